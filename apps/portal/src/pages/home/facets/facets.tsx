import type { SearchPage } from '@open-discovery/graph-client';
import {
  chosenValues,
  excludedValues,
  facetFields,
  OWN_ROLE_FIELD,
  searchField,
} from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { Suspense } from 'react';
import { FACETS_OPEN } from '../../../search/search-arguments.ts';
import { DivHelp } from '../../../components/div-help.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { AreaFacet } from './area/area-facet.tsx';
import { EXCLUDE_KEYS } from './exclude-keys.ts';
import { rootsOf } from './facet-tree.ts';
import { FacetGroup } from './facet-group.tsx';
import { HiddenChoices } from './hidden-choices.tsx';
import { OwnRoleFacet } from './own-role-facet.tsx';
import { Sheet } from './sheet.tsx';
import { YearFacet } from './year-facet.tsx';

interface FacetsProps {
  readonly query: SearchQuery;
  readonly facets: SearchPage['facets'];
  readonly total: number;
}

/** The facets: fieldsets of checkboxes that belong to the search form. */
export const Facets = ({ query, facets, total }: FacetsProps) => {
  const t = useMessages();
  const fields = facetFields(query.kind, query).filter(
    ({ name }) => (facets[name]?.distinct ?? 0) > 0 || facets[name]?.isLater || countChosen(query, name) > 0,
  );
  const shown = shownOf(query, fields);
  const chosen = shown.reduce((sum, { name }) => sum + countChosen(query, name), 0);
  const hidden = <HiddenChoices query={query} shown={shown.filter(hasControl)} total={total} />;
  const role = searchField(query.kind, OWN_ROLE_FIELD);
  const ownRole = role && <OwnRoleFacet query={query} field={role} />;
  // No box: its gap would move the results.
  if (fields.length === 0 && !ownRole) return hidden;
  const facetOf = (field: SearchField, index: number) => {
    const { name, type } = field;
    if (type === 'year') return <YearFacet key={name} query={query} field={field} facet={facets[name]} />;
    if (type === 'area')
      return (
        <Suspense key={name} fallback={null}>
          <AreaFacet query={query} field={field} />
        </Suspense>
      );
    return (
      <FacetGroup
        key={name}
        {...{ query, facets, fields, field }}
        open={
          (index < FACETS_OPEN && !facets[name]?.isLater) ||
          countChosen(query, name) > 0 ||
          isAnswer(query, field)
        }
      />
    );
  };
  return (
    <aside aria-label={t('facets.label')}>
      {hidden}
      <p id={EXCLUDE_KEYS} hidden>
        {t('facets.exclude-keys')}
      </p>
      <DivHelp id="facets" />
      <Sheet chosen={chosen} total={total}>
        {rootsOf(fields).map(facetOf)}
        {ownRole}
      </Sheet>
    </aside>
  );
};

/**
 * Reports whether a facet opens by itself: that of authors, where the search asks who works on a topic at an
 * organization.
 */
const isAnswer = (query: SearchQuery, { name }: SearchField): boolean =>
  name === 'authorName' && chosenValues(query, 'organization').length > 0;

/** Reports whether the form has a control with the values of a field. The bars of single years are links. */
const hasControl = ({ type, filterType }: SearchField): boolean => type !== 'year' || filterType === 'range';

/** The fields that are shown. */
const shownOf = ({ kind }: SearchQuery, fields: readonly SearchField[]): readonly SearchField[] => {
  const ownRole = searchField(kind, OWN_ROLE_FIELD);
  return ownRole ? [...fields, ownRole] : fields;
};

const countChosen = (query: SearchQuery, name: string): number =>
  chosenValues(query, name).length +
  excludedValues(query, name).length +
  (name === 'year' && (query.from !== null || query.to !== null) ? 1 : 0);
