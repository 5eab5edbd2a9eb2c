import type { KindedRecord } from '@open-discovery/model';
import fc from 'fast-check';

/** Texts that have broken a format before. */
const HOSTILE = [
  '<script>alert(1)</script>',
  ']]>',
  '"><img src=x onerror=alert(1)>',
  '\\input{/etc/passwd} \\write18{id}',
  '{unbalanced',
  '}} @article{x,',
  'A\r\nER  - \r\nTY  - JOUR',
  '=HYPERLINK("x")',
  '\u0000\u0008\u001b[31m',
  '\ud800 half \udfff',
  '\ufffe\uffff',
  'H<sub>2</sub>O &lt; <i>open',
  '日本語の題名',
  'عنوان بالعربية',
  '𝒜 👩‍🔬 é',
  '--- !!js/function "x": y # z',
  '$\\alpha$ & 100 % of #1_a~b^c',
];
const anyText = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', 'Plain words'),
);
const anyDate = fc.constantFrom('2020-05-01', '2020-01-01', '0001-12-31', 'soon', '');
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const some = <T>(value: fc.Arbitrary<T>) => maybe(fc.array(value, { maxLength: 3 }));

const anyPid = fc.record({
  scheme: fc.constantFrom('doi', 'pmid', 'handle', 'orcid', 'nonsense'),
  value: fc.oneof(
    fc.constantFrom('10.1234/abc', '10.5281/zenodo.1<&>"', '123', '0000-0002-1825-0097'),
    anyText,
  ),
});
const anyAuthor = fc.record(
  {
    fullName: fc.oneof(fc.constantFrom('Doe, Jane', 'van der Berg, Jan', 'CERN Collaboration'), anyText),
    name: maybe(anyText),
    surname: maybe(anyText),
    pid: maybe(fc.record({ id: anyPid })),
    affiliations: some(anyText),
  },
  { requiredKeys: ['fullName'] },
);
const anyUrl = fc.oneof(
  fc.constantFrom('https://example.org/a%20b.pdf', 'javascript:alert(1)'),
  fc.webUrl(),
  anyText,
);
const anyInstance = fc.record(
  {
    type: fc.constantFrom('Article', 'Dataset', 'Software', 'Thesis', 'Nonsense'),
    license: maybe(
      fc.oneof(fc.constantFrom('CC BY', 'https://creativecommons.org/licenses/by/4.0', 'MIT'), anyText),
    ),
    urls: some(anyUrl),
    pids: some(anyPid),
  },
  { requiredKeys: [] },
);

const anyProduct = fc.record(
  {
    id: fc.oneof(fc.constantFrom('doi_________::1'), fc.string({ minLength: 1 })),
    type: fc.constantFrom('publication', 'dataset', 'software', 'other'),
    mainTitle: maybe(anyText),
    subTitle: maybe(anyText),
    otherTitles: some(anyText),
    descriptions: some(anyText),
    authors: some(anyAuthor),
    contributors: some(anyText),
    publicationDate: maybe(anyDate),
    publisher: maybe(anyText),
    language: maybe(fc.record({ code: fc.constantFrom('eng', 'ces/cze', 'und', '<x>') })),
    pids: some(anyPid),
    version: maybe(anyText),
    container: maybe(
      fc.record({
        name: maybe(anyText),
        vol: maybe(anyText),
        sp: maybe(anyText),
        issnPrinted: maybe(anyText),
      }),
    ),
    subjects: some(fc.record({ subject: fc.record({ value: anyText }) })),
    instances: some(anyInstance),
    projects: some(
      fc.record({ id: anyText, code: maybe(anyText), title: maybe(anyText), funder: maybe(anyText) }),
    ),
    organizations: some(fc.record({ id: anyText, legalName: maybe(anyText) })),
    bestAccessRight: maybe(fc.record({ label: fc.constantFrom('OPEN', 'CLOSED', 'UNKNOWN', '?') })),
    codeRepositoryUrl: maybe(anyUrl),
  },
  { requiredKeys: ['id', 'type'] },
);
const anyOther = fc.record(
  {
    id: fc.string({ minLength: 1 }),
    title: maybe(anyText),
    acronym: maybe(anyText),
    legalName: maybe(anyText),
    officialName: maybe(anyText),
    name: maybe(anyText),
    description: maybe(anyText),
    summary: maybe(anyText),
    websiteUrl: maybe(anyUrl),
    pids: some(anyPid),
    startDate: maybe(anyDate),
  },
  { requiredKeys: ['id'] },
);

/** Generates records of every kind with one field, with all fields, and with hostile texts. */
export const anyRecord: fc.Arbitrary<KindedRecord> = fc.oneof(
  anyProduct.map((record): KindedRecord => ({ kind: 'product', record: record })),
  fc
    .tuple(
      fc.constantFrom('project', 'organization', 'dataSource', 'service', 'community', 'person'),
      anyOther,
    )
    .map(([kind, record]) => ({ kind, record })),
);
