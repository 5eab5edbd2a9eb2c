/** Who may read it, in the words of a record. */
export type AccessRight = 'OPEN SOURCE' | 'OPEN' | 'EMBARGO' | 'RESTRICTED' | 'CLOSED' | 'UNKNOWN';

/** One row of {@link ACCESS_RIGHTS}. */
export interface AccessRightRow {
  /** COAR access right; open source shares the code of open access. */
  readonly code: string | null;
  /** The wording of the `accessRightLabel` filter, which is not the wording of the record's field. */
  readonly filterLabel: string;
}

/** Access rights in the order in which one is "better" than the next. */
export const ACCESS_RIGHTS = {
  'OPEN SOURCE': { code: 'c_abf2', filterLabel: 'Open Source' },
  OPEN: { code: 'c_abf2', filterLabel: 'Open Access' },
  EMBARGO: { code: 'c_f1cf', filterLabel: 'Embargo' },
  RESTRICTED: { code: 'c_16ec', filterLabel: 'Restricted' },
  CLOSED: { code: 'c_14cb', filterLabel: 'Closed Access' },
  UNKNOWN: { code: null, filterLabel: 'Unknown' },
} as const satisfies Record<AccessRight, AccessRightRow>;

/** The access rights, the best first. */
export const ACCESS_RIGHT_NAMES = Object.keys(ACCESS_RIGHTS) as AccessRight[];
/** The vocabulary that the codes of {@link ACCESS_RIGHTS} are from. */
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
 * The access right that a label, a filter's wording or a COAR code means.
 * @example parseAccessRight('Open Access') // 'OPEN'
 */
export const parseAccessRight = (text: string): AccessRight | null =>
  WORDS.get(text.trim().toLowerCase()) ?? null;

/** The better of two access rights; what is not known loses. */
export const betterAccessRight = (a: AccessRight, b: AccessRight): AccessRight =>
  ACCESS_RIGHT_NAMES.indexOf(a) <= ACCESS_RIGHT_NAMES.indexOf(b) ? a : b;

/** Whether everybody may read it now. */
export const isOpen = (right: AccessRight): boolean => right === 'OPEN' || right === 'OPEN SOURCE';
