import { migrateLegacyParameters } from '@open-discovery/search-fields';
import { builtAddress } from '../../pages/home/builder/built-address.ts';

/**
 * Returns the current form of an older search address, or of a builder that was sent without scripts; `null` where the
 * address is current.
 */
export const migrateAddress = (parameters: URLSearchParams, currentYear: number): string | null => {
  const built = builtAddress(parameters, currentYear);
  if (built !== null) return built;
  const current = new URLSearchParams(
    [...migrateLegacyParameters(parameters)].map(([name, value]) => [name, value]),
  );
  return current.toString() === parameters.toString() ? null : `/?${current.toString()}`;
};
