/** Words that only look as if they had a suffix. */
const UNTOUCHED = new Set(
  [
    'anything during evening everything morning nothing something ceiling sibling',
    'species series physics mathematics economics statistics politics ethics genetics',
    'analysis basis thesis hypothesis synthesis crisis axis diagnosis gas bias atlas lens news',
    'bred hundred kindred sacred naked wicked united embed shed sled biomed',
  ]
    .join(' ')
    .split(' '),
);

const VOWEL = /[aeiouy]/;
const PLAIN_WORD = /^[a-z]{4,}$/;
const SIBILANT_PLURAL = /(?:ss|sh|ch|x|zz)es$/;
const NO_PLURAL = /(?:ss|us|is)$/;
const DOUBLED_END = /([bdgmnprt])\1$/;
const LONG_DOUBLE_L = /[aeiouy][^aeiouy]+[aeiouy]+ll$/;

const singular = (word: string): string => {
  if (!word.endsWith('s') || NO_PLURAL.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (SIBILANT_PLURAL.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
};

const withoutVerbEnding = (word: string): string => {
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`;
  const length = word.endsWith('ing') ? 3 : word.endsWith('ed') && !word.endsWith('eed') ? 2 : 0;
  const rest = word.slice(0, word.length - length);
  if (length === 0 || rest.length < 3 || !VOWEL.test(rest)) return word;
  return rest.length > 3 && DOUBLED_END.test(rest) ? rest.slice(0, -1) : rest;
};

/**
 * Stems an English word: removes plural, -ed and -ing with their spelling changes. Deliberately light:
 * `-ation`, `-al` and `-ly` stay, so that different concepts stay distinct. Expects a folded word; anything
 * but four or more letters a–z is returned unchanged.
 * @example
 * stemEnglish('studies'); // 'study'
 * stemEnglish('modelling'); // 'model'
 */
export const stemEnglish = (word: string): string => {
  if (!PLAIN_WORD.test(word) || UNTOUCHED.has(word)) return word;
  const noun = singular(word);
  if (UNTOUCHED.has(noun)) return noun;
  const rest = withoutVerbEnding(noun);
  if (LONG_DOUBLE_L.test(rest)) return rest.slice(0, -1);
  return rest.length > 3 && rest.endsWith('e') ? rest.slice(0, -1) : rest;
};
