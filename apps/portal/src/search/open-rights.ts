import { ACCESS_RIGHT_NAMES, isOpen } from '@open-discovery/model';

/** The access rights of works that anyone can read, in the order of addresses. */
export const OPEN_RIGHTS: readonly string[] = ACCESS_RIGHT_NAMES.filter(isOpen).sort();
