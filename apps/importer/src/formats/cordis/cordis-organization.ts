import { deriveOpenAireId } from '@open-discovery/identifiers';

/** Returns the id of an organization of CORDIS: by its number as a participant, else by that of its record. */
export const idOfCordisOrganization = (number: string | null, rcn: string | null): string | null => {
  const key = number ?? (rcn === null ? null : `rcn::${rcn}`);
  return key === null ? null : deriveOpenAireId('cordis', key);
};
