import { adminRefusals } from '@open-discovery/admin-client';
import type { HttpError } from '@open-discovery/http';
import { useLingui } from '@lingui/react';
import { useCatalog } from '../../../messages/use-catalog.ts';
import { RARE_PARTS_CATALOG } from '../rare-parts-catalog.ts';

const UNKNOWN = 'refused-search.unknown';

/** The reason why a search was refused, if it is known. */
export const RefusedSearch = ({ error }: { readonly error: HttpError }) => {
  useCatalog(RARE_PARTS_CATALOG, UNKNOWN);
  const { i18n } = useLingui();
  const problem = adminRefusals(error)[0]?.problem;
  const known = `refused-search.${problem?.id}`;
  return (
    <p className="notice" role="alert">
      {i18n._(Object.hasOwn(i18n.messages, known) ? known : UNKNOWN, problem?.values)}
    </p>
  );
};
