/** Fields by their tags in Web of Science (`TI=`) and Scopus (`TITLE(`); `null` for any field. */
const TAGS: ReadonlyMap<string, string | null> = new Map([
  ['TI', 'title'],
  ['AU', 'author'],
  ['AB', 'abstract'],
  ['AK', 'subject'],
  ['SO', 'venue'],
  ['PY', 'year'],
  ['DO', 'pid'],
  ['TS', null],
  ['TITLE', 'title'],
  ['AUTH', 'author'],
  ['ABS', 'abstract'],
  ['KEY', 'subject'],
  ['TITLE-ABS-KEY', null],
]);

const NAMES = [...TAGS.keys()].toSorted((a, b) => b.length - a.length).join('|');
/** Matches a tag before its value. `Ti:sapphire` is a word. */
const TAG_BEFORE = new RegExp(`(${NAMES})(?:=|:(?=["(])|(?=\\())`, 'y');
/** Matches a tag of PubMed, which comes after its words. */
const TAG_AFTER =
  /\[(?:tiab|title\/abstract|title|ti|author|au|mesh(?: terms)?|majr|mh|dp|pdat|pt|la|ad|ta|tw|all fields)(?::noexp)?\]/iy;
/** Matches the fuzziness, distance or weight of Lucene, also after a phrase. `R^2` is a word. */
const WEIGHT = /[~^](?:\d+(?:\.\d+)?)?$/;
const WEIGHTED_WORD = /^(?!\\).*\p{L}{3}[~^](?:\d+(?:\.\d+)?)?$/u;
const WEIGHT_OF_PHRASE = /[~^]\d+(?:\.\d+)?(?![^\s)])/y;

/** Matches the operators of Web of Science, Scopus and Ovid for words near each other. */
const PROXIMITY = /^(?:NEAR|ADJ|(?:O?NEAR|PRE|W)\/\d{1,2}|(?:ADJ|adj)\d{1,2})$/;

const WORD_MAX_CHARS = 100;
/** Signs that match any letters in other services: `*tion`, `wom?n`, `colo$r`, `sea$`. */
const WILDCARD = /^\*+\p{L}|^[^/=\\]*\p{L}[*?$#]\p{L}[^/=\\]*$|^[^/=\\]*\p{Ll}\$$/u;

const WRITTEN_TAG = new RegExp(
  `^(?:(?:${NAMES})=|\\+[^*])|^[^\\\\].*\\[(?:ti|au|mesh|majr|mh|dp|pdat|pt|la|ad|ta|tw|all)`,
  'iu',
);

const matchAt = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

/** Reports whether a written word joins two others in the languages of other services. */
export const isProximity = (word: string): boolean => PROXIMITY.test(word);

/** Reports whether a written word has a sign that matches any letters in other services, and is ignored here. */
export const hasForeignWildcard = (raw: string): boolean =>
  raw.length <= WORD_MAX_CHARS && WILDCARD.test(raw);

/** Reports whether a written word would be read as the syntax of another service without a backslash before it. */
export const isForeign = (raw: string): boolean =>
  isProximity(raw) || WRITTEN_TAG.test(raw) || WEIGHTED_WORD.test(raw);

/** Returns the field of a tag at an index, which may be `null` for any, and where its value begins. */
export const fieldTagAt = (text: string, index: number): { field: string | null; end: number } | null => {
  const [whole, name] = matchAt(TAG_BEFORE, text, index) ?? [];
  return whole === undefined || name === undefined
    ? null
    : { field: TAGS.get(name) ?? null, end: index + whole.length };
};

/** Returns the end of what follows a phrase at an index: a tag of PubMed, or a distance or weight of Lucene. */
export const phraseSuffixEnd = (text: string, index: number): number =>
  index + (matchAt(TAG_AFTER, text, index) ?? matchAt(WEIGHT_OF_PHRASE, text, index) ?? [''])[0].length;

/** Returns where the suffix of a written word begins and ends in a text, which may be after the word. */
export const wordSuffix = (
  text: string,
  start: number,
  raw: string,
): { start: number; end: number } | null => {
  if (raw.startsWith('\\')) return null;
  const bracket = raw.indexOf('[', 1);
  const [tag] = bracket < 0 ? [] : (matchAt(TAG_AFTER, text, start + bracket) ?? []);
  if (tag !== undefined) return { start: start + bracket, end: start + bracket + tag.length };
  const end = start + raw.length;
  const [weight] = WEIGHTED_WORD.test(raw) ? (WEIGHT.exec(raw) ?? []) : [];
  return weight === undefined ? null : { start: end - weight.length, end };
};
