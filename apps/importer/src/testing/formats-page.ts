import { ARXIV_ATOM_ROWS } from '../formats/arxiv/arxiv-atom.ts';
import { ARXIV_OAI_ROWS } from '../formats/arxiv/arxiv-oai.ts';
import { BIBTEX_ROWS } from '../formats/bibtex/bibtex.ts';
import {
  CERIF_ORGANIZATIONS,
  CERIF_PEOPLE,
  cerifProjects,
  cerifServices,
} from '../formats/cerif/cerif-others.ts';
import { cerifWorkRows } from '../formats/cerif/cerif-works.ts';
import { CFF_ROWS } from '../formats/cff/cff-rows.ts';
import { CORDIS_PROJECTS } from '../formats/cordis/cordis.ts';
import { CORDIS_ORGANIZATIONS } from '../formats/cordis/cordis-tables.ts';
import { COMMONMETA_ROWS } from '../formats/commonmeta/commonmeta.ts';
import { CROSSREF_ROWS } from '../formats/crossref/crossref-rows.ts';
import { CSL_ROWS } from '../formats/csl-json/csl-json.ts';
import { DATACITE_ROWS } from '../formats/datacite/datacite-rows.ts';
import { DSPACE_ROWS } from '../formats/dspace/dspace-rows.ts';
import { DUBLIN_CORE_ROWS } from '../formats/dublin-core/dublin-core.ts';
import { ENDNOTE_ROWS } from '../formats/endnote/endnote.ts';
import { EOSC_PROVIDERS, EOSC_SERVICES } from '../formats/eosc/eosc.ts';
import { EUROPE_PMC_ROWS } from '../formats/europe-pmc/europe-pmc.ts';
import { EMPTY_DOCUMENT } from '../formats/hal/hal-document.ts';
import { HAL_JSON_ROWS } from '../formats/hal/hal-json-rows.ts';
import { halTeiRows } from '../formats/hal/hal-tei-rows.ts';
import { JATS_ROWS } from '../formats/jats/jats.ts';
import type { Row } from '../formats/mapping/row.ts';
import { MARC_ROWS } from '../formats/marc/marc-rows.ts';
import { MEDLINE_ROWS } from '../formats/medline/medline.ts';
import { MODS_ROWS } from '../formats/mods/mods-rows.ts';
import { OPENAIRE_ROWS } from '../formats/openaire-guidelines/openaire-guidelines.ts';
import { OPENALEX_AUTHORS, OPENALEX_INSTITUTIONS, OPENALEX_SOURCES } from '../formats/openalex/openalex.ts';
import { OPENALEX_WORK_ROWS } from '../formats/openalex/openalex-works.ts';
import { ORCID_WORK_ROWS } from '../formats/orcid/orcid-work.ts';
import { ORCID_PEOPLE } from '../formats/orcid/orcid.ts';
import { PUBMED_ROWS } from '../formats/pubmed/pubmed.ts';
import { RAID_PROJECTS } from '../formats/raid/raid.ts';
import { RIOXX_ROWS } from '../formats/rioxx/rioxx-rows.ts';
import { RIS_ROWS } from '../formats/ris/ris.ts';
import { SCHEMA_ORG_OTHERS } from '../formats/schema-org/schema-org-other-rows.ts';
import { SCHEMA_ORG_ROWS } from '../formats/schema-org/schema-org-rows.ts';
import { TABLE_ORGANIZATIONS, TABLE_PROJECTS } from '../formats/tables/table-others.ts';
import { TABLE_WORK_ROWS } from '../formats/tables/table-rows.ts';
import { UNIMARC_ROWS } from '../formats/unimarc/unimarc-rows.ts';
import { WEB_OF_SCIENCE_ROWS } from '../formats/web-of-science/web-of-science.ts';
import { ZENODO_ROWS } from '../formats/zenodo/zenodo.ts';
import { ZOTERO_ROWS } from '../formats/zotero/zotero-rows.ts';
import { LOSSES, LOSSES_OF_OTHERS, OTHERS } from './round-trips/texts.ts';

