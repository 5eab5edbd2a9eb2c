import { BIBTEX_ROWS } from '../formats/bibtex/bibtex.ts';
import { CROSSREF_ROWS } from '../formats/crossref/crossref-rows.ts';
import { CSL_ROWS } from '../formats/csl-json/csl-json.ts';
import { DATACITE_ROWS } from '../formats/datacite/datacite-rows.ts';
import { DUBLIN_CORE_ROWS } from '../formats/dublin-core/dublin-core.ts';
import { ENDNOTE_ROWS } from '../formats/endnote/endnote.ts';
import { EUROPE_PMC_ROWS } from '../formats/europe-pmc/europe-pmc.ts';
import { JATS_ROWS } from '../formats/jats/jats.ts';
import { OPENAIRE_ROWS } from '../formats/openaire-guidelines/openaire-guidelines.ts';
import { OPENALEX_AUTHORS, OPENALEX_INSTITUTIONS, OPENALEX_SOURCES } from '../formats/openalex/openalex.ts';
import { OPENALEX_WORK_ROWS } from '../formats/openalex/openalex-works.ts';
import { ORCID_WORK_ROWS } from '../formats/orcid/orcid-work.ts';
import { ORCID_PEOPLE } from '../formats/orcid/orcid.ts';
import { PUBMED_ROWS } from '../formats/pubmed/pubmed.ts';
import { RIS_ROWS } from '../formats/ris/ris.ts';
import { ZENODO_ROWS } from '../formats/zenodo/zenodo.ts';

/** The part of a row that is documented. */
interface ShownRow {
  readonly field: string;
  readonly section: string;
  readonly to: string;
  readonly parts?: readonly string[];
}

/** The tables of formats of works, by their short names. */
const WORK_TABLES: Readonly<Record<string, readonly ShownRow[]>> = {
  Crossref: CROSSREF_ROWS,
  DataCite: DATACITE_ROWS,
  'OpenAIRE 4': OPENAIRE_ROWS,
  'Dublin Core': DUBLIN_CORE_ROWS,
  BibTeX: BIBTEX_ROWS,
  RIS: RIS_ROWS,
  'CSL-JSON': CSL_ROWS,
  OpenAlex: OPENALEX_WORK_ROWS,
  InvenioRDM: ZENODO_ROWS,
  'Europe PMC': EUROPE_PMC_ROWS,
  PubMed: PUBMED_ROWS,
  EndNote: ENDNOTE_ROWS,
  JATS: JATS_ROWS,
  ORCID: ORCID_WORK_ROWS,
};

const OTHER_TABLES: Readonly<Record<string, readonly ShownRow[]>> = {
  'OpenAlex, authors': OPENALEX_AUTHORS.rows,
  'OpenAlex, institutions': OPENALEX_INSTITUTIONS.rows,
  'OpenAlex, sources': OPENALEX_SOURCES.rows,
  'ORCID, people': ORCID_PEOPLE.rows,
};

const targetsOf = (rows: readonly ShownRow[]): Set<string> =>
  new Set(rows.flatMap(({ to }) => to.split(', ')));

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const overview = (): string[] => {
  const names = Object.keys(WORK_TABLES);
  const kept = new Map(Object.entries(WORK_TABLES).map(([name, rows]) => [name, targetsOf(rows)]));
  const fields = [...new Set([...kept.values()].flatMap((targets) => [...targets]))].sort();
  return [
    line(['field of the model', ...names]),
    line(['---', ...names.map(() => ':-:')]),
    ...fields.map((field) =>
      line([`\`${field}\``, ...names.map((name) => (kept.get(name)?.has(field) ? '✓' : ''))]),
    ),
  ];
};

const fieldCell = ({ field, parts }: ShownRow): string =>
  parts === undefined ? `\`${field}\`` : `\`${field}\`: ${parts.map((part) => `\`${part}\``).join(', ')}`;

const toCell = ({ to }: ShownRow): string =>
  to
    .split(', ')
    .map((target) => `\`${target}\``)
    .join(', ');

/** A bar inside of a cell would end it, and a name in angle brackets would be HTML. */
const plain = (section: string): string => section.replaceAll('<', '&lt;').replaceAll('|', '\\|');

const table = ([name, rows]: readonly [string, readonly ShownRow[]]): string[] => [
  '',
  `## ${name}`,
  '',
  line(['field', 'section of the standard', 'field of the model']),
  line(['---', '---', '---']),
  ...rows.map((row) => line([fieldCell(row), plain(row.section), toCell(row)])),
];

/** Returns the page of the documentation that shows what each format keeps. */
export const formatsPage = (): string =>
  [
    '# Formats of records',
    '',
    'The fields that the [importer](../apps/importer/README.md) takes from each format, made from the tables in',
    '`apps/importer/src/formats`. A field that is in no table is counted in the report of the import as left out, with its path',
    'and the number of records that give it. Where a field is followed by a colon, the parts behind it are taken.',
    '',
    '`originalValues` keeps the words of a source for a value that the model has no word for: an unknown type, a funder without',
    'a grant number, a date in part. `relations` are relations to records of the corpus; others are counted.',
    '',
    '## Overview of works',
    '',
    ...overview(),
    ...Object.entries({ ...WORK_TABLES, ...OTHER_TABLES }).flatMap(table),
    '',
  ].join('\n');
