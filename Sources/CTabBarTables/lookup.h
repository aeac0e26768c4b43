// Looks up a name in rows that begin with one and are sorted by its bytes.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define COUNT(table) (sizeof(table) / sizeof *(table))

// Returns whether a name is these bytes.
bool tb_is(const char *name, const uint8_t *key, size_t length);

// Compares a name with `length` bytes of another one; 0 where it begins with them.
int tb_compare(const char *name, const uint8_t *key, size_t length);

// Returns the index of the first row whose name is not before the key.
size_t tb_lower_bound(const void *rows, size_t count, size_t size, const uint8_t *key, size_t length);

// Returns the row whose name is the key, or NULL.
const void *tb_find(const void *rows, size_t count, size_t size, const uint8_t *key, size_t length);
