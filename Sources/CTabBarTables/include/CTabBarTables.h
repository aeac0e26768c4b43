#ifndef CTABBARTABLES_H
#define CTABBARTABLES_H

// Tables as constant data, which costs nothing before it is read. The numbers and names are in plain files in the
// folder `data`, a row a line, so that they can be read, replaced by a script, and compared.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// --- Devices (data/devices.inc) --------------------------------------------------------------------------------------

typedef enum __attribute__((enum_extensibility(closed))) {
  tb_platform_iOS,
  tb_platform_iPadOS,
  tb_platform_tvOS,
  tb_platform_visionOS,
} tb_platform;

typedef enum __attribute__((enum_extensibility(closed))) {
  tb_confidence_low,
  tb_confidence_medium,
  tb_confidence_high,
} tb_confidence;

// The size classes of width and height: C is compact, R regular.
typedef enum __attribute__((enum_extensibility(closed))) {
  tb_classes_none,
  tb_classes_CC,
  tb_classes_CR,
  tb_classes_RC,
  tb_classes_RR,
} tb_classes;

// Distances from the edges, in points.
typedef struct {
  uint16_t top, left, bottom, right;
} tb_insets;

typedef struct {
  const char *_Nonnull id;
  const char *_Nonnull name;
  tb_platform platform;
  uint16_t year;
  uint16_t first_version, last_version; // of the system; last_version is 0 where no end is known
  uint16_t width, height;               // held upright, in points
  uint16_t scale;
  tb_insets portrait_insets, landscape_insets;
  tb_classes portrait_classes, landscape_classes;
  tb_confidence confidence;
  const char *_Nonnull source;
} tb_device;

// Changes the edges of a safe area by a row of data/safe-areas.inc, where that is about an iPhone or iPad, which was first sold
// with a version, and the version that it runs; returns the source, or NULL where nothing changes.
const char *_Nullable tb_safe_area(size_t row, const char *_Nonnull id, bool is_pad, bool has_indicator, long sold,
                                   long version, bool is_aside, double *_Nonnull top, double *_Nonnull left,
                                   double *_Nonnull bottom, double *_Nonnull right);
size_t tb_safe_area_count(void);

// Why a number is an estimate (data/estimates.inc).
typedef struct {
  const char *_Nonnull estimate; // the case of Estimate.swift
  const char *_Nonnull reason;
  tb_confidence confidence;
  bool is_of_surroundings;
} tb_estimate;

const tb_estimate *_Nonnull tb_estimates(void);
size_t tb_estimate_count(void);

// A number of a bar, and who says so (data/facts.inc).
typedef struct {
  const char *_Nonnull fact; // the case of Fact.swift
  const char *_Nonnull name;
  double value;
  tb_confidence confidence;
  uint8_t estimate; // the row of its estimate, beyond the last one for none
  const char *_Nonnull source;
} tb_fact;

const tb_fact *_Nonnull tb_facts(void);
size_t tb_fact_count(void);

// Where a system has a bar or a tab, and who says so (data/places.inc).
typedef struct {
  const char *_Nonnull name;
  const char *_Nonnull place;
  const char *_Nonnull rule;
  const char *_Nonnull source;
  tb_confidence confidence;
  const char *_Nullable text; // that a finding cites
} tb_place;

const tb_place *_Nonnull tb_places(void);

// Returns the device whose identifier is these bytes, or NULL.
const tb_device *_Nullable tb_device_named(const uint8_t *_Nonnull id, size_t length);

// The devices in the order in which they are listed.
const tb_device *_Nonnull tb_devices(void);
size_t tb_device_count(void);

// --- Guidelines (data/guides.inc, data/rules.inc) ---------------------------------------------------------------------

typedef struct {
  const char *_Nonnull id;
  const char *_Nonnull name;
  const char *_Nonnull source;
  const char *_Nonnull summary;
  const char *_Nonnull page;     // as findings cite it
  const char *_Nonnull versions; // of systems, such as `iOS=16 tvOS=16`
  const char *_Nonnull copies;   // what its date and headings were read in
} tb_guide;

const tb_guide *_Nonnull tb_guides(void);
size_t tb_guide_count(void);

// Returns the number that a cell such as `compactTabs=5 askedTabs=8` has by a name, or -1.
ptrdiff_t tb_number(const char *_Nonnull cell, const uint8_t *_Nullable name, size_t length);

