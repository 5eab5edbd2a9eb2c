import type { SearchPage } from '@open-discovery/graph-client';
import { chosenValues, excludedValues, facetFields } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { DivHelp } from '../../../components/div-help.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { EXCLUDE_KEYS } from './exclude-keys.ts';
import { rootsOf } from './facet-tree.ts';
import { FacetGroup } from './facet-group.tsx';
import styles from './facets.module.css';
import { HiddenChoices } from './hidden-choices.tsx';
import { Sheet } from './sheet.tsx';
import { YearFacet } from './year-facet.tsx';

interface FacetsProps {
  readonly query: SearchQuery;
  readonly facets: SearchPage['facets'];
  readonly total: number;
}

/** Number of facets that are open by default. */
const OPEN_AT_FIRST = 5;

/** The facets: fieldsets of checkboxes that belong to the search form. */
export const Facets = ({ query, facets, total }: FacetsProps) => {
  const t = useMessages();
  const fields = facetFields(query.kind, query).filter(
    ({ name }) => (facets[name]?.values.length ?? 0) > 0 || countChosen(query, name) > 0,
  );
  const chosen = fields.reduce((sum, { name }) => sum + countChosen(query, name), 0);
  const hidden = <HiddenChoices query={query} shown={fields} total={total} />;
  if (fields.length === 0) return <div>{hidden}</div>;
  const facetOf = (field: SearchField, index: number) =>
    field.type === 'year' ? (
      <YearFacet key={field.name} query={query} field={field} facet={facets[field.name]} />
    ) : (
      <FacetGroup
        key={field.name}
        {...{ query, facets, fields, field }}
        open={index < OPEN_AT_FIRST || countChosen(query, field.name) > 0}
      />
    );
  return (
    <aside className={styles['facets']} aria-label={t('facets.label')}>
      {hidden}
      <p id={EXCLUDE_KEYS} hidden>
        {t('facets.exclude-keys')}
      </p>
      <DivHelp id="facets" />
      <Sheet chosen={chosen} total={total}>
        {rootsOf(fields).map(facetOf)}
      </Sheet>
    </aside>
  );
};

const countChosen = (query: SearchQuery, name: string): number =>
  chosenValues(query, name).length +
  excludedValues(query, name).length +
  (name === 'year' && (query.from !== null || query.to !== null) ? 1 : 0);
