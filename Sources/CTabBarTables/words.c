#include "CTabBarTables.h"
#include "lookup.h"

#include <string.h>

// --- Words in titles -------------------------------------------------------------------------------------------------

#define ARRAY(...) ((const char *const[]){__VA_ARGS__, NULL})
#define LIST(list, where) {.name = list, .source = where},
#define WORDS(tongue, ...) {.language = tongue, .words = ARRAY(__VA_ARGS__)},
#define MEANS(en, de, fr, es, ja) WORDS("en", PLAIN en) WORDS("de", PLAIN de) WORDS("fr", PLAIN fr) WORDS("es", PLAIN es) WORDS("ja", PLAIN ja)
#define PLAIN(...) __VA_ARGS__

static const struct {
  const char *name, *source, *language;
  const char *const *words;
} rows[] = {
#include "data/words.inc"
};

const char *tb_word_list_name(size_t row) { return row < COUNT(rows) ? rows[row].name : NULL; }
const char *tb_word_list_source(size_t row) { return rows[row].source; }
const char *tb_word_list_language(size_t row) { return row < COUNT(rows) ? rows[row].language : NULL; }
size_t tb_word_list_rows(void) { return COUNT(rows); }

static uint8_t lower(uint8_t byte) { return byte >= 'A' && byte <= 'Z' ? byte | 0x20 : byte; }

// Whether a code is that of a locale's language: de of de, de-CH and DE_ch.
static bool is_language(const char *code, const uint8_t *locale, size_t length) {
  size_t index = 0;
  for (; code[index]; index++) {
    if (index == length || lower(locale[index]) != (uint8_t)code[index]) return false;
  }
  return index == 0 || index == length || locale[index] == '-' || locale[index] == '_';
}

tb_words tb_word_list_words(size_t *row, const uint8_t *locale, size_t length) {
  while (++*row < COUNT(rows) && rows[*row].words) {
    if (is_language(rows[*row].language, locale, length)) return rows[*row].words;
  }
  return NULL;
}

uint64_t tb_word_lists_with(const char *text, const char *locale) {
  uint64_t lists = 0, list = 0;
  size_t length = strlen(locale);
  for (size_t row = 0; row < COUNT(rows); row++) {
    if (rows[row].name) {
      list = list ? list << 1 : 1;
    } else if (is_language(rows[row].language, (const uint8_t *)locale, length)) {
      const char *const *words = rows[row].words;
      for (size_t word = 0; words[word]; word++) {
        if (*words[word] == *text && strcmp(words[word], text) == 0) lists |= list;
      }
    }
  }
  return lists;
}

int tb_words_contain(tb_words words, const uint8_t *title, size_t length) {
  bool is_plain = length > 0 && title[0] > ' ' && title[length - 1] > ' ';
  uint8_t first = length > 0 ? lower(title[0]) : 0;
  for (; *words; words++) {
    if ((uint8_t)**words != first) continue;
    size_t index = 0;
    while (index < length && (*words)[index] && (uint8_t)(*words)[index] == lower(title[index])) index++;
    if (index == length && (*words)[index] == 0) return 1;
  }
  for (size_t index = 0; index < length; index++) is_plain = is_plain && title[index] < 0x80;
  return is_plain ? 0 : -1;
}

// --- Meanings of symbols ---------------------------------------------------------------------------------------------

#define NAMES(...) ARRAY(__VA_ARGS__)
#define MEANING(sort, names, ...) {.kind = tb_meaning_##sort, .symbols = NAMES names, .words = ARRAY(__VA_ARGS__)},

static const tb_meaning meanings[] = {
#include "data/meanings.inc"
};

const tb_meaning *tb_meanings(void) { return meanings; }
size_t tb_meaning_count(void) { return COUNT(meanings); }

ptrdiff_t tb_universal_meaning(const uint8_t *symbol, size_t length) {
  static const char *const variants[] = {".fill", ".circle", ".square"};
  for (size_t row = 0; row < COUNT(meanings) && meanings[row].kind <= tb_meaning_listed; row++) {
    if (tb_words_contain(meanings[row].symbols, symbol, length) == 1) return (ptrdiff_t)row;
  }
  for (size_t index = 0; index < COUNT(variants); index++) {
    size_t end = strlen(variants[index]);
    if (length > end && memcmp(symbol + length - end, variants[index], end) == 0) {
      return tb_universal_meaning(symbol, length - end);
    }
  }
  return -1;
}
