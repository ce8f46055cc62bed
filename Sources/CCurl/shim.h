#ifndef FOYER_CCURL_SHIM_H
#define FOYER_CCURL_SHIM_H

#include <curl/curl.h>

// curl_easy_setopt, curl_easy_getinfo and the global flags are variadic functions and compound
// macros, which Swift does not import. Each wrapper below fixes the type of the one argument.

typedef size_t (*foyer_curl_bytes)(char *bytes, size_t size, size_t count, void *context);
typedef curl_socket_t (*foyer_curl_open)(
    void *context, curlsocktype purpose, struct curl_sockaddr *address);

static inline CURLcode foyer_curl_start(void) { return curl_global_init(CURL_GLOBAL_DEFAULT); }

static inline CURLcode foyer_curl_set_long(CURL *easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode foyer_curl_set_size(CURL *easy, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode foyer_curl_set_text(CURL *easy, CURLoption option, const char *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode foyer_curl_set_pointer(CURL *easy, CURLoption option, void *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode foyer_curl_set_bytes(
    CURL *easy, CURLoption option, foyer_curl_bytes function) {
  return curl_easy_setopt(easy, option, function);
}

static inline CURLcode foyer_curl_set_open(CURL *easy, foyer_curl_open function) {
  return curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, function);
}

static inline CURLcode foyer_curl_get_long(CURL *easy, CURLINFO info, long *value) {
  return curl_easy_getinfo(easy, info, value);
}

static inline CURLcode foyer_curl_get_size(CURL *easy, CURLINFO info, curl_off_t *value) {
  return curl_easy_getinfo(easy, info, value);
}

static inline CURLcode foyer_curl_get_text(CURL *easy, CURLINFO info, char **value) {
  return curl_easy_getinfo(easy, info, value);
}

#endif
