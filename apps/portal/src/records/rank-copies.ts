import { ACCESS_RIGHT_NAMES, isOpen, statedAccessRight } from '@open-discovery/model';
import type { AccessRight, Instance } from '@open-discovery/model';
import { isKnownSource } from './is-known-source.ts';
import type { NamedSource } from './is-known-source.ts';

/** A copy with the properties that decide its rank. */
export interface Copy {
  readonly instance: Instance;
  readonly right: AccessRight;
  /** Address for reading; http(s) only. */
  readonly url: string | null;
  /** Name of the source that holds the copy. */
  readonly source: string | null;
}

/** Returns the source that holds a copy; if it is unknown, the source that reported it. */
export const sourceOf = ({ hostedBy, collectedFrom }: Instance): NamedSource | null =>
  [hostedBy, collectedFrom].find(isKnownSource) ?? null;

const nameOf = (source: NamedSource | null): string | null => source?.value ?? source?.key ?? null;

const copyOf = (instance: Instance): Copy => ({
  instance,
  right: statedAccessRight(instance.accessRight),
  url: (instance.urls ?? []).find((url) => /^https?:\/\//i.test(url) && URL.canParse(url)) ?? null,
  source: nameOf(sourceOf(instance)),
});

/** Formats the charge paid for publishing a copy, with its currency when known. */
export const chargeOf = ({ articleProcessingCharge: charge }: Instance): string | null =>
  charge?.amount ? [charge.amount, charge.currency].filter((part) => part).join(' ') : null;

/** Smaller is better: access right, reachability, peer review. */
const rank = ({ instance, right, url }: Copy): readonly number[] => [
  ACCESS_RIGHT_NAMES.indexOf(isOpen(right) ? 'OPEN' : right),
  url === null ? 1 : 0,
  instance.refereed === 'peerReviewed' ? 0 : 1,
];

const compareRanks = (a: readonly number[], b: readonly number[]): number => {
  const position = a.findIndex((value, index) => value !== b[index]);
  return position < 0 ? 0 : (a[position] ?? 0) - (b[position] ?? 0);
};

/**
 * Returns all copies, best first: open before embargoed before closed, with an address, peer-reviewed,
 * newest.
 */
export const copiesOf = (instances: readonly Instance[] | null | undefined): readonly Copy[] =>
  (instances ?? [])
    .map(copyOf)
    .toSorted(
      (a, b) =>
        compareRanks(rank(a), rank(b)) ||
        (b.instance.publicationDate ?? '').localeCompare(a.instance.publicationDate ?? ''),
    );

/** Returns the best copy that is open to everyone. */
export const openCopyOf = (copies: readonly Copy[]): (Copy & { readonly url: string }) | null => {
  const [best] = copies;
  return best && best.url !== null && isOpen(best.right) ? { ...best, url: best.url } : null;
};
