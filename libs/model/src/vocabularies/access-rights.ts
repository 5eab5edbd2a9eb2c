/** An access right as records spell it. */
export type AccessRight = 'OPEN SOURCE' | 'OPEN' | 'EMBARGO' | 'RESTRICTED' | 'CLOSED' | 'UNKNOWN';

/** One row of {@link ACCESS_RIGHTS}. */
export interface AccessRightRow {
  /** COAR access right; open source shares the code of open access. */
  readonly code: string | null;
  /** The label of the `accessRightLabel` filter, which differs from the label in records. */
  readonly filterLabel: string;
}

/** The access rights, from the most to the least open. */
export const ACCESS_RIGHTS = {
  'OPEN SOURCE': { code: 'c_abf2', filterLabel: 'Open Source' },
  OPEN: { code: 'c_abf2', filterLabel: 'Open Access' },
  EMBARGO: { code: 'c_f1cf', filterLabel: 'Embargo' },
  RESTRICTED: { code: 'c_16ec', filterLabel: 'Restricted' },
  CLOSED: { code: 'c_14cb', filterLabel: 'Closed Access' },
  UNKNOWN: { code: null, filterLabel: 'Unknown' },
} as const satisfies Record<AccessRight, AccessRightRow>;

/** The names of the access rights, from the most to the least open. */
export const ACCESS_RIGHT_NAMES = Object.keys(ACCESS_RIGHTS) as AccessRight[];
/** The vocabulary of the codes in {@link ACCESS_RIGHTS}. */
export const COAR_ACCESS_RIGHTS_SCHEME =
  'http://vocabularies.coar-repositories.org/documentation/access_rights/';

const WORDS: ReadonlyMap<string, AccessRight> = new Map([
  ...ACCESS_RIGHT_NAMES.flatMap((name): [string, AccessRight][] => [
    [name.toLowerCase(), name],
    [ACCESS_RIGHTS[name].filterLabel.toLowerCase(), name],
  ]),
  ['c_abf2', 'OPEN'],
  ['c_f1cf', 'EMBARGO'],
  ['c_16ec', 'RESTRICTED'],
  ['c_14cb', 'CLOSED'],
  ['embargoed access', 'EMBARGO'],
  ['restricted access', 'RESTRICTED'],
  ['metadata only access', 'CLOSED'],
  ['not available', 'UNKNOWN'],
]);

/**
 * Parses a label, a filter's label or a COAR code.
 * @example parseAccessRight('Open Access') // 'OPEN'
 */
export const parseAccessRight = (text: string | null | undefined): AccessRight | null =>
  WORDS.get((text ?? '').trim().toLowerCase()) ?? null;

/**
 * Returns the more open of two access rights. An unknown one loses.
 * @example betterAccessRight('CLOSED', 'OPEN') // 'OPEN'
 */
export const betterAccessRight = (a: AccessRight, b: AccessRight): AccessRight =>
  ACCESS_RIGHT_NAMES.indexOf(a) <= ACCESS_RIGHT_NAMES.indexOf(b) ? a : b;

/** An access right as records and their copies state it. */
interface StatedAccessRight {
  readonly code?: string | null | undefined;
  readonly label?: string | null | undefined;
}

/**
 * Returns the access right that a record or a copy states. Its code decides if its label has no known meaning.
 * @example statedAccessRight({ label: 'Open Access' }) // 'OPEN'
 */
export const statedAccessRight = (stated: StatedAccessRight | null | undefined): AccessRight =>
  parseAccessRight(stated?.label) ?? parseAccessRight(stated?.code) ?? 'UNKNOWN';

/** The parts of a product that decide who can read it. */
export interface ReadableProduct {
  readonly bestAccessRight?: StatedAccessRight | null | undefined;
  readonly instances?:
    readonly { readonly accessRight?: StatedAccessRight | null | undefined }[] | null | undefined;
}

/**
 * Returns the access right of a product: the most open of what the record and its copies state, because one open copy is
 * enough to read it. Facets, filters, figures, labels and exports all use this rule.
 * @example
 * accessRightOf({ bestAccessRight: { label: 'CLOSED' }, instances: [{ accessRight: { label: 'OPEN' } }] }) // 'OPEN'
 */
export const accessRightOf = ({ bestAccessRight, instances }: ReadableProduct): AccessRight =>
  (instances ?? [])
    .map(({ accessRight }) => statedAccessRight(accessRight))
    .reduce(betterAccessRight, statedAccessRight(bestAccessRight));

/**
 * Reports whether everyone can read the record now.
 * @example isOpen('OPEN SOURCE') // true
 */
export const isOpen = (right: AccessRight): boolean => right === 'OPEN' || right === 'OPEN SOURCE';
