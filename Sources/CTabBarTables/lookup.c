#include "lookup.h"

#include <string.h>

static const char *name_of(const void *rows, size_t index, size_t size) {
  return *(const char *const *)((const char *)rows + index * size);
}

int tb_compare(const char *name, const uint8_t *key, size_t length) {
  return strncmp(name, (const char *)key, length);
}

bool tb_is(const char *name, const uint8_t *key, size_t length) {
  return strlen(name) == length && memcmp(name, key, length) == 0;
}

size_t tb_lower_bound(const void *rows, size_t count, size_t size, const uint8_t *key, size_t length) {
  size_t low = 0;
  while (low < count) {
    size_t middle = (low + count) / 2;
    if (tb_compare(name_of(rows, middle, size), key, length) < 0) {
      low = middle + 1;
    } else {
      count = middle;
    }
  }
  return low;
}

const void *tb_find(const void *rows, size_t count, size_t size, const uint8_t *key, size_t length) {
  size_t index = tb_lower_bound(rows, count, size, key, length);
  if (index == count) return NULL;
  if (!tb_is(name_of(rows, index, size), key, length)) return NULL;
  return (const char *)rows + index * size;
}
