import type { Identifier } from './identifier.ts';

const SEPARATOR = String.raw`\s{0,2}(?:[,;&]\s{0,2}(?:and\s|or\s)?|(?:and|or)\s)\s{0,2}`;
const NO_OTHER_NUMBER = String.raw`(?!\d|[.\/-]\d)`;
/** A short number before a word is a count: "and 12 others". */
const SHORT = String.raw`\d{1,4}${NO_OTHER_NUMBER}(?!\s{0,2}(?!and\b|or\b)[a-z%])`;

const numbers = (number: string): RegExp => new RegExp(`${SEPARATOR}(${number})`, 'iy');
const PLURAL = /^(?:pmids|pubmed\sids)/i;
const AFTER_PLURAL = numbers(String.raw`\d{5,9}${NO_OTHER_NUMBER}|${SHORT}`);
const AFTER_SINGULAR = numbers(String.raw`\d{7,9}${NO_OTHER_NUMBER}`);
const AFTER_ARXIV = numbers(String.raw`\d{4}\.\d{4,5}(?:v\d{1,3})?(?!\d)`);

const followersOf = ({ scheme }: Identifier, candidate: string): RegExp | null => {
  if (scheme === 'pmid') return PLURAL.test(candidate) ? AFTER_PLURAL : AFTER_SINGULAR;
  return scheme === 'arxiv' && /^arxiv:/i.test(candidate) ? AFTER_ARXIV : null;
};

/**
 * Yields the numbers that continue a list after an identifier with a prefix (`PMIDs 31452104, 31452105`), with their
 * positions.
 */
export function* listFollowers(
  text: string,
  first: { readonly identifier: Identifier; readonly candidate: string; readonly end: number },
): Generator<{ readonly number: string; readonly start: number }> {
  const pattern = followersOf(first.identifier, first.candidate);
  if (pattern === null || /^https?:/i.test(first.candidate)) return;
  for (let end = first.end; ; end = pattern.lastIndex) {
    pattern.lastIndex = end;
    const number = pattern.exec(text)?.[1];
    if (number === undefined) return;
    yield { number, start: pattern.lastIndex - number.length };
  }
}
