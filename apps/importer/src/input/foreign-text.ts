/** The first tag of a RIS entry. */
export const RIS_START = /^\s*TY {1,2}- /m;
/** The start of an entry of BibTeX. */
export const BIBTEX_START = /^[^\S\n]*@[a-z]+\s*[{(]/im;
/** The start of an XML document, whatever declaration, comments and document type come before its root. */
export const XML_START = /^\s*<(?:\?xml|!--|!DOCTYPE|[A-Za-z])/;
const ROWS_WITH_SAME_SEPARATORS = 2;
const FEWEST_SEPARATORS = 2;

/** Reports whether a text is a table: its first rows have equally many of a separator that is not JSON's. */
const isTable = (text: string): boolean => {
  const rows = text
    .split(/\r?\n/)
    .filter((row) => row.trim() !== '')
    .slice(0, ROWS_WITH_SAME_SEPARATORS);
  if (rows.length < ROWS_WITH_SAME_SEPARATORS || rows.some((row) => /^\s*[{[<]/.test(row))) return false;
  return [',', ';', '\t'].some((separator) => {
    const counts = rows.map((row) => row.replaceAll(/"[^"]*"/g, '').split(separator).length - 1);
    return (counts[0] ?? 0) >= FEWEST_SEPARATORS && new Set(counts).size === 1;
  });
};

const TEXT_FORMATS: readonly (readonly [name: string, detects: (text: string) => boolean])[] = [
  ['MEDLINE', (text) => /^PMID- /m.test(text)],
  ['Web of Science', (text) => /^FN (?:Thomson|Clarivate)/.test(text)],
  ['a citation file (CFF)', (text) => /^cff-version:/m.test(text)],
  ['a table (CSV)', isTable],
];

/**
 * Returns the name of the foreign format of a text by its start; `null` if it may be JSON or is unknown.
 * @example foreignTextFormat('TY  - JOUR') // 'RIS'
 */
export const foreignTextFormat = (start: string): string | null => {
  const text = start.replace(/^\uFEFF/, '');
  if (/^\s*[{[]/.test(text)) return null;
  return TEXT_FORMATS.find(([, detects]) => detects(text))?.[0] ?? null;
};
