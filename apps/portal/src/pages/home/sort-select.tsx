import { sortsOf } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { SEARCH_FORM_ID } from '../../components/search-box.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useSubmitOnChange } from './use-submit-on-change.ts';

/** The order of the list; part of the search form, so that it works without scripts as well. */
export const SortSelect = ({ query }: { readonly query: SearchQuery }) => {
  const t = useMessages();
  const submit = useSubmitOnChange();
  return (
    <label className="row small">
      <span>{t('sort.label')}</span>
      <select
        key={query.sort}
        className="btn"
        name="sort"
        form={SEARCH_FORM_ID}
        defaultValue={query.sort}
        onChange={submit}
      >
        {sortsOf(query.kind).map((name) => (
          <option key={name} value={name}>
            {t(`sort.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
};
