import { foldCharacters, INVISIBLE } from './fold-characters.ts';
import type { Identifier } from './identifier.ts';
import { parseIdentifier } from './parse-identifier.ts';
import { trimEdges } from './trim-edges.ts';

/** An identifier with its position: `text.slice(start, end)`, prefix or address included. */
export interface FoundIdentifier {
  identifier: Identifier;
  start: number;
  end: number;
}

/** Matches up to the next space, quote or tag; a `<` inside the older DOIs of Wiley is no tag. */
const REST = String.raw`(?:[^\s"<>。，、；《》「」]|<(?=[^\s<>]{0,16}::)|>(?=[\d.]{1,9}))+`;
const SIXTEEN = String.raw`(?:\d{4}[- ]?){3}\d{3}[\dX](?![\dX])`;
/** No unbounded repetition is nested in another one, so matching is linear in the length of the text. */
const CANDIDATE = new RegExp(
  `(?<![A-Z0-9])(?:${[
    String.raw`https?:\/\/${REST}`,
    String.raw`(?:www\.)?(?:(?:dx\.)?doi|orcid|ror|isni|arxiv|identifiers)\.org\/${REST}`,
    String.raw`(?:hdl\.handle|n2t)\.net\/${REST}`,
    String.raw`(?<!\.)10\.\d{4,9}(?:\.\d{1,9}){0,8}\/${REST}`,
    String.raw`swh:1:[a-z]{3}:[0-9a-f]{40}(?:;(?:origin|visit|anchor|path|lines|bytes)=[^;\s"<>]+)*`,
    String.raw`(?:hdl|handle):\s?\d${REST}`,
    String.raw`(?:pmid|pubmed)(?:\sid)?[\s:#]{0,3}\d{1,9}(?!\d)`,
    String.raw`pmc\d{1,9}(?!\d)`,
    String.raw`isni[\s:]{0,3}${SIXTEEN}`,
    String.raw`\d{4}-\d{4}-\d{4}-\d{3}[\dX](?![\dX-])`,
    String.raw`r3d1\d{8}(?!\d)`,
    String.raw`ror:\s?0[a-z0-9]{6}\d{2}(?![a-z0-9])`,
    String.raw`arxiv:\s?(?:\d{4}\.\d{4,5}|[a-z-]{2,10}(?:\.[a-z]{2})?\/\d{7})(?:v\d{1,3})?(?!\d)`,
  ].join('|')})`,
  'gi',
);

/** The original index of each kept character; null if none was dropped. */
const keptPositions = (text: string): number[] | null => {
  const positions: number[] = [];
  let from = 0;
  for (const { index, 0: dropped } of text.matchAll(INVISIBLE)) {
    for (; from < index; from += 1) positions.push(from);
    from = index + dropped.length;
  }
  if (from === 0) return null;
  for (; from < text.length; from += 1) positions.push(from);
  return positions;
};

/**
 * Finds the identifiers in running text, in order and without overlap. It is stricter than `parseIdentifier`: bare
 * numbers, handles, ROR ids and arXiv numbers need their prefix or address, because they are likely to be something
 * else. Other addresses are skipped as a whole. Linear time.
 * @example
 * findIdentifiers('See doi:10.1000/a and PMID 123.').map(({ identifier }) => identifier.scheme); // ['doi', 'pmid']
 */
export const findIdentifiers = (text: string): FoundIdentifier[] => {
  const positions = keptPositions(text);
  const visible = foldCharacters(positions ? text.replace(INVISIBLE, '') : text);
  const found: FoundIdentifier[] = [];
  for (const { index, 0: candidate } of visible.matchAll(CANDIDATE)) {
    const length = trimEdges(candidate).length;
    const identifier = parseIdentifier(candidate.slice(0, length));
    if (!identifier) continue;
    const last = index + length - 1;
    found.push({
      identifier,
      start: positions?.[index] ?? index,
      end: (positions?.[last] ?? last) + 1,
    });
  }
  return found;
};
