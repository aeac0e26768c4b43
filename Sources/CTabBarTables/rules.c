#include "CTabBarTables.h"
#include "lookup.h"

#include <string.h>

// --- Guides ----------------------------------------------------------------------------------------------------------

#define GUIDE(...) {__VA_ARGS__},

static const tb_guide guides[] = {
#include "data/guides.inc"
};

_Static_assert(COUNT(guides) == TB_GUIDES, "the tables have a column for each guide");

const tb_guide *tb_guides(void) { return guides; }

// --- Rules in guides -------------------------------------------------------------------------------------------------

// What a column of a row says, and a column's lack of it.
enum {
  _ = 0,
  x = 1,
  I = tb_cell_info,
  W = tb_cell_warning,
  E = tb_cell_error,
  Ia = I | tb_cell_asks,
  Wa = W | tb_cell_asks,
  Wm = W | tb_cell_mild,
  Wam = Wa | tb_cell_mild,
};

enum { guideline = 1, observed, derived, convention };

#define QUESTION(text) {.question = text},
#define RULE(id, evidence_of_rule, entries) {.rule = id, .evidence = evidence_of_rule, .statements = entries},
#define IN(a, b, c, d, e, f, g, h, i, ground_of_row, numbers, evidence_of_row, note_of_row)                                      \
  {.cells = {a, b, c, d, e, f, g, h, i},                                                                                      \
   .ground = ground_of_row,                                                                                                   \
   .limits = numbers,                                                                                                         \
   .evidence = evidence_of_row,                                                                                               \
   .note = note_of_row},

static const tb_rule_row rules[] = {
#include "data/rules.inc"
};

const tb_rule_row *tb_rule_rows(void) { return rules; }
size_t tb_rule_row_count(void) { return COUNT(rules); }

ptrdiff_t tb_rule_row_named(const char *id) {
  for (size_t row = 0; row < COUNT(rules); row++) {
    if (rules[row].rule && strcmp(rules[row].rule, id) == 0) return (ptrdiff_t)row;
  }
  return -1;
}

bool tb_rule_row_names(size_t row, const char *word) { return rules[row].ground && strstr(rules[row].ground, word); }
bool tb_rule_row_has_platforms(size_t row) { return rules[row].ground && strchr(rules[row].ground, '|'); }
uint8_t tb_rule_cell(size_t row, size_t guide) { return rules[row].cells[guide]; }

// --- Conflicts -------------------------------------------------------------------------------------------------------

#define CONFLICT(name, text, how, entries) {.id = name, .question = text, .advice = how, .catalogue = entries},
#define SAYS(a, b, c, d, e, f, g, h, i, answer, rule_of_row)                                                                  \
  {.cells = {a, b, c, d, e, f, g, h, i}, .says = answer, .rule = rule_of_row},

static const tb_conflict_row conflicts[] = {
#include "data/conflicts.inc"
};

const tb_conflict_row *tb_conflict_rows(void) { return conflicts; }
size_t tb_conflict_row_count(void) { return COUNT(conflicts); }
bool tb_conflict_cell(size_t row, size_t guide) { return conflicts[row].cells[guide]; }
