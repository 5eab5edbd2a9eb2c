import type { SearchPage } from '@open-discovery/graph-client';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useLabels } from '../runtime/use-labels.ts';
import { useMessages } from '../messages/use-messages.ts';
import { queryInWords } from './query-in-words.ts';
import type { QueryInWords } from './query-in-words.ts';

/** Returns a query in the reader's language and a name for it; facets supply the labels of ids. */
export const useQueryInWords = (
  query: SearchQuery,
  facets: SearchPage['facets'],
): QueryInWords & { readonly name: string } => {
  const t = useMessages();
  const labels = useLabels();
  const inWords = queryInWords(query, {
    field: labels.field,
    limit: (name, value) => t('label.value', { name, value }),
    not: (values) => t('search-snapshot.not', { values }),
    value: (field, value) =>
      labels.value(
        field,
        value,
        facets[field]?.values.find((offered) => offered.value === value)?.label ?? value,
      ),
  });
  const name = [inWords.words || t(`kind.${query.kind}`), ...inWords.limits].join(' · ');
  return { ...inWords, name };
};
