import type { Identifier } from './identifier.ts';
import { listFollowers } from './identifier-lists.ts';
import { BOUNDARY } from './joined-identifiers.ts';
import { parseIdentifier } from './parse-identifier.ts';
import { textOf } from './text-of.ts';
import { trimEdges } from './trim-edges.ts';
import { visibleText } from './visible-text.ts';

/** An identifier with its position: `text.slice(start, end)`, prefix or address included. */
export interface FoundIdentifier {
  identifier: Identifier;
  start: number;
  end: number;
}

/** Matches up to the next space, quote or tag; `<437:TNYRP>2.0` of an older DOI, with one colon or two, is not a tag. */
const CHARACTER = String.raw`(?:[^\s"<>。，、；《》「」]|<(?=[^\s<>/]{0,16}:[^\s<>]{1,20}>\d\.\d)|>(?=[\d.]{1,9}))`;
const REST = `(?:(?!${BOUNDARY})${CHARACTER})+`;
const REST_OF_DOI = `(?:(?!https?://|${BOUNDARY})${CHARACTER})+`;
const SIXTEEN = String.raw`(?:\d{4}[- ]?){3}\d{3}[\dX](?![\dX])`;
/** No unbounded repetition is nested in another one, so matching is linear in the length of the text. */
const CANDIDATE = new RegExp(
  `(?<![A-Z0-9])(?:${[
    String.raw`https?:\/\/${REST}`,
    // Addresses without https://, as a whole: what follows `10.` in them is not only a DOI.
    String.raw`(?<!\.)(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}\/${REST}`,
    String.raw`(?<!\.)10\.\d{4,9}(?:\.\d{1,9}){0,8}\/${REST_OF_DOI}`,
    String.raw`swh:1:[a-z]{3}:[0-9a-f]{40}(?:;(?:origin|visit|anchor|path|lines|bytes)=[^;\s"<>]+)*`,
    String.raw`(?:hdl|handle):\s?\d${REST}`,
    String.raw`pmids?(?:\sids?)?[\s:#]{0,3}\d{1,9}(?!\d)`,
    // "PubMed 2020" and "PubMed 12 times" name no article.
    String.raw`pubmed(?:\sids?[\s:#]{0,3}|\s?[:#]\s?)\d{1,9}(?!\d)`,
    String.raw`pubmed\s?\d{6,9}(?!\d)`,
    String.raw`pmc\d{1,9}(?!\d)`,
    String.raw`isni[\s:]{0,3}${SIXTEEN}`,
    String.raw`\d{4}-\d{4}-\d{4}-\d{3}[\dX](?![\dX-])`,
    String.raw`r3d1\d{8}(?!\d)`,
    String.raw`ror:\s?0[a-z0-9]{6}\d{2}(?![a-z0-9])`,
    String.raw`arxiv:\s?(?:\d{4}\.\d{4,5}|[a-z-]{2,10}(?:\.[a-z]{2})?\/\d{7})(?:v\d{1,3})?(?!\d)`,
  ].join('|')})`,
  'gi',
);

/**
 * Finds the identifiers in running text, in order and without overlap. It is stricter than `parseIdentifier`: bare
 * numbers, handles, ROR ids and arXiv numbers need their prefix or address, because they are likely to be something
 * else; in a list, the first needs it (`PMIDs 31452104, 31452105`). Lists need no spaces. Other addresses are skipped as
 * a whole. Linear time.
 * @example
 * findIdentifiers('See doi:10.1000/a and PMID 123.').map(({ identifier }) => identifier.scheme); // ['doi', 'pmid']
 */
export const findIdentifiers = (text: string): FoundIdentifier[] => {
  const visible = visibleText(textOf(text));
  const found: FoundIdentifier[] = [];
  const add = (candidate: string, index: number): Identifier | null => {
    const length = trimEdges(candidate).length;
    const identifier = parseIdentifier(candidate.slice(0, length));
    if (!identifier) return null;
    found.push({
      identifier,
      start: visible.startOf(index),
      end: visible.endOf(index + length - 1),
    });
    return identifier;
  };
  for (const { index, 0: candidate } of visible.text.matchAll(CANDIDATE)) {
    const identifier = add(candidate, index);
    if (!identifier) continue;
    const first = { identifier, candidate, end: index + candidate.length };
    for (const { number, start } of listFollowers(visible.text, first)) if (!add(number, start)) break;
  }
  return found;
};
