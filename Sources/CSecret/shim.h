#ifndef FOYER_CSECRET_SHIM_H
#define FOYER_CSECRET_SHIM_H

// Items by service and collection are what tells "locked" from "absent"; libsecret calls them
// subject to change.
#define SECRET_API_SUBJECT_TO_CHANGE 1
#include <libsecret/secret.h>

// A schema is a row of 32 pairs, which Swift sees as a tuple, and its error domain a macro.

static inline const SecretSchema *foyer_secret_schema(void) {
  static const SecretSchema schema = {
      "foyer.Vault.Key",
      SECRET_SCHEMA_NONE,
      {
          {"application", SECRET_SCHEMA_ATTRIBUTE_STRING},
          {"vault", SECRET_SCHEMA_ATTRIBUTE_STRING},
          {"part", SECRET_SCHEMA_ATTRIBUTE_STRING},
          {NULL, SECRET_SCHEMA_ATTRIBUTE_STRING},
      },
      0, NULL, NULL, NULL, NULL, NULL, NULL, NULL};
  return &schema;
}

static inline GQuark foyer_secret_error_domain(void) { return SECRET_ERROR; }

static inline GHashTable *foyer_secret_attributes(
    const char *application, const char *vault, const char *part) {
  GHashTable *table = g_hash_table_new_full(g_str_hash, g_str_equal, NULL, g_free);
  if (application) g_hash_table_insert(table, (gpointer) "application", g_strdup(application));
  g_hash_table_insert(table, (gpointer) "vault", g_strdup(vault));
  g_hash_table_insert(table, (gpointer) "part", g_strdup(part));
  return table;
}

#endif
