import { sortsOf } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { isRanked } from '../../../search/is-ranked.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { SearchSelect } from './search-select.tsx';

/** Sort order of the results. */
export const SortSelect = ({ query }: { readonly query: SearchQuery }) => {
  const t = useMessages();
  const hasTitles = query.kind === 'product' || query.kind === 'project';
  // Without words, both orders by relevance are the same. The chosen one stays, so that the select shows it.
  const names = sortsOf(query.kind).filter(
    (name) => name !== 'words' || isRanked(query) || query.sort === name,
  );
  const sorts = names.map((value) => ({
    value,
    label: t(value === 'title' && !hasTitles ? 'sort.name' : `sort.${value}`),
  }));
  return <SearchSelect name="sort" label={t('sort.label')} value={query.sort} options={sorts} />;
};
