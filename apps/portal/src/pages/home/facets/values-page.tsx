import type { SearchPage } from '@open-discovery/graph-client';
import { searchField } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { Link } from '../../../components/link.tsx';
import { useResultsAddress } from '../../../search/search-address.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './values.module.css';
import { ValuesForm } from './values-form.tsx';

export interface ValuesPageProps {
  readonly query: SearchQuery;
  /** Name of the field. */
  readonly field: string;
  readonly facets: SearchPage['facets'];
  readonly within: string;
}

/** All values of a field in place of the results: for readers without scripts, and for a link to them. */
export const ValuesPage = ({ query, field: name, facets, within }: ValuesPageProps) => {
  const t = useMessages();
  const labels = useLabels();
  const addressOf = useResultsAddress();
  const field = searchField(query.kind, name);
  if (!field) return null;
  const facet = facets[field.name] ?? { values: [], distinct: 0 };
  return (
    <section className={styles['page']} aria-labelledby="values-of">
      <div className="row">
        <h1 id="values-of">{labels.field(field.name)}</h1>
        <Link to={addressOf(query)}>{t('facets.back')}</Link>
      </div>
      <ValuesForm
        query={query}
        field={field}
        facet={facet}
        {...(within === '' && { all: facet })}
        within={within}
      />
    </section>
  );
};
