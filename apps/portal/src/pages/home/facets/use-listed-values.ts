import type { Facet, FacetValue } from '@open-discovery/graph-client';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { useMemo, useRef } from 'react';
import { useLabels } from '../../../runtime/use-labels.ts';
import { foldAccents } from '../../../runtime/fold-accents.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { valuesShown } from './facet-values.tsx';

/** A value with its label in the reader's language; hidden when it does not match the typed text. */
export interface ListedValue extends FacetValue {
  readonly isHidden: boolean;
}

interface Listing {
  readonly query: SearchQuery;
  readonly field: SearchField;
  readonly facet: Facet;
  readonly text: string;
  readonly isByName: boolean;
}

/** Returns all values seen so far: a value that no longer matches keeps its checkbox and its state. */
export const useListedValues = ({ query, field, facet, text, isByName }: Listing): readonly ListedValue[] => {
  const { language } = usePortal();
  const labels = useLabels();
  const seen = useRef(new Map<string, FacetValue>());
  for (const value of valuesShown(query, field, { [field.name]: facet }))
    if (value.count > 0 || !seen.current.has(value.value)) seen.current.set(value.value, value);
  const compare = useMemo(() => new Intl.Collator(language, { numeric: true }).compare, [language]);
  const wanted = foldAccents(text.trim());
  const listed = [...seen.current.values()].map((one) => {
    const label = labels.value(field.name, one.value, one.label);
    return { ...one, label, isHidden: !foldAccents(`${label} ${one.label}`).includes(wanted) };
  });
  return isByName
    ? listed.sort((a, b) => compare(a.label, b.label))
    : listed.sort((a, b) => b.count - a.count);
};
