import fc from 'fast-check';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: length, maxLength: length });
const hex40 = fc.string({
  unit: fc.constantFrom(...Array.from('0123456789abcdef')),
  minLength: 40,
  maxLength: 40,
});
/** Generates difficult suffixes: brackets, escapes, dots, slashes, quotes, other alphabets. */
const suffix = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...Array.from('aZ09./()<>[]{};:%?#&=+\'",–_~\\'),
      '%20',
      '%2F',
      '..',
      'é',
      '文',
      '😀',
      '\u200B',
      '：',
    ),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
  minLength: 1,
  maxLength: 12,
});
const qualifiers = fc.array(
  fc.oneof(
    suffix.map((text) => `;origin=https://a.org/${text}`),
    suffix.map((text) => `;path=/${text}`),
    fc.constantFrom(';lines=1-2', ';bytes=7', ';path=/', ';nonsense=1'),
  ),
  { maxLength: 3 },
);

const bare = fc.oneof(
  fc.tuple(digits(4), suffix).map(([registrant, text]) => `10.${registrant}/${text}`),
  fc.tuple(digits(5), suffix).map(([prefix, text]) => `${prefix}/${text}`),
  fc
    .tuple(digits(12), fc.constantFrom('-', ' ', ''), fc.constantFrom('1', 'x', 'X'))
    .map(([number, dash, last]) =>
      ['0000', number.slice(0, 4), number.slice(4, 8), number.slice(8, 11) + last].join(dash),
    ),
  digits(6).map((number) => `0${number}42`),
  digits(8).map((number) => `r3d1${number}`),
  digits(7).map((number) => `PMC${number}`),
  digits(7),
  digits(5).map((number) => `2101.${number}`),
  digits(3).map((number) => `hep-th/9901${number}`),
  fc
    .tuple(fc.constantFrom('snp', 'rel', 'rev', 'dir', 'cnt'), hex40, qualifiers)
    .map(([type, hash, rest]) => `swh:1:${type}:${hash}${rest.join('')}`),
);

const LEADS = [
  '',
  '',
  'doi:',
  'https://doi.org/',
  'hdl:',
  'http://hdl.handle.net/',
  'https://n2t.net/doi:',
  'PMID ',
  'ISNI ',
  'https://archive.softwareheritage.org/',
  'https://ror.org/',
  'arXiv:',
  '(',
  '"',
  '<',
];
const TAILS = ['', '', '.', ')', '/', '?x=1', '"', '>', ' '];

/** Generates text that is, or nearly is, an identifier of some scheme, for property tests. */
export const anyIdentifierText = fc
  .tuple(fc.constantFrom(...LEADS), bare, fc.constantFrom(...TAILS))
  .map((parts) => parts.join(''));
