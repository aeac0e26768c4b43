#include "CTabBarTables.h"
#include "lookup.h"

#include <string.h>

// --- Guides ----------------------------------------------------------------------------------------------------------

// The places of the guides; `others` is the first that is no edition of Apple's.
enum {
#define GUIDE(name, ...) name,
#define OTHERS others, last_edition = others - 1,
#define SECTION(...)
#include "data/guides.inc"
#undef GUIDE
#undef OTHERS
#undef SECTION
};

// Sets of guides.
#define ONLY(guide) (1u << (guide))
#define FROM(first, last) ((2u << (last)) - (1u << (first)))
#define SINCE(first) FROM(first, last_edition)

#define GUIDE(name, ...) {__VA_ARGS__},
#define OTHERS
#define SECTION(...)
static const tb_guide guides[] = {
#include "data/guides.inc"
};
#undef GUIDE
#undef SECTION

const tb_guide *tb_guides(void) { return guides; }
size_t tb_guide_count(void) { return COUNT(guides); }

#define GUIDE(...)
#define SECTION(...) {__VA_ARGS__},
static const struct {
  const char *symbol;
  uint32_t guides;
  const char *name;
} sections[] = {
#include "data/guides.inc"
};

static const char *section_name(const char *symbol, size_t length, size_t guide) {
  for (size_t row = 0; row < COUNT(sections); row++) {
    if ((sections[row].guides >> guide & 1) && tb_is(sections[row].symbol, (const uint8_t *)symbol, length)) {
      return sections[row].name;
    }
  }
  return "";
}

ptrdiff_t tb_number(const char *cell, const uint8_t *name, size_t length) {
  for (; *cell; cell += strcspn(cell, " "), cell += strspn(cell, " ")) {
    if (strncmp(cell, (const char *)name, length) != 0 || cell[length] != '=') continue;
    // Each report reads some; strtol takes ten times as long for a digit.
    ptrdiff_t number = 0;
    for (cell += length + 1; *cell >= '0' && *cell <= '9'; cell++) number = 10 * number + *cell - '0';
    return number;
  }
  return -1;
}

// --- Rules in guides -------------------------------------------------------------------------------------------------

// How severe a breach is.
enum {
  _ = 0,
  I = tb_info,
  W = tb_warning,
  E = tb_error,
  Ia = I | tb_asks,
  Wa = W | tb_asks,
  Wm = W | tb_mild,
  Wam = Wa | tb_mild,
};

enum { guideline = 1, observed, derived, convention };

#define QUESTION(text) {.question = text},
#define RULE(id, evidence_of_rule, entries) {.rule = id, .evidence = evidence_of_rule, .statements = entries},
#define IN(set, how, ground_of_row, numbers, evidence_of_row, note_of_row)                                                    \
  {.guides = set,                                                                                                             \
   .severity = how,                                                                                                           \
   .ground = ground_of_row,                                                                                                   \
   .limits = numbers,                                                                                                         \
   .evidence = evidence_of_row,                                                                                               \
   .note = note_of_row},

static const tb_rule_row rules[] = {
#include "data/rules.inc"
};

const tb_rule_row *tb_rule_rows(void) { return rules; }
size_t tb_rule_row_count(void) { return COUNT(rules); }

const char *tb_ground(size_t row, size_t guide, const uint8_t *platform, size_t name, size_t *length) {
  const char *cell = rules[row].ground ? rules[row].ground : "", *part = cell;
  for (const char *bar = strchr(cell, '|'); bar; bar = strchr(bar, '|')) {
    bar += 1 + strspn(bar + 1, " ");
    if (strncmp(bar, (const char *)platform, name) != 0 || bar[name] != ':') continue;
    part = bar + name + 1 + strspn(bar + name + 1, " ");
    break;
  }
  *length = strcspn(part, "|");
  while (*length > 0 && part[*length - 1] == ' ') --*length;
  if (*part != '<') return part;
  part = section_name(part + 1, *length - 2, guide);
  *length = strlen(part);
  return part;
}

bool tb_has(const char *text, size_t length, const uint8_t *word, size_t size) {
  for (; length >= size; text++, length--) {
    if (*text == *word && memcmp(text, word, size) == 0) return true;
  }
  return false;
}

ptrdiff_t tb_rule_row_named(const char *id) {
  for (size_t row = 0; row < COUNT(rules); row++) {
    if (rules[row].rule && strcmp(rules[row].rule, id) == 0) return (ptrdiff_t)row;
  }
  return -1;
}
