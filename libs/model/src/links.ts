import { KINDS } from './kinds.ts';
import type { RecordKind } from './kinds.ts';

/**
 * Returns the address of a record's landing page, with the id encoded. Spec §2, "Link path shapes".
 * @example landingAddress('publication', 'doi_________::…') // '/search/publication?articleId=doi_________%3A%3A…'
 */
export const landingAddress = (kind: RecordKind, id: string): string =>
  `${KINDS[kind].landingPath}?${KINDS[kind].idParam}=${encodeURIComponent(id)}`;

/** Returns the address of the search for a kind or product type, as menus and other sites link it. Spec §2. */
export const searchAddress = (kind: RecordKind): string => `/search/find/${KINDS[kind].typeWord}`;

/** Returns the address of the advanced search for a kind or product type. Spec §2. */
export const advancedSearchAddress = (kind: RecordKind): string => `/search/advanced/${KINDS[kind].typeWord}`;
