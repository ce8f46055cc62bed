// Makes keys of a passcode by libsodium alone: the peer of VaultBenchmark.
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

int main(int count, char **words) {
  if (count != 4 || sodium_init() < 0) return 64;
  unsigned long long operations = strtoull(words[1], NULL, 10);
  size_t memory = strtoull(words[2], NULL, 10) * 1024;
  unsigned char key[32], salt[crypto_pwhash_SALTBYTES];
  for (size_t i = 0; i < sizeof salt; i++) salt[i] = 7;
  double quickest = 3.6e6;
  for (int i = atoi(words[3]); i > 0; i--) {
    double began = milliseconds();
    if (crypto_pwhash(key, sizeof key, "830957", 6, salt, operations, memory,
                      crypto_pwhash_ALG_ARGON2ID13))
      return 1;
    double elapsed = milliseconds() - began;
    if (elapsed < quickest) quickest = elapsed;
  }
  printf("%f\n", quickest);
  return 0;
}
