import { expect, test } from '@jest/globals';
import type { KindedRecord, ResearchProduct } from '@open-discovery/model';
import { aProduct } from '@open-discovery/model/testing';
import { openExport } from '../open-export.ts';
import { parseCitations } from '../testing/parse-citations.ts';

const product = (fields: Partial<ResearchProduct>): KindedRecord => ({
  kind: 'product',
  record: aProduct(fields),
});
/** The other parser takes its time. */
const PARSING_MS = 60_000;
const WORKS: readonly (readonly [what: string, fields: Partial<ResearchProduct>])[] = [
  ['a plain title', { mainTitle: 'Sea level along the coast' }],
  ['LaTeX’s own characters', { mainTitle: '100 % of R&amp;D costs $5 #1_a {b} c~d e^f' }],
  ['commands', { mainTitle: '\\input{/etc/passwd} and \\write18{id}' }],
  ['every script', { mainTitle: '日本語 العربية Ελληνικά Кириллица naïve Ångström' }],
  ['particles', { authors: [{ fullName: 'van der Berg, Jan' }, { fullName: 'de la Cruz, María José' }] }],
  ['a body', { authors: [{ fullName: 'Institute of Sea and Sand' }] }],
  ['a suffix', { authors: [{ fullName: 'Doe, Jr., John' }] }],
  ['no author, no date', { authors: [], publicationDate: null }],
  ['a year alone', { publicationDate: '2020-01-01' }],
];
const items = WORKS.map(([, fields]) => product({ authors: [{ fullName: 'Doe, Jane' }], ...fields }));

/** The facts that both formats must keep: the printed name and the day. */
const essence = (work: Record<string, unknown>): unknown => {
  const names = (work['author'] ?? []) as Record<string, string>[];
  return {
    title: work['title'],
    names: names.map((name) =>
      [name['non-dropping-particle'], name['dropping-particle'], name['family'], name['literal']]
        .filter((part) => part)
        .join(' '),
    ),
    given: names.map(({ given }) => given),
    year: (work['issued'] as { 'date-parts': number[][] } | undefined)?.['date-parts'][0]?.[0],
  };
};
const expected = items.map((item) =>
  essence((JSON.parse(openExport('csljson').record(item)) as Record<string, unknown>) ?? {}),
);

test.each([
  ['bibtex', '@bibtex/text'],
  ['ris', '@ris/file'],
] as const)('%s is the same after another parser has read it', (format, parser) => {
  const found = parseCitations(parser, items.map(openExport(format).record));
  const back = found.map(([work]) => essence(work ?? {}));
  expect(WORKS.map(([what], at) => [what, back[at]])).toEqual(
    WORKS.map(([what], at) => [what, expected[at]]),
  );
});

test(
  '3000 authors survive the round trip',
  () => {
    const authors = Array.from({ length: 3000 }, (_, at) => ({ fullName: `Doe${at}, Jane` }));
    const item = product({ authors });
    for (const [format, parser] of [
      ['bibtex', '@bibtex/text'],
      ['ris', '@ris/file'],
    ] as const) {
      const [[work] = []] = parseCitations(parser, [openExport(format).record(item)]);
      expect(work?.['author']).toHaveLength(3000);
    }
  },
  PARSING_MS,
);
