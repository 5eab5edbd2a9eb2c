import { PAGE_SIZES } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useMessages } from '../../../messages/use-messages.ts';
import { SearchSelect } from './search-select.tsx';

const SIZES = PAGE_SIZES.map((value) => ({ value, label: value }));

/** Reports whether there are more results than the smallest page holds. */
export const hasSizes = (total: number): boolean => total > Math.min(...PAGE_SIZES);

/** Number of results per page. */
export const SizeSelect = ({ query }: { readonly query: SearchQuery }) => {
  const t = useMessages();
  return <SearchSelect name="size" label={t('view.size')} value={query.size} options={SIZES} />;
};
