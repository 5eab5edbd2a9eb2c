import { PAGE_SIZES } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { SEARCH_FORM_ID } from '../../components/search-box.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useSubmitOnChange } from './use-submit-on-change.ts';

/** How many results a page has; part of the search form. */
export const SizeSelect = ({ query }: { readonly query: SearchQuery }) => {
  const t = useMessages();
  const submit = useSubmitOnChange();
  return (
    <label className="row small">
      <span>{t('view.size')}</span>
      <select
        key={query.size}
        className="btn"
        name="size"
        form={SEARCH_FORM_ID}
        defaultValue={query.size}
        onChange={submit}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </label>
  );
};
