const many = (count: number, toText: (number: number) => string, joint: string): string =>
  Array.from({ length: count }, (_, number) => toText(number)).join(joint);

/** Hostile and accidental inputs of a search box. */
export const HOSTILE_TEXTS: readonly (readonly [name: string, text: string])[] = [
  ['ten thousand words', many(10_000, (number) => `w${number}`, ' ')],
  ['ten thousand alternatives', many(10_000, (number) => `w${number}`, ' OR ')],
  ['ten thousand parentheses', `${'('.repeat(10_000)}sea${')'.repeat(10_000)}`],
  ['unclosed parentheses', '('.repeat(500)],
  ['a thousand negations', `${'NOT '.repeat(1_000)}sea`],
  ['a long word', 'x'.repeat(100_000)],
  ['a megabyte of words', 'sea '.repeat(262_144)],
  ['lone surrogates', '\ud800 sea \udc00'],
  ['control characters', '\u0000sea\u0007\u202e'],
  ['prototype names', '__proto__:x constructor:y toString'],
  ['SQL', "'; DROP TABLE products; --"],
  ['Lucene', '+sea -level title:[a TO z] ~2 ^3 && || ! {x TO y} /re.*/'],
  ['a star', '*'],
  ['stars', '* ** a* *a *a*'],
  ['empty quotes', '""'],
  ['open quotes', '"sea'],
  ['operators only', 'AND OR NOT'],
  ['backslashes', '\\\\\\ \\" \\'],
  ['a regular expression that explodes', '(a+)+$'],
  ['a script', '<script>alert(1)</script>'],
  ['combining marks', `e${'\u0301'.repeat(5_000)}`],
  ['emoji', '👩‍🔬🏳️‍🌈'],
  ['white space', ' \t\n\u00a0\u2003 '],
];
