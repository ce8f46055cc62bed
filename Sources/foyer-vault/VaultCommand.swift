import Glibc
import Onboarding
import Secrets
import Vault

/// The program `foyer-vault`, for one who looks after vaults.
enum VaultCommand {
  static func run(_ words: [String]) async -> ExitCode {
    guard let arguments = Arguments(words) else {
      complain(Arguments.help)
      return .usage
    }
    guard let location = arguments.location else {
      print(Arguments.help)
      return .done
    }
    do throws(SecretStoreError) {
      guard let report = try await Vault(location).report() else { throw .noVault }
      // What the app has chosen stays as it is.
      var options = VaultOptions(
        retryLimit: report.retryLimit, atLimit: report.wipesAtLimit ? .wipe : .disable,
        keyDerivation: report.derivation)
      switch arguments.command {
      case .help: return .done
      case .status: return try await status(report, of: Vault(location, options: options))
      case .check(let opens):
        return try await check(report, Vault(location, options: options), opens: opens)
      case .export(let path): return try await export(report, Vault(location), to: path)
      case .cost(let wanted):
        guard let present = report.derivation, present.raised(to: wanted) != present else {
          print("A try costs \(describe(report.derivation)) already. The cost is only raised.")
          return .attention
        }
        options.keyDerivation = wanted
        return try await raise(Vault(location, options: options))
      }
    } catch {
      let message = Message(error)
      complain(message.text)
      return message.code
    }
  }

  private static func status(
    _ report: VaultReport, of vault: Vault
  ) async throws(SecretStoreError) -> ExitCode {
    print(
      """
      file      \(vault.location.path)
      version   \(report.version)
      vault     \(report.id.hexadecimal)
      opens by  \(describe(report.keys))
      a try     costs \(describe(report.derivation))
      limit     \(report.retryLimit) tries, then \
      \(report.wipesAtLimit ? "the vault removes itself" : "the passcode is disabled")
      keyring   \(report.usesKeyring ? "needed" : "not used")
      values    \(report.values)
      size      \(report.length) bytes
      """)
    switch try await vault.status() {
    case .noVault:
      print("state     removed: the last try was used up")
      return .attention
    case .locked(_, let triesLeft): print("state     locked, \(triesLeft) tries left")
    case .throttled(_, let wait):
      print("state     locked, the next try in \(wait.components.seconds + 1) s")
    case .disabled(let keys):
      print("state     disabled by wrong passcodes. \(advice(keys))")
      return .attention
    case .needsRecovery(let keys):
      print("state     its key is not in the keyring. \(advice(keys))")
      return .attention
    case .unlocked: print("state     open")
    }
    return .done
  }

  private static func advice(_ keys: SecretStoreKeys) -> String {
    keys.contains(.recoveryCode)
      ? "The recovery code opens it, in the app."
      : "It has no recovery code: set the app up again."
  }

  private static func check(
    _ report: VaultReport, _ vault: Vault, opens: Bool
  ) async throws(SecretStoreError) -> ExitCode {
    _ = try await vault.status()
    guard opens else {
      print("The file is whole, as far as can be told without the passcode.")
      return .done
    }
    let code = try await unlock(vault)
    guard code == .done else { return code }
    let count = try await vault.check()
    await vault.lock()
    print("The file is whole, and each of its \(count) values opens.")
    return .done
  }

  private static func export(
    _ report: VaultReport, _ vault: Vault, to path: String
  ) async throws(SecretStoreError) -> ExitCode {
    do throws(SecretStoreError) {
      try await vault.export(to: path)
    } catch .vaultExists {
      complain("\(path) is there already. Name a file that is not.")
      return .cannotCreate
    }
    print("Written: \(report.length) bytes, encrypted as they were.")
    if report.usesKeyring {
      print(
        "The copy opens where the keyring has the key of vault \(report.id.hexadecimal), and by "
          + "the recovery code.")
    }
    return .done
  }

  private static func raise(_ vault: Vault) async throws(SecretStoreError) -> ExitCode {
    let code = try await unlock(vault)
    guard code == .done else { return code }
    await vault.lock()
    print("A try costs \(describe(try await vault.report()?.derivation)) from now on.")
    return .done
  }

  private static func unlock(_ vault: Vault) async throws(SecretStoreError) -> ExitCode {
    guard let passcode = try PasscodePrompt.read() else {
      complain("No passcode came. Type it, or give it as a line of the input.")
      return .usage
    }
    switch try await vault.unlock(passcode: passcode) {
    case .unlocked: return .done
    case .rejected(let triesLeft, let wait):
      complain(
        "The passcode is wrong. \(triesLeft) tries are left"
          + (wait > .zero ? ", the next one in \(wait.components.seconds) s." : "."))
      return .notPermitted
    case .throttled(let wait):
      complain("There were wrong passcodes. Try again in \(wait.components.seconds + 1) s.")
      return .later
    case .wiped:
      complain("The passcode is wrong, and it was the last try: the vault has removed itself.")
      return .notPermitted
    case .disabled, .passcodeRequired, .wrongRecoveryCode, .mistypedRecoveryCode:
      complain("No passcode is taken any more. The recovery code opens the vault, in the app.")
      return .notPermitted
    }
  }

  private static func describe(_ derivation: KeyDerivation?) -> String {
    guard let derivation else { return "nothing: there is no passcode" }
    let memory =
      derivation.memoryKiB < 1024
      ? "\(derivation.memoryKiB) KiB" : "\(derivation.memoryKiB / 1024) MiB"
    return
      "\(derivation.operations) \(derivation.operations == 1 ? "pass" : "passes") over \(memory)"
  }

  private static func describe(_ keys: SecretStoreKeys) -> String {
    let names: [(SecretStoreKeys, String)] = [
      (.passcode, "passcode"), (.biometrics, "finger"), (.recoveryCode, "recovery code"),
    ]
    return names.filter { keys.contains($0.0) }.map(\.1).joined(separator: ", ")
  }

  static func complain(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
