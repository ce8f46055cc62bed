import Onboarding

/// What one who looks after a vault reads about an error: what happened, and what to do.
struct Message {
  let text: String
  let code: ExitCode

  init(_ error: SecretStoreError) {
    (text, code) =
      switch error {
      case .noVault:
        (
          "There is no vault. The place may be another: name it with --folder or --file.", .noInput
        )
      case .vaultExists: ("There is a vault already.", .cannotCreate)
      case .locked:
        ("The vault was changed or put in another's place meanwhile. Try again.", .later)
      case .refused(let reason): (Self.text(for: reason), .usage)
      case .keyring(let reason): (Self.text(for: reason), .unavailable)
      case .deviceKeyMissing:
        (
          "The keyring is open and does not have the key of this vault. Put the keyring's file back "
            + "from a copy, or open the vault by its recovery code, in the app.", .attention
        )
      case .storage(let reason): (Self.text(for: reason), .disk)
      case .damaged(let part): (Self.text(for: part), .attention)
      case .newerVersion(let found, let known):
        (
          "The file is of version \(found), and this program knows versions up to \(known). Use the "
            + "program that came with the app.", .attention
        )
      case .busy(let seconds):
        (
          "Another program has been using the vault for \(seconds) s. Close the app and try again.",
          .later
        )
      case .noMemory:
        (
          "The system gave no memory. A try needs what foyer-vault status names: close programs, or "
            + "raise the limit of memory.", .later
        )
      }
  }

  private static func text(for reason: SecretStoreError.RefusedReason) -> String {
    switch reason {
    case .emptyPasscode: "The passcode is empty. Type it, or give it as a line of the input."
    case .longPasscode(let maximum): "The passcode is longer than \(maximum) bytes."
    case .passcodeNotText: "The passcode is no text in UTF-8. Check the terminal's encoding."
    case .name(let maximum): "Names have 1 to \(maximum) bytes."
    case .longValue(let maximum): "A value has at most \(maximum) bytes."
    case .tooManyValues(let maximum): "The vault is full: \(maximum) is the most. Remove values."
    case .lastWay: "Nothing else opens the vault. Set a passcode first."
    }
  }

  private static func text(for reason: SecretStoreError.KeyringReason) -> String {
    switch reason {
    case .absent:
      "There is no keyring here. Run this in the person's desktop session, or start "
        + "gnome-keyring-daemon on its session bus."
    case .locked: "The keyring is locked. Unlock it, for instance with seahorse, and try again."
    case .notUnlocked:
      "The keyring is still locked: the question was dismissed or answered wrongly."
    case .died: "The keyring ended meanwhile. Try again; if that happens again, look at its log."
    case .timedOut(let seconds):
      "The keyring gave no answer within \(seconds) s. See whether it hangs, and try again."
    case .failed(let code):
      "The keyring gave an answer that it should not (\(code)). Look at its log."
    }
  }

  private static func text(for reason: SecretStoreError.StorageReason) -> String {
    switch reason {
    case .full: "The disk, or this person's share of it, is full. Make room and try again."
    case .readOnly: "The file system is read-only. Mount it for writing and try again."
    case .notPermitted: "This person may not read or write there. Run it as the vault's owner."
    case .notPrivate:
      "The file or its folder is somebody else's, or others may write to it. Give it to its owner: "
        + "chown, and chmod go-w."
    case .notAFile: "In the place of the file or folder there is something else, or a link."
    case .tooLarge(let maximum): "The file is larger than \(maximum) bytes: it is no vault."
    case .system(let code): "The system failed with error \(code). Check the disk."
    }
  }

  private static func text(for part: SecretStoreError.DamagedPart) -> String {
    let what =
      switch part {
      case .magic: "This is no vault"
      case .structure: "The file is damaged in its structure"
      case .index: "The file is damaged in the list of its values"
      case .value: "The file is damaged in a value"
      }
    return what + ". Put a copy back that foyer-vault export or a backup has made."
  }
}
