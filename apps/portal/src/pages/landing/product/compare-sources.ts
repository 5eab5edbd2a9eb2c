import { accessRightOf, parseDate, parseLicense, statedType, statedValue } from '@open-discovery/model';
import type { AccessRight, ResearchProduct, StatedField } from '@open-discovery/model';
import { chargeOf, copiesOf } from '../../../records/rank-copies.ts';
import type { Copy } from '../../../records/rank-copies.ts';

/** A field stated by copies of a work or by the records merged into it. */
export type ComparedField =
  | 'title'
  | 'authors'
  | 'access'
  | 'kind'
  | 'type'
  | 'date'
  | 'publisher'
  | 'language'
  | 'license'
  | 'refereed'
  | 'charge';

/** The values that sources state for one field. */
export interface Comparison {
  readonly field: ComparedField;
  /** Each value with the names of its sources; '' for an unknown source. */
  readonly values: readonly { readonly value: string; readonly sources: readonly string[] }[];
  /** The value shown on the page; `null` where each copy has its own. */
  readonly shown: string | null;
}

interface Row {
  readonly field: ComparedField;
  /** Returns a copy's value of the field. */
  readonly ofCopy?: (copy: Copy) => string | null;
  /** The field in the statements of merged records. */
  readonly ofRecord?: StatedField;
  readonly shown: (product: ResearchProduct, copies: readonly Copy[]) => string | null;
}

const ofRecord = (field: ComparedField, stated: StatedField): Row => ({
  field,
  ofRecord: stated,
  shown: (product) => statedValue(product, stated),
});

const known = (right: AccessRight): string | null => (right === 'UNKNOWN' ? null : right);

const refereedOf = ({ instance: { refereed } }: Copy): string | null =>
  refereed === 'peerReviewed' || refereed === 'nonPeerReviewed' ? refereed : null;

const ROWS: readonly Row[] = [
  ofRecord('title', 'mainTitle'),
  ofRecord('authors', 'authors'),
  {
    field: 'access',
    ofCopy: ({ right }) => known(right),
    shown: (product) => known(accessRightOf(product)),
  },
  ofRecord('kind', 'type'),
  {
    field: 'type',
    ofCopy: ({ instance }) => statedType(instance.type),
    shown: (_product, copies) => statedType(copies[0]?.instance.type),
  },
  {
    ...ofRecord('date', 'publicationDate'),
    ofCopy: ({ instance }) => instance.publicationDate ?? null,
  },
  ofRecord('publisher', 'publisher'),
  ofRecord('language', 'language'),
  {
    field: 'license',
    ofCopy: ({ instance }) => parseLicense(instance.license)?.name ?? null,
    shown: () => null,
  },
  {
    field: 'refereed',
    ofCopy: refereedOf,
    shown: (_product, copies) =>
      copies.some((copy) => refereedOf(copy) === 'peerReviewed') ? 'peerReviewed' : null,
  },
  { field: 'charge', ofCopy: ({ instance }) => chargeOf(instance), shown: () => null },
];

/**
 * Compares the values that the sources of a work and its copies state, field by field, disputed fields first.
 */
export const compareSources = (product: ResearchProduct): readonly Comparison[] => {
  const copies = copiesOf(product.instances);
  return ROWS.map((row) => ({
    field: row.field,
    values: valuesOf([...statementsOfCopies(row, copies), ...statementsOfRecords(row, product)]),
    shown: row.shown(product, copies),
  }))
    .filter(({ values }) => values.length > 0)
    .toSorted((a, b) => Number(isDisputed(b)) - Number(isDisputed(a)));
};

/** Returns the meaning of a value; sources write the same date in many forms. */
const meaningOf = (field: ComparedField, value: string): string =>
  field === 'date' ? (parseDate(value)?.day ?? value) : value;

/** Reports whether sources contradict each other or the page. */
export const isDisputed = ({ field, values, shown }: Comparison): boolean =>
  new Set([...values.map(({ value }) => value), shown ?? []].flat().map((value) => meaningOf(field, value)))
    .size > 1;

type Statement = readonly [value: string, source: string];

const statementsOfCopies = ({ ofCopy }: Row, copies: readonly Copy[]): Statement[] =>
  copies.flatMap((copy): Statement[] => {
    const value = ofCopy?.(copy) ?? null;
    return value === null ? [] : [[value, copy.source ?? '']];
  });

const statementsOfRecords = ({ ofRecord: field }: Row, { statements }: ResearchProduct): Statement[] =>
  (statements ?? [])
    .filter((statement) => statement.field === field)
    .flatMap(({ value, sources }) => (sources ?? []).map((source): Statement => [value, source]));

const valuesOf = (statements: readonly Statement[]): Comparison['values'] => {
  const sources = new Map<string, Set<string>>();
  for (const [value, source] of statements) sources.set(value, (sources.get(value) ?? new Set()).add(source));
  return [...sources].map(([value, names]) => ({ value, sources: [...names] }));
};
