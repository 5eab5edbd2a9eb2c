import type { Claim, ClaimCounts, ClaimEnd, ClaimPage, ClaimState } from '@open-discovery/model';
import { toStored } from '../content/item.ts';
import type { Item } from '../content/item.ts';
import { foldAccents } from '../fold-accents.ts';
import type { HiddenRecords } from '../withdrawals/hidden-records.ts';
import type { ClaimsQuery } from './claims-query.ts';

/** Converts a link to its wire format, which does not name the curator who decided. */
export const toClaim = (item: Item<'claim'>): Claim => {
  const { decidedBy: _, ...fields } = toStored(item);
  return fields;
};

/** Returns links that name withdrawn records by their ids instead of their titles. */
export const withoutWithdrawnTitles = (
  items: readonly Item<'claim'>[],
  { ids, isEmpty }: HiddenRecords,
): readonly Item<'claim'>[] => {
  if (isEmpty) return items;
  const shown = (end: ClaimEnd): ClaimEnd => (ids.has(end.id) ? { ...end, title: end.id } : end);
  return items.map((item) => {
    const { source, target } = item.fields;
    return { ...item, fields: { ...item.fields, source: shown(source), target: shown(target) } };
  });
};

/** Fields never change, so that their words are folded once. */
const texts = new WeakMap<object, string>();

const textOf = ({ fields }: Item<'claim'>): string => {
  const known = texts.get(fields);
  if (known !== undefined) return known;
  const { source, target, note, createdByName, reason } = fields;
  const text = foldAccents(
    [source.title, source.id, target.title, target.id, note, createdByName, reason].join(' '),
  );
  texts.set(fields, text);
  return text;
};

const countStates = (items: readonly Item<'claim'>[]): ClaimCounts => {
  const countOf = (state: ClaimState): number => items.filter(({ fields }) => fields.state === state).length;
  return { pending: countOf('pending'), approved: countOf('approved'), rejected: countOf('rejected') };
};

/** Returns a page of links, the newest first. */
export const toClaimPage = (
  items: readonly Item<'claim'>[],
  { search, state, page, pageSize }: ClaimsQuery,
): ClaimPage => {
  const words = foldAccents(search).split(/\s+/).filter(Boolean);
  const found =
    words.length === 0 ? items : items.filter((item) => words.every((word) => textOf(item).includes(word)));
  const inState = found
    .filter(({ fields }) => state === undefined || fields.state === state)
    .toSorted((a, b) => b.position - a.position);
  const from = (page - 1) * pageSize;
  return {
    header: { numFound: inState.length, page, pageSize },
    counts: countStates(found),
    results: inState.slice(from, from + pageSize).map(toClaim),
  };
};
