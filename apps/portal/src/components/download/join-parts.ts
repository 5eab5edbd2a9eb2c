import type { ExportFormat } from '@open-discovery/export-formats';

const BYTE_ORDER_MARK = /^\uFEFF/;
const HEADER = /^[^\n]*\n/;

const asItIs = (part: string): string => part;
const lines = (parts: readonly string[], withoutHead: (part: string) => string = asItIs): string =>
  parts.map((part, at) => (at === 0 ? part : withoutHead(part))).join('');
const withNewline = (part: string): string => (part === '' || part.endsWith('\n') ? part : `${part}\n`);

const JOIN: Readonly<Record<ExportFormat, (parts: readonly string[]) => string>> = {
  // Each part begins with a byte order mark and a header row without line breaks.
  csv: (parts) => lines(parts, (part) => part.replace(BYTE_ORDER_MARK, '').replace(HEADER, '')),
  bibtex: (parts) => lines(parts.map(withNewline)),
  ris: (parts) => lines(parts.map(withNewline)),
  csljson: (parts) => `${JSON.stringify(parts.flatMap((part): unknown => JSON.parse(part)))}\n`,
  jsonl: (parts) => lines(parts.map(withNewline)),
};

/** Joins the parts of an export into one file of its format. */
export const joinParts = (format: ExportFormat, parts: readonly string[]): string => JOIN[format](parts);
