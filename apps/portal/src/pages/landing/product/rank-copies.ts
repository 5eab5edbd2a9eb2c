import { ACCESS_RIGHT_NAMES, isOpen, parseAccessRight } from '@open-discovery/model';
import type { AccessRight, Instance } from '@open-discovery/model';
import { isKnownSource } from '../is-known-source.ts';
import type { NamedSource } from '../is-known-source.ts';

/** A copy with what decides its place in the list. */
export interface Copy {
  readonly instance: Instance;
  readonly right: AccessRight;
  /** Where it is read; http(s) only. */
  readonly url: string | null;
  /** The name of the source that has it. */
  readonly source: string | null;
}

/** Where a copy is; where nobody knows that, who told of it. */
export const sourceOf = ({ hostedBy, collectedFrom }: Instance): NamedSource | null =>
  [hostedBy, collectedFrom].find(isKnownSource) ?? null;

const nameOf = (source: NamedSource | null): string | null => source?.value ?? source?.key ?? null;

const copyOf = (instance: Instance): Copy => ({
  instance,
  right: parseAccessRight(instance.accessRight?.label ?? '') ?? 'UNKNOWN',
  url: (instance.urls ?? []).find((url) => /^https?:\/\//i.test(url) && URL.canParse(url)) ?? null,
  source: nameOf(sourceOf(instance)),
});

/** What was paid to publish a copy, with the currency where it is known. */
export const chargeOf = ({ articleProcessingCharge: charge }: Instance): string | null =>
  charge?.amount ? [charge.amount, charge.currency].filter((part) => part).join(' ') : null;

/** Smaller is better: who may read it, whether it can be reached, whether it was reviewed. */
const rank = ({ instance, right, url }: Copy): readonly number[] => [
  ACCESS_RIGHT_NAMES.indexOf(isOpen(right) ? 'OPEN' : right),
  url === null ? 1 : 0,
  instance.refereed === 'peerReviewed' ? 0 : 1,
];

const compareRanks = (a: readonly number[], b: readonly number[]): number => {
  const position = a.findIndex((value, index) => value !== b[index]);
  return position < 0 ? 0 : (a[position] ?? 0) - (b[position] ?? 0);
};

/** Every copy, the best open one first: open before embargoed before closed, with an address, reviewed, newest. */
export const copiesOf = (instances: readonly Instance[] | null | undefined): readonly Copy[] =>
  (instances ?? [])
    .map(copyOf)
    .toSorted(
      (a, b) =>
        compareRanks(rank(a), rank(b)) ||
        (b.instance.publicationDate ?? '').localeCompare(a.instance.publicationDate ?? ''),
    );

/** The copy to open first, where everybody may read one. */
export const openCopyOf = (copies: readonly Copy[]): (Copy & { readonly url: string }) | null => {
  const [best] = copies;
  return best && best.url !== null && isOpen(best.right) ? { ...best, url: best.url } : null;
};
