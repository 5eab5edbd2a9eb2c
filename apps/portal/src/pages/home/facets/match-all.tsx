import { matchesAll, offersMatchAll } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { SEARCH_FORM_ID } from '../../../search/search-form.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useSubmitOnChange } from '../use-submit-on-change.ts';
import { useBox } from './choice.tsx';
import styles from './facets.module.css';

interface MatchAllProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
  /** See `Choice`. */
  readonly formId?: string | undefined;
}

/**
 * Switches between results that match all chosen values of a field and those that match any. Says so where all must
 * match in every search.
 */
export const MatchAll = ({ query, field, formId }: MatchAllProps) => {
  const t = useMessages();
  if (offersMatchAll(field)) return <MatchAllBox query={query} field={field} formId={formId} />;
  return field.several && matchesAll(query, field.name) ? (
    <p className="small soft">{t('facets.all-of')}</p>
  ) : null;
};

const MatchAllBox = ({ query, field, formId }: MatchAllProps) => {
  const t = useMessages();
  const submitSearch = useSubmitOnChange();
  const submit = formId === undefined ? submitSearch : undefined;
  const isOn = query.matchAll.includes(field.name);
  const box = useBox(isOn, submit);
  return (
    <label className={`small ${styles['match']}`}>
      <input
        ref={box}
        type="checkbox"
        name="all"
        value={field.name}
        form={formId ?? SEARCH_FORM_ID}
        defaultChecked={isOn}
        onChange={submit}
      />
      <span>{t('facets.all')}</span>
    </label>
  );
};
