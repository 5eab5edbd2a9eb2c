import { skippedAs } from '../skipped-as.ts';

/** The first tag of a RIS entry. */
export const RIS_START = /^\s*TY {1,2}- /m;
/** The start of an entry of BibTeX. */
export const BIBTEX_START = /^[^\S\n]*@[a-z]+\s*[{(]/im;
/** The start of an XML document, whatever declaration, comments and document type come before its root. */
export const XML_START = /^\s*<(?:\?xml|!--|!DOCTYPE|[A-Za-z])/;
/** Formats of text that are known and not read, and what helps. */
const TEXT_FORMATS: readonly (readonly [name: string, advice: string, detects: (text: string) => boolean])[] =
  [
    ['MEDLINE', 'PubMed gives the same records as XML', (text) => /^(?:PMID|OWN) ?- /m.test(text)],
    ['Web of Science', 'export it as RIS or BibTeX', (text) => /^FN (?:Thomson|Clarivate)/.test(text)],
    ['RIS without types', 'start each entry with its TY line', (text) => /^[A-Z][A-Z0-9] {2}- /m.test(text)],
  ];

/**
 * Returns the reason why a text in a foreign format is skipped, by its start; `null` if it may be JSON or is unknown.
 * @example foreignText('PMID- 1') // 'MEDLINE is not supported; PubMed gives the same records as XML'
 */
export const foreignText = (start: string): string | null => {
  const text = start.replace(/^\uFEFF/, '');
  if (/^\s*[{[]/.test(text)) return null;
  const found = TEXT_FORMATS.find(([, , detects]) => detects(text));
  return found === undefined ? null : skippedAs(found[0], found[1]);
};
