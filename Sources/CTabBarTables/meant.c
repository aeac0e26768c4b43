#include "CTabBarTables.h"

#include <string.h>

// Of C23, and understood in earlier C as well.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char meant[] = {
#embed "data/meant.tsv"
    , 0};

static const char answered[] = {
#embed "data/answered.tsv"
    , 0};

static const uint8_t *row_in(const char *low, const char *high, const uint8_t *word, size_t length,
                             size_t *count) {
  while (low < high) {
    const char *row = low + (high - low) / 2;
    while (row > low && row[-1] != '\n') row--;
    // The rows of the head begin with a sign that is before all words.
    size_t name = strcspn(row, "\t\n");
    int order = memcmp(row, word, name < length ? name : length);
    if (order == 0 && name == length) {
      row += name + 1;
      *count = strcspn(row, "\n");
      return (const uint8_t *)row;
    }
    if (order < 0 || (order == 0 && name < length)) {
      low = row + strcspn(row, "\n") + 1;
    } else {
      high = row;
    }
  }
  return NULL;
}

const uint8_t *tb_meant(const uint8_t *word, size_t length, size_t *count) {
  return row_in(meant, meant + sizeof meant - 1, word, length, count);
}

const uint8_t *tb_answered(const uint8_t *word, size_t length, size_t *count) {
  return row_in(answered, answered + sizeof answered - 1, word, length, count);
}
