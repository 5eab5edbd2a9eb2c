import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CSV_COLUMNS, openExport, writeRecord } from '@open-discovery/export-formats';
import { parseLicense } from '@open-discovery/model';
import type { ResearchProduct } from '@open-discovery/model';
import { kindedRecordSchema } from '@open-discovery/model/schemas';
import { openIndex } from '@open-discovery/search-index';
import { parseCommandLine } from '../command-line.ts';
import { EXIT } from '../exit.ts';
import { importCommand } from '../import-command.ts';

const CORPUS = path.join(import.meta.dirname, '../../../../tools/sample-corpus/research-products.jsonl');
const PUBLIC_URLS = { portal: 'https://portal.example', graph: 'https://portal.example/api/graph/v3' };

/** Returns the files of an export: one of all works, or one of each. */
type Export = (products: readonly ResearchProduct[]) => readonly string[];

const asFile =
  (format: 'jsonl' | 'csv' | 'bibtex' | 'ris' | 'csljson', columns: readonly string[] = []): Export =>
  (products) => {
    const { header, record: write, separator, footer } = openExport(format, { columns });
    const records = products.map((record) => write({ kind: 'product', record }));
    return [`${header}${records.join(separator)}${footer}`];
  };

const asFiles =
  (format: 'jsonld' | 'datacite' | 'dc' | 'openaire' | 'codemeta' | 'cff'): Export =>
  (products) =>
    products.map((record) => writeRecord({ kind: 'product', record }, format, PUBLIC_URLS));

/** The formats of a portal; those of OAI-PMH are DataCite, Dublin Core and OpenAIRE. */
const FORMATS: Readonly<Record<string, Export>> = {
  JSON: asFile('jsonl'),
  'JSON-LD': asFiles('jsonld'),
  DataCite: asFiles('datacite'),
  OpenAIRE: asFiles('openaire'),
  'Dublin Core': asFiles('dc'),
  'CSL-JSON': asFile('csljson'),
  BibTeX: asFile('bibtex'),
  RIS: asFile('ris'),
  CSV: asFile('csv', CSV_COLUMNS),
  CodeMeta: asFiles('codemeta'),
  CFF: asFiles('cff'),
};

const words = (texts: readonly (string | null | undefined)[] | null | undefined): string[] =>
  (texts ?? []).flatMap((text) => (text ? [text] : []));

/** The facts that are compared. */
const FACTS: Readonly<Record<string, (product: ResearchProduct) => unknown>> = {
  identifier: ({ id }) => id,
  type: ({ type }) => type,
  'type of the instance': ({ instances }) => instances?.[0]?.type,
  title: ({ mainTitle }) => mainTitle,
  subtitle: ({ subTitle }) => subTitle,
  'names of authors': ({ authors }) => words(authors?.map(({ fullName }) => fullName)),
  'ORCID iDs': ({ authors }) => words(authors?.map(({ pid }) => pid?.id.value)),
  contributors: ({ contributors }) => words(contributors),
  year: ({ publicationDate }) => publicationDate?.slice(0, 4),
  day: ({ publicationDate }) => publicationDate,
  publisher: ({ publisher }) => publisher,
  DOI: ({ pids }) =>
    words(pids?.filter(({ scheme }) => scheme === 'doi').map(({ value }) => value.toLowerCase())),
  'other identifiers': ({ pids }) =>
    words(pids?.filter(({ scheme }) => scheme !== 'doi').map(({ value }) => value)).sort(),
  abstract: ({ descriptions }) => words(descriptions)[0],
  subjects: ({ subjects }) => words(subjects?.map(({ subject }) => subject.value)).sort(),
  language: ({ language }) => language?.code,
  venue: ({ container }) => container?.name,
  volume: ({ container }) => container?.vol,
  issue: ({ container }) => container?.iss,
  pages: ({ container }) => words([container?.sp, container?.ep]),
  license: ({ instances }) => parseLicense(instances?.[0]?.license ?? '')?.spdx ?? instances?.[0]?.license,
  'access right': ({ bestAccessRight }) => bestAccessRight?.label,
  'grant numbers': ({ projects }) => words(projects?.map(({ code }) => code)).sort(),
  version: ({ version }) => version,
};

const isEmpty = (fact: unknown): boolean =>
  fact === null || fact === undefined || fact === '' || (Array.isArray(fact) && fact.length === 0);

