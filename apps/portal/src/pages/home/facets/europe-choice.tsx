import { chosenValues, EUROPE, excludedValues } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { foundValue } from '@open-discovery/portal-state';
import { useFormat } from '../../../runtime/use-format.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { useSettled } from '../../../runtime/use-settled.ts';
import { useResultsData } from '../home-data.ts';
import { Choice } from './choice.tsx';

interface EuropeChoiceProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
  readonly formId?: string;
}

/** All European countries as one choice. Spec §9. */
export const EuropeChoice = ({ query, field, formId }: EuropeChoiceProps) => {
  const labels = useLabels();
  const count = useCount();
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

const useCount = (): string => {
  const format = useFormat();
  const answer = useSettled(useResultsData()?.europe ?? null);
  const count = foundValue(answer)?.[0] ?? null;
  return count === null ? '' : format.number(count);
};
