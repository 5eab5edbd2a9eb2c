import { foundValue } from '@open-discovery/portal-state';
import { EUROPE } from '@open-discovery/search-fields';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { skipToken } from '@reduxjs/toolkit/query';
import type { RefObject } from 'react';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useFormat } from '../../../runtime/use-format.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { useQueryData } from '../../../runtime/use-query-data.ts';
import { useResultsData } from '../home-data.ts';
import { ValueChoice } from './value-choice.tsx';
import { europeQuery } from './europe-query.ts';
import { useDetailsOpen } from './use-details-open.ts';
import { choiceState } from './choice-state.ts';

interface EuropeChoiceProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
  readonly formId?: string;
  /** Results are counted while it is open. */
  readonly details?: RefObject<HTMLDetailsElement | null>;
}

/** All European countries as one choice. Spec §9. */
export const EuropeChoice = ({ query, field, formId, details }: EuropeChoiceProps) => {
  const labels = useLabels();
  const format = useFormat();
  const { totals } = usePortal().graphApi.endpoints;
  const isOpen = useDetailsOpen(details);
  const fromServer = useResultsData()?.europe ?? undefined;
  const answer = useQueryData(totals, isOpen ? [europeQuery(query, field.name)] : skipToken);
  const count = foundValue(answer ?? fromServer)?.[0] ?? null;
  return (
    <ValueChoice
      field={field}
      value={EUROPE}
      label={labels.value(field.name, EUROPE, EUROPE)}
      count={count === null ? '' : format.number(count)}
      state={choiceState(query, field.name, EUROPE)}
      {...(formId === undefined ? {} : { formId })}
    />
  );
};
