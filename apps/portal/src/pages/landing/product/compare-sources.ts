import { parseAccessRight, parseLicence } from '@open-discovery/model';
import type { ResearchProduct } from '@open-discovery/model';
import { chargeOf, copiesOf } from './copies.ts';
import type { Copy } from './copies.ts';

/** A field of which copies of one work speak. */
export type ComparedField = 'access' | 'type' | 'date' | 'licence' | 'refereed' | 'charge';

/** What the sources say of one field. */
export interface Comparison {
  readonly field: ComparedField;
  readonly values: readonly { readonly value: string; readonly sources: readonly string[] }[];
  /** What the page says; `null` where it leaves the field to each copy. */
  readonly shown: string | null;
}

const SAID: Readonly<Record<ComparedField, (copy: Copy) => string | null>> = {
  access: ({ right }) => (right === 'UNKNOWN' ? null : right),
  type: ({ instance }) => instance.type ?? null,
  date: ({ instance }) => instance.publicationDate ?? null,
  licence: ({ instance }) => parseLicence(instance.license)?.name ?? null,
  refereed: ({ instance }) =>
    instance.refereed === 'peerReviewed' || instance.refereed === 'nonPeerReviewed'
      ? instance.refereed
      : null,
  charge: ({ instance }) => chargeOf(instance),
};

const SHOWN: Readonly<
  Record<ComparedField, (product: ResearchProduct, copies: readonly Copy[]) => string | null>
> = {
  access: (product) => parseAccessRight(product.bestAccessRight?.label ?? ''),
  type: (_product, copies) => copies[0]?.instance.type ?? null,
  date: (product) => product.publicationDate ?? null,
  licence: () => null,
  refereed: (_product, copies) =>
    copies.some(({ instance }) => instance.refereed === 'peerReviewed') ? 'peerReviewed' : null,
  charge: () => null,
};

const FIELDS: readonly ComparedField[] = ['access', 'type', 'date', 'licence', 'refereed', 'charge'];

/** Field by field what the sources of a work's copies say, where at least one speaks; the disputed ones first. */
export const compareSources = (product: ResearchProduct): readonly Comparison[] => {
  const copies = copiesOf(product.instances);
  return FIELDS.map((field) => ({
    field,
    values: valuesOf(copies, SAID[field]),
    shown: SHOWN[field](product, copies),
  }))
    .filter(({ values }) => values.length > 0)
    .toSorted((a, b) => Number(isDisputed(b)) - Number(isDisputed(a)));
};

/** Whether sources contradict each other, or the page says something else than they do. */
export const isDisputed = ({ values, shown }: Comparison): boolean =>
  values.length > 1 || (shown !== null && values.some(({ value }) => value !== shown));

const valuesOf = (copies: readonly Copy[], said: (copy: Copy) => string | null): Comparison['values'] => {
  const sources = new Map<string, Set<string>>();
  for (const copy of copies) {
    const value = said(copy);
    if (value === null) continue;
    const names = sources.get(value) ?? new Set();
    sources.set(value, names.add(copy.source ?? '?'));
  }
  return [...sources].map(([value, names]) => ({ value, sources: [...names] }));
};
