import { formatSearchAddress, withText } from '@open-discovery/search-fields';
import { parseStoredQuery } from '../../../search/parse-search-address.ts';
import { resultsAddress } from '../../../search/search-address.ts';
import { advancedAddress, WITH_GROUP } from '../../../search/advanced-address.ts';
import { draftOfForm } from './query-draft.ts';
import { CONTROLS, readForm, withoutForm } from './form-parameters.ts';
import { refusedRows } from './refused-rows.ts';

/** Adds parameters to an address that has a query. */
const withParameters = (address: string, parameters: readonly (readonly [string, string])[]): string =>
  [address, ...parameters.map((one) => String(new URLSearchParams([[...one]])))].join('&');

/**
 * Returns the canonical address of a builder form that was submitted without scripts: that of the results or
 * of the builder. Wrong years and days are added to it, so that the page names them. Returns `null` when the parameters hold no builder form.
 */
export const builtAddress = (parameters: URLSearchParams, currentYear: number): string | null => {
  const form = readForm(parameters);
  if (form === null) return null;
  const rest = parseStoredQuery(withoutForm(parameters), currentYear);
  const built = withText(rest, draftOfForm(form, currentYear).text);
  const edit = parameters.get(CONTROLS.edit) ?? 'search';
  const address =
    edit === 'search'
      ? resultsAddress(built)
      : advancedAddress(formatSearchAddress(built), edit === 'group' ? WITH_GROUP : 'true');
  return withParameters(address, refusedRows(form, built.kind, currentYear));
};