/** A row of any format. */
type ShownRow = Pick<Row<object>, 'field' | 'section' | 'to' | 'parts' | 'read'>;

const CRIS = { host: 'cris.example.org' };

/** The tables of formats of works, by their short names. */
const WORK_TABLES: Readonly<Record<string, readonly ShownRow[]>> = {
  Crossref: CROSSREF_ROWS,
  Commonmeta: COMMONMETA_ROWS,
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
  MEDLINE: MEDLINE_ROWS,
  'Web of Science': WEB_OF_SCIENCE_ROWS,
  EndNote: ENDNOTE_ROWS,
  Zotero: ZOTERO_ROWS,
  JATS: JATS_ROWS,
  'MARC 21': MARC_ROWS,
  UNIMARC: UNIMARC_ROWS,
  MODS: MODS_ROWS,
  'arXiv Atom': ARXIV_ATOM_ROWS,
  arXiv: ARXIV_OAI_ROWS,
  'DSpace (XOAI, DIM)': DSPACE_ROWS,
  RIOXX: RIOXX_ROWS,
  'HAL TEI': halTeiRows(EMPTY_DOCUMENT),
  'HAL JSON': HAL_JSON_ROWS,
  ORCID: ORCID_WORK_ROWS,
  CFF: CFF_ROWS,
  'schema.org': SCHEMA_ORG_ROWS,
  CERIF: cerifWorkRows(CRIS),
  CSV: TABLE_WORK_ROWS,
};

const OTHER_TABLES: Readonly<Record<string, readonly ShownRow[]>> = {
  'OpenAlex, authors': OPENALEX_AUTHORS.rows,
  'OpenAlex, institutions': OPENALEX_INSTITUTIONS.rows,
  'OpenAlex, sources': OPENALEX_SOURCES.rows,
  'ORCID, people': ORCID_PEOPLE.rows,
  'CORDIS, projects': CORDIS_PROJECTS.rows,
  'CORDIS, organizations': CORDIS_ORGANIZATIONS.rows,
  'CERIF, organizations': CERIF_ORGANIZATIONS.rows,
  'CERIF, people': CERIF_PEOPLE.rows,
  'CERIF, projects': cerifProjects(CRIS).rows,
  'CERIF, services': cerifServices(CRIS).rows,
  'RAiD, projects': RAID_PROJECTS.rows,
  'EOSC catalog, services': EOSC_SERVICES.rows,
  'EOSC catalog, providers': EOSC_PROVIDERS.rows,
  'schema.org, projects': SCHEMA_ORG_OTHERS.project.rows,
  'schema.org, organizations': SCHEMA_ORG_OTHERS.organization.rows,
  'schema.org, people': SCHEMA_ORG_OTHERS.person.rows,
  'schema.org, data sources': SCHEMA_ORG_OTHERS.dataSource.rows,
  'schema.org, services': SCHEMA_ORG_OTHERS.service.rows,
  'schema.org, communities': SCHEMA_ORG_OTHERS.community.rows,
  'CSV, projects': TABLE_PROJECTS.rows,
  'CSV, organizations': TABLE_ORGANIZATIONS.rows,
};

/** Returns the rows of every format by its name. */
export const formatTables = (): [name: string, rows: readonly ShownRow[]][] =>
  Object.entries({ ...WORK_TABLES, ...OTHER_TABLES });

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

