import { oneLine } from './read-specification.ts';

/** A reference to docs/specification.md: a section or a rule, and perhaps the name of a part of it. */
export interface Reference {
  /** `4` or `4.3`. */
  readonly id: string;
  /** The quoted text behind it. */
  readonly part: string | null;
}

const CHAIN =
  /\b[Ss]pec(?:ification)?(?:['’]s)? §\d(?:\.\d+)?(?:(?:,|,? and|, then)? (?:§\d(?:\.\d+)?|["“][^"”]{1,60}["”]))*/g;
/** Other documents that number their sections likewise. */
const OTHER_DOCUMENTS = /\b(?:RFC \d+|OAI-PMH 2\.0) §[\d.]+/g;
/** A section or rule as ours are numbered: one digit, or one digit and a number. */
const UNATTRIBUTED = /.{0,40}§\d(?:\.\d+)?(?![.\d]*\d).{0,20}/g;
const STEP = /§(\d(?:\.\d+)?)|["“]([^"”]+)["”]/g;

const referencesOf = (chain: string): Reference[] => {
  const references: Reference[] = [];
  let id = '';
  for (const [, number, part] of chain.matchAll(STEP)) {
    if (number !== undefined) id = number;
    references.push({ id, part: part ?? null });
  }
  return references;
};

/** Joins the lines of comments, so that a reference may be broken over two of them. */
const withoutLineBreaks = (text: string): string => oneLine(text.replace(/\n\s*(?:\*|\/\/)?\s*/g, ' '));

/**
 * Finds the references to the specification, and the section signs that name no document.
 *
 * @example readReferences('See Spec §4 "Startup".').references; // [{ id: '4', part: null }, { id: '4', part: 'Startup' }]
 */
export const readReferences = (text: string): { references: Reference[]; unattributed: string[] } => {
  const line = withoutLineBreaks(text);
  const rest = line.replace(CHAIN, '').replace(OTHER_DOCUMENTS, '');
  return {
    references: [...line.matchAll(CHAIN)].flatMap(([chain]) => referencesOf(chain)),
    unattributed: [...rest.matchAll(UNATTRIBUTED)].map(([around]) => around),
  };
};
