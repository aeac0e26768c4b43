#include "CTabBarTables.h"
#include "lookup.h"

#define HAS_ROWS(table, count) _Static_assert(COUNT(table) == (count), #table " has a number for each scalar")

// --- Latin, Greek and Cyrillic ---------------------------------------------------------------------------------------

static const uint16_t inter_regular[] = {
#include "data/inter-regular.inc"
};
HAS_ROWS(inter_regular, 0x830);

static const uint16_t inter_medium[] = {
#include "data/inter-medium.inc"
};
HAS_ROWS(inter_medium, 0x830);

static const uint16_t inter_semibold[] = {
#include "data/inter-semibold.inc"
};
HAS_ROWS(inter_semibold, 0x830);

static const uint16_t inter_bold[] = {
#include "data/inter-bold.inc"
};
HAS_ROWS(inter_bold, 0x830);

const uint16_t *tb_inter_regular(void) { return inter_regular; }
const uint16_t *tb_inter_medium(void) { return inter_medium; }
const uint16_t *tb_inter_semibold(void) { return inter_semibold; }
const uint16_t *tb_inter_bold(void) { return inter_bold; }

// The class of a character as the first and as the second of a pair, and a table of classes a script.
static const uint8_t kerning_first[] = {
#include "data/kerning-first.inc"
};
HAS_ROWS(kerning_first, 0x830);

static const uint8_t kerning_second[] = {
#include "data/kerning-second.inc"
};
HAS_ROWS(kerning_second, 0x830);

static const int16_t kerning_latin[][80] = {
#include "data/kerning-latin.inc"
};

static const int16_t kerning_greek[][80] = {
#include "data/kerning-greek.inc"
};

static const int16_t kerning_cyrillic[][80] = {
#include "data/kerning-cyrillic.inc"
};

static const int16_t kerning_hebrew[27][27] = {
#include "data/kerning-hebrew.inc"
};

enum { GREEK = 0x2E0, CYRILLIC = GREEK + 0x90, EXTENDED_LATIN = 0x4A0 };

static int script_at(uint32_t index) { return index < GREEK || index >= EXTENDED_LATIN ? 0 : index < CYRILLIC ? 1 : 2; }

int32_t tb_kerning(uint32_t first, uint32_t second) {
  int script = script_at(first);
  if (first >= COUNT(kerning_first) || second >= COUNT(kerning_second) || script_at(second) != script) return 0;
  const int16_t(*table)[80] = script == 0 ? kerning_latin : script == 1 ? kerning_greek : kerning_cyrillic;
  return table[kerning_first[first]][kerning_second[second]];
}

int32_t tb_hebrew_kerning(uint32_t first, uint32_t second) {
  uint32_t row = first - 0x5D0, column = second - 0x5D0;
  return row < 27 && column < 27 ? kerning_hebrew[row][column] : 0;
}

// --- Pairs -----------------------------------------------------------------------------------------------------------

// Two scalars and what belongs to both; sorted.
typedef struct {
  uint16_t first, second, value;
} pair;

static const pair composed[] = {
#include "data/inter-composed.inc"
};

static const pair indic_pairs[] = {
#include "data/indic-pairs.inc"
};

// Returns the value of a pair, or -1. Of several rows the first one counts: a Greek letter with an accent has two code
// points, and the lower one is in use.
static int32_t find_pair(const pair *pairs, size_t count, uint32_t first, uint32_t second) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    const pair *found = &pairs[middle];
    if (found->first < first || (found->first == first && found->second < second)) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low < count && pairs[low].first == first && pairs[low].second == second ? pairs[low].value : -1;
}

uint32_t tb_composed_letter(uint32_t letter, uint32_t mark) {
  int32_t found = find_pair(composed, COUNT(composed), letter, mark);
  return found < 0 ? 0 : (uint32_t)found;
}

int32_t tb_indic_pair_advance(uint32_t first, uint32_t second) {
  return find_pair(indic_pairs, COUNT(indic_pairs), first, second);
}

// --- Other scripts ---------------------------------------------------------------------------------------------------

static const uint16_t armenian_hebrew[] = {
#include "data/armenian-hebrew.inc"
};
HAS_ROWS(armenian_hebrew, 0xD0);

static const uint16_t indic[] = {
#include "data/indic.inc"
};
HAS_ROWS(indic, 0x500);

static const uint16_t indic_before[] = {
#include "data/indic-before.inc"
};
HAS_ROWS(indic_before, 0x500);

static const uint16_t indic_after[] = {
#include "data/indic-after.inc"
};
HAS_ROWS(indic_after, 0x500);

static const uint16_t thai_lao[] = {
#include "data/thai-lao.inc"
};
HAS_ROWS(thai_lao, 0x100);

static const uint16_t myanmar[] = {
#include "data/myanmar.inc"
};
HAS_ROWS(myanmar, 0xA0);

static const uint16_t georgian[] = {
#include "data/georgian.inc"
};
HAS_ROWS(georgian, 0x60);

static const uint16_t ethiopic[] = {
#include "data/ethiopic.inc"
};
HAS_ROWS(ethiopic, 0x180);

static const uint16_t khmer[] = {
#include "data/khmer.inc"
};
HAS_ROWS(khmer, 0x80);

static const uint16_t khmer_below[] = {
#include "data/khmer-below.inc"
};
HAS_ROWS(khmer_below, 0x80);

static uint16_t advance(const uint16_t *table, size_t count, uint32_t index) { return index < count ? table[index] : 0; }

#define ADVANCE(table, first) advance(table, COUNT(table), scalar - (first))

uint16_t tb_script_advance(uint32_t scalar) {
  if (scalar < 0x600) return ADVANCE(armenian_hebrew, 0x530);
  if (scalar < 0xE00) return ADVANCE(indic, 0x900);
  if (scalar < 0x1000) return ADVANCE(thai_lao, 0xE00);
  if (scalar < 0x10A0) return ADVANCE(myanmar, 0x1000);
  if (scalar < 0x1200) return ADVANCE(georgian, 0x10A0);
  if (scalar < 0x1780) return ADVANCE(ethiopic, 0x1200);
  return ADVANCE(khmer, 0x1780);
}

uint16_t tb_khmer_below_advance(uint32_t scalar) { return ADVANCE(khmer_below, 0x1780); }
uint16_t tb_indic_advance_before(uint32_t scalar) { return ADVANCE(indic_before, 0x900); }
uint16_t tb_indic_advance_after(uint32_t scalar) { return ADVANCE(indic_after, 0x900); }

static const tb_arabic arabic[] = {
#include "data/arabic.inc"
};
HAS_ROWS(arabic, 0xE0);

static const tb_arabic lam_alef = {
#include "data/lam-alef.inc"
};

tb_arabic tb_arabic_advances(uint32_t scalar) {
  uint32_t index = scalar - 0x620;
  return index < COUNT(arabic) ? arabic[index] : (tb_arabic){0};
}

tb_arabic tb_lam_alef_advances(void) { return lam_alef; }