/** The section about tables whose columns a mapping describes. */
const TABLES = [
  '## Tables (CSV)',
  '',
  'The first row of a table contains the names of its columns. The separator (comma, semicolon, tab, bar) and the encoding',
  '(UTF-8, UTF-16, Windows-1252) are detected. Tables of CORDIS and of this portal need no mapping. For others,',
  '`npm run import -- --map FILE.csv` asks in the terminal what the columns are, with suggestions based on their names, and',
  'stores the answers in `DATA_DIR/csv-mapping.json`, or with `--map=OTHER.json` in that file. Later imports and harvests use',
  'them for all tables with the same columns, in any order. You can also edit the file; `null` leaves a column out:',
  '',
  '```json',
  '{ "tables": [{ "kind": "product", "columns": { "Titel": "title", "Verfasser": "authors", "Notiz": null } }] }',
  '```',
  '',
  'The tables “CSV” below list the fields of products, projects and organizations. Several values in one cell, such as authors',
  'or keywords, are separated by semicolons, bars or line breaks.',
  '',
];

/** The section that is made from records which are not part of the project. */
const LOST_HEADING = '## Lost fields';

/** Returns the table of lost fields that a page has. */
export const lostFieldsIn = (page: string): string[] => {
  const lines = page.split('\n');
  const section = lines.slice(lines.indexOf(LOST_HEADING) + 1);
  const end = section.findIndex((line) => line.startsWith('## '));
  return section.slice(0, end).filter((line) => line.startsWith('|'));
};

/** The tables of what records are after an export and an import. */
interface RoundTrips {
  readonly works: readonly string[];
  readonly others: readonly string[];
}

/** Returns the page of the documentation that shows what each format keeps. */
export const formatsPage = (roundTrips: RoundTrips, lostFields: readonly string[]): string =>
  [
    '# Formats of records',
    '',
    'The fields that the [importer](../apps/importer/README.md) reads from each format, generated from the tables in',
    '`apps/importer/src/formats`. After a colon are the parts of a field that are read. The report of an import lists the fields',
    'that it left out, with the number of records that have them: fields in no table, further values of a field for which the',
    'model has one value, such as the license (“further values”), and kinds of values that the model lacks, such as',
    '`dates (Collected)` or `relatedIdentifiers (URL)`.',
    '',
    '`contributors` has the names of editors, translators and other people; the report counts their roles: `editor (role)`.',
    '',
    'An entry of BibTeX with `crossref` inherits the fields that it lacks from its parent, wherever in the file the parent is.',
    'The title of proceedings, a collection, a book or a periodical becomes the venue, as BibLaTeX defines it; so does that of a',
    '`@book` with an `@incollection`. Identifiers, addresses, abstract and pages are not inherited, because they are those of the',
    'parent. `@xdata` works in the same way. The report counts parents that are not in the file: `crossref (without its entry)`.',
    '',
    '`originalValues` keeps a source’s own text of a value that the model cannot express: an unknown type, a funder without a',
    'grant number, an incomplete date. `relations` are relations to records of the corpus; the report counts others.',
    '',
    'A funder with a Crossref funder id or ROR is linked to the organization that has this identifier; ROR’s records have both.',
    '`originalValues` always keeps its name and identifier.',
    '',
    ...TABLES,
    '## Round trips',
    '',
    'Works of the sample corpus, exported from one portal in each format and imported into an empty one. ✓ means that all works',
    'have the same value as before; otherwise the cell has the number of works that do. A dash means none, an empty cell that no',
    'work has the fact. OAI-PMH offers DataCite, OpenAIRE and Dublin Core. CodeMeta and CFF are for software.',
    '',
    ...roundTrips.works,
    '',
    ...LOSSES,
    ...OTHERS,
    ...roundTrips.others,
    '',
    ...LOSSES_OF_OTHERS,
    '## Overview of works',
    '',
    ...overview(),
    '',
    LOST_HEADING,
    '',
    'The fields of real records that the model cannot store, as counted in the report of the import. With `FORMATS_RECORDS`, a',
    'folder with records, the test `formats-page.spec.ts` counts again; otherwise it keeps the table.',
    '',
    ...lostFields,
    ...formatTables().flatMap(table),
    '',
  ].join('\n');
