import { DEFAULT_SORT, searchField } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { hasSizes } from '../controls/size-select.tsx';
import { useKeptEntries } from '../../../search/search-address.ts';
import { SEARCH_FORM_ID } from '../../../search/search-form.ts';

interface HiddenChoicesProps {
  readonly query: SearchQuery;
  readonly shown: readonly SearchField[];
  /** Number of results: with several the page has a control for their order, with many one for their number. */
  readonly total: number;
}

/**
 * Hidden inputs for the parts of the address that no control shows, so that submitting the form keeps them.
 */
export const HiddenChoices = ({ query, shown, total }: HiddenChoicesProps) => {
  const names = new Set(shown.map(({ name }) => name));
  const hiddenOf = (filters: SearchQuery['filters'], prefix: string) =>
    Object.entries(filters).flatMap(([name, values]) =>
      names.has(name)
        ? []
        : values.map((value) => [`${prefix}${searchField(query.kind, name)?.param ?? name}`, value] as const),
    );
  const entries = [
    ...hiddenOf(query.filters, ''),
    ...hiddenOf(query.excluded, 'not.'),
    ...query.matchAll.filter((name) => !names.has(name)).map((name) => ['all', name] as const),
    ...(query.text === '' ? [] : [['q', query.text] as const]),
    ...(total > 1 || query.sort === DEFAULT_SORT ? [] : [['sort', query.sort] as const]),
    ...(hasSizes(total) ? [] : [['size', String(query.size)] as const]),
    ...useKeptEntries(),
  ];
  return entries.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} form={SEARCH_FORM_ID} />
  ));
};
