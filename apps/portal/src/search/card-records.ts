import { accessRightOf } from '@open-discovery/model';
import type { Author, Instance, Kind, KindedRecord, RecordOf } from '@open-discovery/model';
import { copiesOf, openCopyOf } from '../records/rank-copies.ts';

/** The fields that lists show of a record of each kind: cards, table columns, related records and reports. */
export const CARD_FIELDS = {
  product: [
    'id',
    'type',
    'mainTitle',
    'bestAccessRight',
    'instances',
    'embargoEndDate',
    'openAccessColor',
    'publicationDate',
    'version',
    'authors',
    'container',
    'publisher',
    'pids',
    'projects',
    'indicators',
    'language',
    'countries',
  ],
  project: [
    'id',
    'acronym',
    'code',
    'title',
    'fundings',
    'funding',
    'startDate',
    'endDate',
    'callIdentifier',
    'openAccessMandateForPublications',
    'openAccessMandateForDataset',
  ],
  organization: ['id', 'legalName', 'legalShortName', 'country', 'pids'],
  dataSource: ['id', 'type', 'officialName', 'openaireCompatibility', 'subjects'],
  service: ['id', 'name', 'categories', 'tagline', 'provider', 'scientificDomains'],
  community: ['id', 'name', 'acronym', 'type', 'subjects'],
  person: ['id'],
} as const satisfies { readonly [K in Kind]: readonly (keyof RecordOf[K])[] };

/** Authors that a card and a row of the table name. Some works have thousands. */
const AUTHORS_SHOWN = 3;

/** A record of each kind, as far as lists show it. */
export type CardRecordOf = {
  [K in Kind]: Pick<RecordOf[K], Extract<keyof RecordOf[K], (typeof CARD_FIELDS)[K][number]>> & {
    /** Authors of a product that a list leaves out. */
    readonly authorsLeft?: number;
  };
};

/** Returns the authors that lists name, and the number of the others. */
export const shownAuthors = ({
  authors,
  authorsLeft = 0,
}: Pick<CardRecordOf['product'], 'authors' | 'authorsLeft'>): {
  readonly shown: readonly Author[];
  readonly left: number;
} => {
  const shown = (authors ?? []).slice(0, AUTHORS_SHOWN);
  return { shown, left: (authors ?? []).length - shown.length + authorsLeft };
};

/** Returns the address of the best open copy, as a copy; none if no copy is open. */
const openCopies = (instances: readonly Instance[]): readonly Instance[] => {
  const copy = openCopyOf(copiesOf(instances));
  return copy === null ? [] : [{ accessRight: { label: copy.right }, urls: [copy.url] }];
};

/**
 * Lists show the first authors' names, which the iD links, of the copies the best access right and the address of an open
 * one, and of the usage counts the sums.
 */
const withoutDetails = ({ authors, indicators, instances, ...product }: Partial<RecordOf['product']>) => ({
  ...product,
  ...(instances && {
    bestAccessRight: { label: accessRightOf({ ...product, instances }) },
    instances: openCopies(instances),
  }),
  ...(authors && {
    authors: authors.slice(0, AUTHORS_SHOWN).map(({ fullName, pid }) => ({ fullName, ...(pid && { pid }) })),
    ...(authors.length > AUTHORS_SHOWN && { authorsLeft: authors.length - AUTHORS_SHOWN }),
  }),
  ...(indicators && {
    indicators: {
      ...indicators,
      ...(indicators.usageCounts && { usageCounts: { ...indicators.usageCounts, bySource: null } }),
    },
  }),
});

/** Returns the part of a record that lists show. Fields that a record has beyond its schema are left out, too. */
export const toCardRecord = <K extends Kind>(kind: K, record: RecordOf[K]): RecordOf[K] => {
  const fields: readonly string[] = CARD_FIELDS[kind];
  const card = Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name)));
  // All other fields of a record may be absent.
  return (kind === 'product' ? withoutDetails(card) : card) as unknown as RecordOf[K];
};

/** Returns {@link toCardRecord} for a record with its kind. */
export const toKindedCard = <R extends KindedRecord>({ kind, record }: R): R =>
  ({ kind, record: toCardRecord(kind, record) }) as R;
