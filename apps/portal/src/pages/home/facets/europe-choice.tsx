import { chosenValues, EUROPE, excludedValues, withFilter } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { usePortal } from '../../../app/portal-context.tsx';
import { searchTools } from '../../../app/search-tools.ts';
import { useAnswer } from '../../../app/use-answer.ts';
import { useFormat } from '../../../components/use-format.ts';
import { useLabels } from '../../../components/use-labels.ts';
import { Choice } from './choice.tsx';

interface EuropeChoiceProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
  readonly formId?: string;
}

/** Any European country as one choice. Spec §9. */
export const EuropeChoice = ({ query, field, formId }: EuropeChoiceProps) => {
  const labels = useLabels();
  const count = useCount(query, field);
  const chosen = chosenValues(query, field.name).includes(EUROPE);
  const excluded = excludedValues(query, field.name).includes(EUROPE);
  return (
    <Choice
      field={field}
      value={EUROPE}
      label={labels.value(field.name, EUROPE, EUROPE)}
      count={count}
      state={chosen ? 'chosen' : excluded ? 'excluded' : 'free'}
      {...(formId === undefined ? {} : { formId })}
    />
  );
};

/** What would be found by it, as of every other value: with the field's own choice aside unless all of it must hold. */
const useCount = (query: SearchQuery, { name }: SearchField): string => {
  const { graphApi } = usePortal();
  const format = useFormat();
  const aside = query.matchAll.includes(name)
    ? query
    : chosenValues(query, name).reduce((rest, value) => withFilter(rest, name, value, false), query);
  const answer = useAnswer(searchTools(graphApi).totals, [withFilter(aside, name, EUROPE, true)]);
  const count = answer?.state === 'found' ? (answer.value[0] ?? null) : null;
  return count === null ? '' : format.number(count);
};