// Returns the part of a row's ground that is for a platform, else the part for all of them, with which it begins. For a
// section in angle brackets it is the name that the section has in the guide, empty where its page has none.
const char *_Nonnull tb_ground(
    size_t row, size_t guide, const uint8_t *_Nullable platform, size_t name, size_t *_Nonnull length);

// Returns whether a text has a word in it.
bool tb_has(const char *_Nonnull text, size_t length, const uint8_t *_Nullable word, size_t size);

// How severe a breach of a rule is in some guides, and more.
enum {
  tb_info = 1,
  tb_warning = 2,
  tb_error = 3,
  tb_severity = 3, // the bits of the severity
  tb_asks = 4,     // the guide leaves the matter to people
  tb_mild = 8,     // an open question informs
};

// A heading (`question`), a rule below it (`rule`), or what some guides say of that rule (`ground`).
typedef struct {
  const char *_Nullable question;
  const char *_Nullable rule;
  const char *_Nullable statements;
  uint32_t guides; // a bit for each, the first guide's the lowest
  uint8_t severity;
  uint8_t evidence; // 1 is the firmest, 0 that of the rule
  const char *_Nullable ground;
  const char *_Nullable limits;
  const char *_Nullable note;
} tb_rule_row;

const tb_rule_row *_Nonnull tb_rule_rows(void);
size_t tb_rule_row_count(void);
// Returns the place of the row that a rule begins with, or -1.
ptrdiff_t tb_rule_row_named(const char *_Nonnull id);

// --- Pages of rules (data/pages.inc) ---------------------------------------------------------------------------------

// Returns the page of a rule in a language, such as `en`, or NULL where there is none. It ends with a zero.
const uint8_t *_Nullable tb_page(const char *_Nonnull language, const char *_Nonnull id);

// Returns what comes below a heading of the second level, up to the end of the page, or NULL where there is none.
const uint8_t *_Nullable tb_page_section(const uint8_t *_Nonnull page, const char *_Nonnull heading);
// Returns how long such a section is, up to the next one.
size_t tb_page_section_length(const uint8_t *_Nonnull section);

// Returns whether a digest, in hexadecimal digits, is that of a section of the English page of today.
bool tb_translates(const char *_Nonnull digits, const char *_Nonnull id, const char *_Nonnull heading);
// Returns whether a page has a section that translates the English one of today: a comment below its heading has the digest.
bool tb_page_translates(const uint8_t *_Nonnull page, const char *_Nonnull id, const char *_Nonnull heading);

// Returns the message of a page with a key, that for a single tab or that for any number, with the lines that go on with it;
// NULL where the page lacks it.
const uint8_t *_Nullable tb_page_message(const uint8_t *_Nonnull page, const char *_Nonnull key, bool is_one,
                                         size_t *_Nonnull length);

// The language and the identifier of a page by its place in the list; NULL after the last.
const char *_Nullable tb_page_language(size_t index);
const char *_Nullable tb_page_id(size_t index);

// --- SF Symbols (data/symbols.inc, data/symbol-releases.inc) ---------------------------------------------------------

typedef struct {
  const char *_Nonnull name;       // of the outlined or only form
  float since;                     // the release that brought it, such as 2022 or 2022.1
  float filled_since;              // the release that brought the filled form, or 0 where there is none
  const char *_Nullable only_for;  // the only use that Apple allows
} tb_symbol;

// A release of SF Symbols, and the versions of the systems that were the first to have its symbols, such as 16.1.
typedef struct {
  float release, iOS, tvOS, visionOS; // that of iPadOS is that of iOS
} tb_symbol_release;

// Returns the symbol whose name is these bytes, or NULL.
const tb_symbol *_Nullable tb_symbol_named(const uint8_t *_Nonnull name, size_t length);

// Returns the first of the symbols whose names begin with these bytes, and sets how many there are; they follow each
// other, in the order of their names' bytes.
const tb_symbol *_Nonnull tb_symbols_beginning_with(const uint8_t *_Nullable prefix, size_t length,
                                                    size_t *_Nonnull count);

// The releases, the oldest first.
const tb_symbol_release *_Nonnull tb_symbol_releases(void);
size_t tb_symbol_release_count(void);

// --- Characters of pictures (data/glyphs.inc) ------------------------------------------------------------------------

// Returns a character by its name, in Unicode (0), in ASCII (1) or for text without pictures (2); NULL where there is none.
const char *_Nullable tb_glyph(const char *_Nonnull name, size_t alphabet);

