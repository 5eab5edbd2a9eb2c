import { DEFAULT_SORT } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { useSearchParams } from 'react-router-dom';
import { displayOf } from '../../../search/search-address.ts';
import { SEARCH_FORM_ID } from '../../../search/search-form.ts';

interface HiddenChoicesProps {
  readonly query: SearchQuery;
  readonly shown: readonly SearchField[];
  /** True when the page shows results and the controls for their order and number. */
  readonly hasResults: boolean;
}

/**
 * Hidden inputs for the parts of the address that no control shows, so that submitting the form keeps them.
 */
export const HiddenChoices = ({ query, shown, hasResults }: HiddenChoicesProps) => {
  const names = new Set(shown.map(({ name }) => name));
  const hiddenOf = (filters: SearchQuery['filters'], prefix: string) =>
    Object.entries(filters).flatMap(([name, values]) =>
      names.has(name) ? [] : values.map((value) => [`${prefix}${name}`, value] as const),
    );
  const entries = [
    ...hiddenOf(query.filters, ''),
    ...hiddenOf(query.excluded, 'not.'),
    ...query.matchAll.filter((name) => !names.has(name)).map((name) => ['all', name] as const),
    ...(query.text === '' ? [] : [['q', query.text] as const]),
    ...(hasResults || query.sort === DEFAULT_SORT ? [] : [['sort', query.sort] as const]),
    ...(hasResults ? [] : [['size', String(query.size)] as const]),
    ...displayOf(useSearchParams()[0]),
  ];
  return entries.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} form={SEARCH_FORM_ID} />
  ));
};
