import { getImportReport } from '@open-discovery/admin-client';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { useSendRequest } from '../../use-content.ts';
import { HARVESTED } from './harvested.ts';
import type { HarvestStart } from './read-sources.ts';

type Start = (harvest: HarvestStart) => void;

/**
 * Returns the start of a harvest, and the question that it asks first if the harvest replaces records that were imported from
 * files of the server. It looks at the current import, because each harvest changes that.
 */
export const useStart = (start: Start): readonly [Start, ReactNode] => {
  const t = useMessages();
  const send = useSendRequest();
  const [asked, setAsked] = useState<HarvestStart | null>(null);
  const startOrAsk = async (harvest: HarvestStart): Promise<void> => {
    const answer = await send(getImportReport());
    const files = answer.ok ? (answer.value.report?.inputs.files ?? []) : [];
    if (files.some(({ name }) => !name.startsWith(HARVESTED))) setAsked(harvest);
    else start(harvest);
  };
  const question = asked !== null && (
    <ConfirmDialog
      title={t('admin-sources.replace-title')}
      confirm={t('admin-sources.replace')}
      onConfirm={() => start(asked)}
      onClose={() => setAsked(null)}
    >
      <p>{t('admin-sources.replace-text')}</p>
    </ConfirmDialog>
  );
  return [(harvest) => void startOrAsk(harvest), question];
};