// --- Signs of symbols in a terminal (data/icon-signs.inc) ------------------------------------------------------------

typedef struct {
  const char *_Nonnull symbol;
  const char *_Nonnull sign;
  const char *_Nonnull ascii;
  const char *_Nullable filled; // the solid sign of the filled form, or NULL
} tb_icon_sign;

// Returns the sign of the symbol whose name is these bytes, or NULL.
const tb_icon_sign *_Nullable tb_icon_sign_of(const uint8_t *_Nonnull symbol, size_t length);

// Every sign, in the order of the symbols' bytes.
const tb_icon_sign *_Nonnull tb_icon_signs(void);
size_t tb_icon_sign_count(void);

// --- Drawings of symbols (data/icon-drawings.inc) --------------------------------------------------------------------

typedef struct {
  const char *_Nonnull symbol;  // the name without the part `fill`
  const char *_Nonnull regular; // the path of the outlined or only form, in the letters of SVG
  const char *_Nullable filled; // the path of the filled form, or NULL where the regular one does for it
} tb_icon_drawing;

// Returns the drawing of the symbol whose name is these bytes, or NULL.
const tb_icon_drawing *_Nullable tb_icon_drawing_of(const uint8_t *_Nonnull symbol, size_t length);

// Every drawing, in the order of the symbols' bytes.
const tb_icon_drawing *_Nonnull tb_icon_drawings(void);
size_t tb_icon_drawing_count(void);

// --- Text in a terminal (data/columns-*.inc, data/latin-letters.inc, data/ascii.inc) ---------------------------------

// Returns how many columns a scalar takes: 0, 1 or 2.
unsigned tb_terminal_columns(uint32_t scalar);

// Returns how a letter or sign outside ASCII is written in ASCII, or NULL where the tables have no such form.
const char *_Nullable tb_in_ascii(uint32_t scalar);

// --- Widths of titles ------------------------------------------------------------------------------------------------

enum {
  // The unit of advances and kerning: Inter's units per em.
  TB_UNITS_PER_EM = 2816,
};

// The advances of U+0020…02FF, U+0370…052F, U+1E00…20CF, U+2100…214F and U+2190…21FF, one after the other; 0 where there
// is no glyph (data/inter-*.inc).
const uint16_t *_Nonnull tb_inter_regular(void);
const uint16_t *_Nonnull tb_inter_medium(void);
const uint16_t *_Nonnull tb_inter_semibold(void);
const uint16_t *_Nonnull tb_inter_bold(void);

// Returns the letter that a letter and a combining mark make, or 0 where Inter has no such letter
// (data/inter-composed.inc).
uint32_t tb_composed_letter(uint32_t letter, uint32_t mark);

// Returns by how much a letter or digit is moved after another one of its script, mostly closer, which is negative; 0
// where no kerning is known (data/kerning-*.inc). Both are given as their places in the table of advances.
int32_t tb_kerning(uint32_t first, uint32_t second);

// The same for two Hebrew letters, given as scalars.
int32_t tb_hebrew_kerning(uint32_t first, uint32_t second);

// Returns the advance of a scalar of Armenian, Hebrew, the Indic scripts, Thai, Lao, Myanmar, Georgian, Ethiopic or Khmer,
// 0 for any other. A sign that is drawn with a letter has what it adds to most letters.
uint16_t tb_script_advance(uint32_t scalar);

// Returns what a Khmer letter adds below the letter before it.
uint16_t tb_khmer_below_advance(uint32_t scalar);

// Returns what an Indic consonant takes of a conjunct with the next one, or with the one before.
uint16_t tb_indic_advance_before(uint32_t scalar);
uint16_t tb_indic_advance_after(uint32_t scalar);

// Returns the advance of an Indic consonant and what joins it (a consonant after a virama, or a sign) where the sum of
// the two is wrong by more than a twentieth of an em, or -1 where it is not.
int32_t tb_indic_pair_advance(uint32_t first, uint32_t second);

// The advances of an Arabic letter by its place in a joined run.
typedef struct {
  uint16_t alone, beginning, inside, ending;
} tb_arabic;

// Returns the advances of a letter of U+0620…06FF; all are 0 for any other scalar.
tb_arabic tb_arabic_advances(uint32_t scalar);

// Returns the advances of the ligature of lam and alef, which joins only the letter before it.
tb_arabic tb_lam_alef_advances(void);

