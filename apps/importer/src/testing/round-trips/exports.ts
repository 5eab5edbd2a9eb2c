import { CSV_COLUMNS, openExport, writeRecord } from '@open-discovery/export-formats';
import type { KindedRecord } from '@open-discovery/model';

const PUBLIC_URLS = { portal: 'https://portal.example', graph: 'https://portal.example/api/graph/v3' };

/** Returns the files of an export: one of all records, or one of each. */
export type Export = (items: readonly KindedRecord[]) => readonly string[];

const asFile =
  (format: 'jsonl' | 'csv' | 'bibtex' | 'ris' | 'csljson', columns: readonly string[] = []): Export =>
  (items) => {
    const { header, record: write, separator, footer } = openExport(format, { columns });
    return [`${header}${items.map(write).join(separator)}${footer}`];
  };

const asFiles =
  (format: 'jsonld' | 'datacite' | 'dc' | 'openaire' | 'codemeta' | 'cff'): Export =>
  (items) =>
    items.map((item) => writeRecord(item, format, PUBLIC_URLS));

/** The formats of a portal by their names; those of OAI-PMH are DataCite, Dublin Core and OpenAIRE. */
export const EXPORTS: Readonly<Record<string, Export>> = {
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
