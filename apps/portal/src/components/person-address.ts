import { parseOrcid } from '@open-discovery/identifiers';
import { PERSON_PATH } from '@open-discovery/model';
import type { Author } from '@open-discovery/model';

/** Returns the ORCID iD of an author; `null` for one without. */
export const orcidOf = ({ pid }: Pick<Author, 'pid'>): string | null =>
  parseOrcid(pid?.id.value ?? '')?.value ?? null;

/** Returns the address of an author's page: of the ORCID iD or, where there is none, of the name. */
export const personAddress = (orcid: string | null, name: string): string =>
  `${PERSON_PATH}?${new URLSearchParams(orcid ? { personId: orcid } : { name }).toString()}`;
