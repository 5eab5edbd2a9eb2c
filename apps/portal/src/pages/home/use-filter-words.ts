import type { SearchPage } from '@open-discovery/graph-client';
import { SINCE_FIELD, WORK_FIELD } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useFieldTexts } from '../../components/field-names/use-field-texts.ts';
import { useLabels } from '../../runtime/use-labels.ts';
import { useMessages, useOptionalMessage } from '../../messages/use-messages.ts';
import { useRelationTexts } from '../landing/relations/use-relation-texts.ts';

/** Labels of chosen values and names of related records, from a response. */
export type Named = Pick<SearchPage, 'facets' | 'relatedNames'>;

/** Returns functions that describe the chosen values of a query in words. */
export const useFilterWords = ({ kind, filters, excluded }: SearchQuery, { facets, relatedNames }: Named) => {
  useRelationTexts({ areShown: 'related' in filters || 'related' in excluded });
  useFieldTexts(kind, [...Object.keys(filters), ...Object.keys(excluded)]);
  const t = useMessages();
  const labels = useLabels();
  const message = useOptionalMessage();
  const related = (value: string): string => {
    const [relation = '', ...parts] = value.split(':');
    const id = parts.join(':');
    return t('label.value', {
      name: message(`relation.${relation}`, relation),
      value: relatedNames[id] ?? id,
    });
  };
  const valueWords = (field: string, value: string): string => {
    if (field === 'related') return related(value);
    if (field === WORK_FIELD.name) return relatedNames[value] ?? value;
    const offered = facets[field]?.values.find((one) => one.value === value);
    return labels.value(field, value, offered?.label ?? value);
  };
  return {
    value: valueWords,
    /** A field with its values; a relation's name already contains its field. */
    filter: (field: string, values: readonly string[]): string => {
      const words = values.map((value) => valueWords(field, value)).join(', ');
      if (field === 'related') return words;
      // A sentence in all languages: “In this portal since November 1, 2026”.
      return field === SINCE_FIELD
        ? `${labels.field(field)} ${words}`
        : t('label.value', { name: labels.field(field), value: words });
    },
  };
};
