import { sortsOf } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useMessages } from '../../../messages/use-messages.ts';
import { SearchSelect } from './search-select.tsx';

/** Sort order of the results. */
export const SortSelect = ({ query }: { readonly query: SearchQuery }) => {
  const t = useMessages();
  const hasTitles = query.kind === 'product' || query.kind === 'project';
  const sorts = sortsOf(query.kind).map((value) => ({
    value,
    label: t(value === 'title' && !hasTitles ? 'sort.name' : `sort.${value}`),
  }));
  return <SearchSelect name="sort" label={t('sort.label')} value={query.sort} options={sorts} />;
};
