#include "CTabBarTables.h"

#include <string.h>

// Of C23, and understood in earlier C as well.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char sentences[] = {
#embed "data/sentences.tsv"
    , 0};

const char *tb_sentences(void) { return sentences; }

static const char *next_row(const char *row) {
  row += strcspn(row, "\n");
  return *row ? row + 1 : row;
}

const char *tb_sentence(const char *last, const char *beginning, size_t *length) {
  size_t size = strlen(beginning);
  for (const char *row = last ? next_row(last) : sentences; *row; row = next_row(row)) {
    if (strncmp(row, beginning, size) != 0) continue;
    *length = strcspn(row, "\n");
    return row;
  }
  return NULL;
}
