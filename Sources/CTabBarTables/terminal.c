#include "CTabBarTables.h"
#include "lookup.h"

#include <stdbool.h>

typedef struct {
  uint32_t first, last;
} range;

static const range none[] = {
#include "data/columns-none.inc"
};

static const range wide[] = {
#include "data/columns-wide.inc"
};

static bool contains(const range *ranges, size_t count, uint32_t scalar) {
  size_t low = 0;
  while (low < count) {
    size_t middle = (low + count) / 2;
    if (scalar > ranges[middle].last) {
      low = middle + 1;
    } else if (scalar < ranges[middle].first) {
      count = middle;
    } else {
      return true;
    }
  }
  return false;
}

unsigned tb_terminal_columns(uint32_t scalar) {
  if (scalar < 0x20) return 0;
  if (scalar < 0x7F) return 1;
  if (scalar < 0xA0) return 0;
  if (contains(none, COUNT(none), scalar)) return 0;
  return contains(wide, COUNT(wide), scalar) ? 2 : 1;
}

// U+00C0…024F and U+1E00…1EFF.
static const char letters[][3] = {
#include "data/latin-letters.inc"
};

_Static_assert(COUNT(letters) == 0x190 + 0x100, "data/latin-letters.inc has a row for each letter");

static const struct {
  uint32_t scalar;
  char text[6];
} signs[] = {
#include "data/ascii.inc"
};

const char *tb_in_ascii(uint32_t scalar) {
  const char *letter = scalar >= 0xC0 && scalar <= 0x24F      ? letters[scalar - 0xC0]
                       : scalar >= 0x1E00 && scalar <= 0x1EFF ? letters[scalar - 0x1E00 + 0x190]
                                                              : "";
  if (*letter != '\0') return letter;
  size_t low = 0;
  for (size_t high = COUNT(signs); low < high;) {
    size_t middle = (low + high) / 2;
    if (signs[middle].scalar < scalar) low = middle + 1;
    else high = middle;
  }
  return low < COUNT(signs) && signs[low].scalar == scalar ? signs[low].text : NULL;
}
