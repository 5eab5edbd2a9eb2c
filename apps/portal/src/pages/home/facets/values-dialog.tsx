import type { Facet } from '@open-discovery/graph-client';
import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useQueryData } from '../../../runtime/use-query-data.ts';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { useLabels } from '../../../runtime/use-labels.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { valuesArguments, VALUES_MAX } from '../../../search/values-arguments.ts';
import { ValuesForm } from './values-form.tsx';

export interface ValuesDialogProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
  readonly onClose: () => void;
}

/** Debounce after the last key press. */
const TYPING_MS = 250;

/** All values of a field in a dialog. */
export const ValuesDialog = ({ query, field, onClose }: ValuesDialogProps) => {
  const t = useMessages();
  const labels = useLabels();
  const { facet, all, isFailed, ask } = useValues(query, field);
  return (
    <ModalDialog title={labels.field(field.name)} onClose={onClose}>
      {isFailed && <p role="alert">{t('results.failed')}</p>}
      {facet && all && (
        <ValuesForm
          query={query}
          field={field}
          facet={facet}
          all={all}
          within=""
          onSearch={ask}
          onDone={onClose}
        />
      )}
    </ModalDialog>
  );
};

/**
 * Returns the values of a field. The API is searched only where it has more values than one response holds.
 */
const useValues = (query: SearchQuery, field: SearchField) => {
  const [within, setWithin] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const all = useFacet(query, field, '');
  const found = useFacet(query, field, within);
  const { distinct = 0 } = all.facet ?? NO_VALUES;
  const ask = (text: string) => {
    if (distinct <= VALUES_MAX) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setWithin(text.trim()), TYPING_MS);
  };
  const facet = all.facet && { ...all.facet, values: (found.facet ?? all.facet).values };
  return { facet, all: all.facet, isFailed: all.isFailed || found.isFailed, ask };
};

const useFacet = (query: SearchQuery, field: SearchField, within: string) => {
  const { graphApi } = usePortal();
  const answer = useQueryData(graphApi.endpoints.search, valuesArguments(query, field, within));
  return {
    facet: answer?.state === 'found' ? (answer.value.facets[field.name] ?? NO_VALUES) : null,
    isFailed: answer?.state === 'failed',
  };
};

const NO_VALUES: Facet = { values: [] };
