import { chosenValues, EUROPE, excludedValues } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { searchTools } from '../../../runtime/search-tools.ts';
import { useAnswer } from '../../../runtime/use-answer.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { Choice } from './choice.tsx';
import { europeQuery } from './europe-query.ts';

interface EuropeChoiceProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
  readonly formId?: string;
}

/** All European countries as one choice. Spec §9. */
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

const useCount = (query: SearchQuery, field: SearchField): string => {
  const { graphApi } = usePortal();
  const format = useFormat();
  const answer = useAnswer(searchTools(graphApi).totals, [europeQuery(query, field.name)]);
  const count = answer?.state === 'found' ? (answer.value[0] ?? null) : null;
  return count === null ? '' : format.number(count);
};
