import { skipReason } from '../report/skip-reason.ts';
import type { SkipReason } from '../report/skip-reason.ts';

/** The first tag of a RIS entry. */
export const RIS_START = /^\s*TY {1,2}- /m;
/** The first tag of an entry that PubMed saved. */
export const MEDLINE_START = /^\uFEFF?PMID-(?: |\d)/m;
/** The first line of a file of Web of Science. */
export const WEB_OF_SCIENCE_START = /^\uFEFF?FN (?:Thomson|Clarivate|ISI)/;
/** The start of an entry of BibTeX. */
export const BIBTEX_START = /^[^\S\n]*@[a-z]+\s*[{(]/im;
/** The start of an XML document, whatever declaration, comments and document type come before its root. */
export const XML_START = /^\s*<(?:\?xml|!--|!DOCTYPE|[A-Za-z])/;
/** Formats of text that are known and not read, and what is read instead. */
const TEXT_FORMATS: readonly (readonly [
  format: string,
  instead: string,
  detects: (text: string) => boolean,
])[] = [['RIS without TY', 'RIS with TY', (text) => /^[A-Z][A-Z0-9] {2}- /m.test(text)]];

/**
 * Returns the reason why a text in a foreign format is skipped, by its start; `null` if it may be JSON or is unknown.
 * @example foreignText('TI  - Tides')?.sentence // 'RIS without TY is not supported; supported instead: RIS with TY'
 */
export const foreignText = (start: string): SkipReason | null => {
  const text = start.replace(/^\uFEFF/, '');
  if (/^\s*[{[]/.test(text)) return null;
  const found = TEXT_FORMATS.find(([, , detects]) => detects(text));
  return found === undefined
    ? null
    : skipReason('unsupported-format', { format: found[0], instead: found[1] });
};
