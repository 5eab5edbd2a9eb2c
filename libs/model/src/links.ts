import { KINDS } from './kinds.ts';
import type { RecordKind } from './kinds.ts';

/**
 * Address of a record's landing page, the id encoded. Spec §2, "Link path shapes".
 * @example landingAddress('publication', 'doi_________::…') // '/search/publication?articleId=doi_________%3A%3A…'
 */
export const landingAddress = (kind: RecordKind, id: string): string =>
  `${KINDS[kind].landingPath}?${KINDS[kind].idParam}=${encodeURIComponent(id)}`;

/** Address of the search for one kind or product type, as menus and other sites link it. Spec §2. */
export const searchAddress = (kind: RecordKind): string => `/search/find/${KINDS[kind].typeWord}`;

/** Address of the advanced search for one kind or product type. Spec §2. */
export const advancedSearchAddress = (kind: RecordKind): string => `/search/advanced/${KINDS[kind].typeWord}`;
