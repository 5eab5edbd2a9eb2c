import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import type { KindedRecord, ResearchProduct } from '@open-discovery/model';
import { EXPORTS } from './exports.ts';
import type { Export } from './exports.ts';
import { factsOfOther } from './facts-of-others.ts';
import { WORK_FACTS } from './facts-of-works.ts';
import { importedFrom } from './imported-from.ts';

const CORPUS = path.join(import.meta.dirname, '../../../../../tools/sample-corpus');

type Facts = Readonly<Record<string, unknown>>;

const isEmpty = (fact: unknown): boolean =>
  fact === null || fact === undefined || fact === '' || (Array.isArray(fact) && fact.length === 0);

/** All works of the corpus would take minutes: some, and those that name a grant. */
const EVERY = 20;
const HAS_GRANT = '"projects":[{';

const works = (): string =>
  readFileSync(path.join(CORPUS, 'research-products.jsonl'), 'utf8')
    .split('\n')
    .filter((line, at) => line !== '' && (at % EVERY === 0 || line.includes(HAS_GRANT)))
    .join('\n');

const ORCID = '0000-0002-1825-0097';

/** The corpus has no person. */
const PERSON = {
  id: deriveOpenAireId('orcid', ORCID),
  originalId: [ORCID],
  givenName: 'Josiah',
  familyName: 'Carberry',
  alternativeNames: ['J. S. Carberry'],
  biography: 'Studies cracked pots.',
};

const others = (): string[] => [
  ...['projects', 'organizations', 'datasources', 'services', 'communities'].map((name) =>
    readFileSync(path.join(CORPUS, `${name}.jsonl`), 'utf8'),
  ),
  JSON.stringify(PERSON),
];

const factsOf = (item: KindedRecord): Facts =>
  item.kind === 'product'
    ? Object.fromEntries(Object.entries(WORK_FACTS).map(([name, factOf]) => [name, factOf(item.record)]))
    : factsOfOther(item);

const doiOf = ({ pids }: ResearchProduct): string | undefined =>
  pids?.find(({ scheme }) => scheme === 'doi')?.value.toLowerCase();

/** Finds the same record in a portal: by its id, or a work by its DOI or title. */
const sameIn = (items: readonly KindedRecord[]) => {
  const by = (keyOf: (item: KindedRecord) => string | null | undefined) =>
    new Map(items.map((item) => [keyOf(item) ?? null, item]));
  const keysOf = [
    ({ record }: KindedRecord) => record.id,
    ({ kind, record }: KindedRecord) => (kind === 'product' ? doiOf(record) : null),
    ({ kind, record }: KindedRecord) => (kind === 'product' ? record.mainTitle : null),
  ];
  const maps = keysOf.map((keyOf) => ({ keyOf, items: by(keyOf) }));
  return (item: KindedRecord): KindedRecord | undefined =>
    maps.map((one) => one.items.get(one.keyOf(item) ?? '')).find((same) => same !== undefined);
};

/** The number of records that keep a fact, and the number of those that have it. */
interface Kept {
  kept: number;
  of: number;
}

const compare = (before: readonly KindedRecord[], after: readonly KindedRecord[]): Map<string, Kept> => {
  const same = sameIn(after);
  const counts = new Map<string, Kept>();
  for (const item of before) {
    const back = same(item);
    const facts = back === undefined ? {} : factsOf(back);
    for (const [fact, given] of Object.entries(factsOf(item))) {
      if (isEmpty(given)) continue;
      const count = counts.get(fact) ?? { kept: 0, of: 0 };
      const isSame = JSON.stringify(facts[fact]) === JSON.stringify(given);
      counts.set(fact, { kept: count.kept + (isSame ? 1 : 0), of: count.of + 1 });
    }
  }
  return counts;
};

const cell = (count: Kept | undefined): string => {
  if (count === undefined) return '';
  if (count.kept === 0) return '–';
  return count.kept === count.of ? '✓' : `${count.kept}/${count.of}`;
};

type Column = readonly [format: string, counts: ReadonlyMap<string, Kept>];

const columnOf = async (format: string, write: Export, items: readonly KindedRecord[]): Promise<Column> => [
  format,
  compare(items, await importedFrom(write(items))),
];

const table = (columns: readonly Column[], order: readonly string[] = []): string[] => {
  const found = new Set(columns.flatMap(([, counts]) => [...counts.keys()]));
  const facts = [...new Set([...order, ...found])].filter((fact) => found.has(fact));
  return [
    `| fact | ${columns.map(([format]) => format).join(' | ')} |`,
    `| --- | ${columns.map(() => ':-:').join(' | ')} |`,
    ...facts.map(
      (fact) => `| ${fact} | ${columns.map(([, counts]) => cell(counts.get(fact))).join(' | ')} |`,
    ),
  ];
};

const OF_SOFTWARE: ReadonlySet<string> = new Set(['CodeMeta', 'CFF']);
const OF_WORKS: ReadonlySet<string> = new Set(['OpenAIRE', ...OF_SOFTWARE]);

const isSoftware = ({ kind, record }: KindedRecord): boolean =>
  kind === 'product' && record.type === 'software';

/** Returns the table of what a portal says of its works after an export and an import into an empty one. */
export const roundTripsOfWorks = async (): Promise<string[]> => {
  const before = await importedFrom([works()]);
  const columns: Column[] = [];
  for (const [format, write] of Object.entries(EXPORTS)) {
    const exported = before.filter((item) => !OF_SOFTWARE.has(format) || isSoftware(item));
    columns.push(
      await columnOf(
        format,
        write,
        exported.filter(({ kind }) => kind === 'product'),
      ),
    );
  }
  return table(columns, Object.keys(WORK_FACTS));
};

/** Returns the table of what a portal says of its other records after an export and an import into an empty one. */
export const roundTripsOfOthers = async (): Promise<string[]> => {
  const before = await importedFrom(others());
  const columns: Column[] = [];
  for (const [format, write] of Object.entries(EXPORTS))
    if (!OF_WORKS.has(format)) columns.push(await columnOf(format, write, before));
  return table(columns);
};
