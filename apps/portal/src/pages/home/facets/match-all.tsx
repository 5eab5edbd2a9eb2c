import { matchesAll, offersMatchAll } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { SEARCH_FORM_ID } from '../../../search/search-form.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './facets.module.css';

interface MatchAllProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
  /** See `Choice`. */
  readonly formId?: string;
}

/**
 * Switches between results that match all chosen values of a field and those that match any. Says so where all must
 * match in every search.
 */
export const MatchAll = ({ query, field, formId = SEARCH_FORM_ID }: MatchAllProps) => {
  const t = useMessages();
  if (offersMatchAll(field))
    return (
      <label className={`small ${styles['match']}`}>
        <input
          type="checkbox"
          name="all"
          value={field.name}
          form={formId}
          defaultChecked={query.matchAll.includes(field.name)}
        />
        <span>{t('facets.all')}</span>
      </label>
    );
  return field.several && matchesAll(query, field.name) ? (
    <p className="small soft">{t('facets.all-of')}</p>
  ) : null;
};
