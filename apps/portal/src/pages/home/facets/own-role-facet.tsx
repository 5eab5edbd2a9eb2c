import { chosenValues, OWN_ROLE_FIELD, OWN_ROLES } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { LoginLink } from '../../../session/login-link.tsx';
import { FacetValues } from './facet-values.tsx';
import { useChoices } from './use-choices.ts';
import { FacetDetails } from './facet-details.tsx';

const ROLES = OWN_ROLES.map((value) => ({ value, label: value, count: 0 }));

interface OwnRoleFacetProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
}

/**
 * The visitor's own role in communities. It has no counts, because the page is the same for all visitors until one of
 * them chooses a role.
 */
export const OwnRoleFacet = ({ query, field }: OwnRoleFacetProps) => {
  const t = useMessages();
  const labels = useLabels();
  const wanted = useSearchParams()[0].has(OWN_ROLE_FIELD);
  return (
    <FacetDetails field={OWN_ROLE_FIELD} isOpen={wanted}>
      <fieldset {...useChoices<HTMLFieldSetElement>(query, 'at-once')}>
        <legend className="vh">{labels.field(OWN_ROLE_FIELD)}</legend>
        <FacetValues query={query} facets={{}} fields={[]} field={field} values={ROLES} />
      </fieldset>
      {wanted && chosenValues(query, OWN_ROLE_FIELD).length === 0 && (
        <LoginLink className="btn small">{t('menu.login')}</LoginLink>
      )}
    </FacetDetails>
  );
};
