import { deriveOpenAireId } from '@open-discovery/identifiers';
import { KINDS, PERSON_PATH } from '@open-discovery/model';
import type { Kind } from '@open-discovery/model';
import { decodedUri } from './decoded-uri.ts';

const isProductPage = (collection: string): boolean => collection === KINDS.product.collection;

/** The kinds with a page, by their paths and the parameters with the id. */
const PAGES = Object.entries(KINDS).map(([name, { landingPath, idParam, collection }]) => ({
  kind: (isProductPage(collection) ? 'product' : name) as Kind,
  landingPath,
  idParam,
}));

/** Exports of a person without an ORCID iD, and so without a page, name the record in the Graph API. */
const PERSON = /\/graph\/v3\/persons\/([\w.%-]+)$/;

/**
 * Returns the kind and the id of a record from the address of its page in a portal, which exports have; `null` for any
 * other address.
 * @example pageOf('https://portal.example/search/project?projectId=corda%3A%3A1') // { kind: 'project', id: 'corda::1' }
 */
export const pageOf = (address: string): { readonly kind: Kind; readonly id: string } | null => {
  if (!/\/(?:search|persons)\//.test(address) || !URL.canParse(address)) return null;
  const { pathname, searchParams } = new URL(address);
  const person = decodedUri(PERSON.exec(pathname)?.[1] ?? '');
  if (person !== '') return { kind: 'person', id: person };
  const orcid = pathname.endsWith(PERSON_PATH) ? searchParams.get('personId') : null;
  const ofOrcid = orcid === null ? null : deriveOpenAireId('orcid', orcid);
  if (ofOrcid !== null) return { kind: 'person', id: ofOrcid };
  for (const { kind, landingPath, idParam } of PAGES) {
    const id = searchParams.get(idParam);
    if (id !== null && id !== '' && pathname.endsWith(landingPath)) return { kind, id };
  }
  return null;
};