const SILENT = {
  isTerminal: false,
  print: () => undefined,
  printError: () => undefined,
  write: () => undefined,
};

/** Imports files into an empty portal, and returns the works that it has then. */
const importedFrom = async (files: readonly string[]): Promise<ResearchProduct[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'round-trip-'));
  const [input, dataDir] = [path.join(folder, 'input'), path.join(folder, 'var')];
  try {
    mkdirSync(input);
    mkdirSync(dataDir);
    files.forEach((text, at) => writeFileSync(path.join(input, `${at}`), text));
    const parsed = parseCommandLine(['--strict', input]);
    const code =
      parsed.command === 'import' ? await importCommand(parsed.options, { dataDir, terminal: SILENT }) : null;
    if (code !== EXIT.done) throw new Error(`The import of ${files[0]?.slice(0, 80) ?? 'nothing'} failed.`);
    return await productsIn(dataDir);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const productsIn = async (dataDir: string): Promise<ResearchProduct[]> => {
  const index = await openIndex({ folder: path.join(dataDir, 'index') });
  const node = { op: 'value', field: 'kind', values: ['product'] } as const;
  const { hits } = await index.search({ node, filters: [], offset: 0, limit: MOST });
  const stored = await index.get(hits.map(({ id }) => id));
  await index.close();
  return stored.flatMap((text) => {
    const item = kindedRecordSchema.parse(JSON.parse(text ?? ''));
    return item.kind === 'product' ? [item.record] : [];
  });
};

const MOST = 1000;
/** All works of the corpus would take minutes: some, and those that name a grant. */
const EVERY = 20;
const HAS_GRANT = '"projects":[{';

const sample = (): string =>
  readFileSync(CORPUS, 'utf8')
    .split('\n')
    .filter((line, at) => line !== '' && (at % EVERY === 0 || line.includes(HAS_GRANT)))
    .join('\n');

const doiOf = ({ pids }: ResearchProduct): string | undefined =>
  pids?.find(({ scheme }) => scheme === 'doi')?.value.toLowerCase();

/** Finds the same work in a portal: by its id, DOI or title. */
const sameIn = (products: readonly ResearchProduct[]) => {
  const by = (keyOf: (product: ResearchProduct) => string | null | undefined) =>
    new Map(products.map((product) => [keyOf(product) ?? null, product]));
  const [byId, byDoi, byTitle] = [by(({ id }) => id), by(doiOf), by(({ mainTitle }) => mainTitle)];
  return (product: ResearchProduct): ResearchProduct | undefined =>
    byId.get(product.id) ?? byDoi.get(doiOf(product) ?? '') ?? byTitle.get(product.mainTitle ?? '');
};

/** How many works keep a fact, of those that have it. */
interface Kept {
  kept: number;
  of: number;
}

const compare = (
  before: readonly ResearchProduct[],
  after: readonly ResearchProduct[],
): Map<string, Kept> => {
  const same = sameIn(after);
  const counts = new Map<string, Kept>();
  for (const product of before) {
    const back = same(product);
    for (const [fact, factOf] of Object.entries(FACTS)) {
      const given = factOf(product);
      if (isEmpty(given)) continue;
      const count = counts.get(fact) ?? { kept: 0, of: 0 };
      const isSame = back !== undefined && JSON.stringify(factOf(back)) === JSON.stringify(given);
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

/**
 * Returns the table of what a portal says of its works after they were exported from another portal and imported into this
 * empty one.
 */
export const roundTripTable = async (): Promise<string[]> => {
  const before = await importedFrom([sample()]);
  const kept: [string, Map<string, Kept>][] = [];
  for (const [format, write] of Object.entries(FORMATS)) {
    // These two describe software only.
    const isSoftware = format === 'CodeMeta' || format === 'CFF';
    const exported = before.filter(({ type }) => !isSoftware || type === 'software');
    kept.push([format, compare(exported, await importedFrom(write(exported)))]);
  }
  const facts = Object.keys(FACTS).filter((fact) => kept.some(([, counts]) => counts.has(fact)));
  return [
    `| fact | ${kept.map(([format]) => format).join(' | ')} |`,
    `| --- | ${kept.map(() => ':-:').join(' | ')} |`,
    ...facts.map((fact) => `| ${fact} | ${kept.map(([, counts]) => cell(counts.get(fact))).join(' | ')} |`),
  ];
};