// --- Commands and starters (data/commands.md, data/starters.md) ----------------------------------------------------

// The whole pages, a section for each.
const uint8_t *_Nonnull tb_commands(void);
const uint8_t *_Nonnull tb_starters(void);

// --- Lessons (data/lessons.inc) --------------------------------------------------------------------------------------

// The text of the first lesson's file, and of the one after another's; NULL after the last.
const uint8_t *_Nonnull tb_first_lesson(void);
const uint8_t *_Nullable tb_next_lesson(const uint8_t *_Nonnull lesson);

/// The name and the text of a plan by its place in the list; NULL after the last.
const char *_Nullable tb_plan_name(size_t index);
const char *_Nullable tb_plan(size_t index);

/// Swift code that asks a running app for its tab bar.
const char *_Nonnull tb_import_probe(void);

// --- Words in titles (data/words.inc) --------------------------------------------------------------------------------

// Words in lower case; NULL comes after the last one.
typedef const char *const _Nullable *tb_words;

// Where the words of the list at a row come from.
const char *_Nullable tb_word_list_source(size_t row);

// The name of the list that begins at a row, and the language of the words at a row; NULL where there is none.
const char *_Nullable tb_word_list_name(size_t row);
const char *_Nullable tb_word_list_language(size_t row);
size_t tb_word_list_rows(void);

// Returns the lists that have a text in small letters among their words for a locale: a bit for each, by its place.
uint64_t tb_word_lists_with(const char *_Nonnull text, const char *_Nonnull locale);

// Returns the words of the next row of a list that is in the language of a locale, and goes to that row, or NULL.
tb_words _Nullable tb_word_list_words(size_t *_Nonnull row, const uint8_t *_Nonnull locale, size_t length);

// Returns 1 where a title is one of some words, whatever the case of ASCII, 0 where it is not, and -1 where its bytes cannot
// tell: it has spaces around it, or letters that can be written with other bytes.
int tb_words_contain(tb_words _Nonnull words, const uint8_t *_Nonnull title, size_t length);

// --- Meanings of symbols (data/meanings.inc) -------------------------------------------------------------------------

enum { tb_meaning_universal, tb_meaning_listed, tb_meaning_common, tb_meaning_fitting, tb_meaning_subject };

typedef struct {
  int kind;
  tb_words _Nonnull symbols;
  tb_words _Nonnull words;
} tb_meaning;

// Every meaning, by kind.
const tb_meaning *_Nonnull tb_meanings(void);
size_t tb_meaning_count(void);

// Returns the row of what everyone takes a symbol for, in whatever variant, or -1.
ptrdiff_t tb_universal_meaning(const uint8_t *_Nonnull symbol, size_t length);

// --- What people mention (data/concepts.tsv) ---------------------------------------------------------------------------

const char *_Nonnull tb_concepts(void);

// --- What people say (data/sentences.tsv) ----------------------------------------------------------------------------

// The whole table as text.
const char *_Nonnull tb_sentences(void);

// --- How much words say that a command is meant (data/meant.tsv), or that a rule answers (data/answered.tsv) ----------

// Returns the commands, or the rules, of a word with their weights, and how long that text is; NULL where it is in no row.
const uint8_t *_Nullable tb_meant(const uint8_t *_Nonnull word, size_t length, size_t *_Nonnull count);
const uint8_t *_Nullable tb_answered(const uint8_t *_Nonnull word, size_t length, size_t *_Nonnull count);

// --- What is said in place of a command's strict form (data/other-forms.tsv) ----------------------------------------

const uint8_t *_Nonnull tb_other_forms(size_t *_Nonnull length);

// --- Keys (data/keys.tsv) --------------------------------------------------------------------------------------------

// The whole table as text.
const char *_Nonnull tb_keys(void);

// --- Pictures and pages in HTML (data/colors.inc, data/page*) --------------------------------------------------------

typedef struct {
  const char *_Nonnull look, *_Nonnull part;
  const char *_Nonnull light;
  const char *_Nullable dark;  // NULL: the same as the light one
} tb_color;

const tb_color *_Nonnull tb_colors(void);
size_t tb_color_count(void);

// The style sheet of a page, and its scripts.
const char *_Nonnull tb_html_style(void);
const char *_Nonnull tb_html_follow(void);
const char *_Nonnull tb_html_ideas(void);
const char *_Nonnull tb_html_steps(void);

#endif
