import { deriveOpenAireId, parseDoi, parseRor } from '@open-discovery/identifiers';

const REGISTRY_NUMBER = /^\d{9,12}$/;
const ROR_ADDRESS = /^https?:\/\/ror\.org\//;

/** Returns a funder's identifier without its address: `10.13039/…` or a ROR id; other text in lower case. */
export const normalFunderId = (id: string): string => {
  const ror = /ror\.org/i.test(id) ? parseRor(id)?.value : undefined;
  const doi = parseDoi(id)?.value ?? (REGISTRY_NUMBER.test(id) ? `10.13039/${id}` : undefined);
  return (ror ?? doi ?? id).toLowerCase().replace(ROR_ADDRESS, '');
};

/**
 * Returns the id that stands for the organization with a Crossref funder id or ROR id, until its record is known; `null` for
 * identifiers of other registries. The id for a ROR is that of ROR's own record.
 * @example idOfFunder('https://doi.org/10.13039/501100001659') // 'fundref_____::…'
 */
export const idOfFunder = (id: string): string | null => {
  const ror = parseRor(id);
  if (ror?.checkDigits === 'valid') return deriveOpenAireId('ror', ror.url);
  const funder = normalFunderId(id);
  return funder.startsWith('10.13039/') ? deriveOpenAireId('fundref', funder) : null;
};
