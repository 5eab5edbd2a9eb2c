import { KINDS } from './kinds.ts';
import type { RecordKind } from './record-kinds.ts';

/** Encodes text. A lone surrogate, which no address can carry, becomes U+FFFD instead of an exception. */
const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));

/**
 * Returns the address of a record's landing page, with the id encoded.
 * @example landingAddress('publication', 'doi_________::…') // '/search/publication?articleId=doi_________%3A%3A…'
 */
export const landingAddress = (kind: RecordKind, id: string): string =>
  `${KINDS[kind].landingPath}?${KINDS[kind].idParam}=${encodeText(id)}`;

/** The path of the page of a person: of an ORCID iD (`personId`) or of the spelling of an author's name (`name`). */
export const PERSON_PATH = '/search/person';

/**
 * Returns the address of the search for a kind or product type, as menus and other sites link it.
 * @example searchAddress('project') // '/search/find/projects'
 */
export const searchAddress = (kind: RecordKind): string => `/search/find/${KINDS[kind].typeWord}`;

/**
 * Returns the address of the advanced search for a kind or product type.
 * @example advancedSearchAddress('project') // '/search/advanced/projects'
 */
export const advancedSearchAddress = (kind: RecordKind): string => `/search/advanced/${KINDS[kind].typeWord}`;
