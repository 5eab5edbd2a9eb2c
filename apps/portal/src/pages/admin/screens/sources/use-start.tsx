import { getImportReport } from '@open-discovery/admin-client';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { useContent } from '../../use-content.ts';

/** The report of an import names harvested records by their source. */
const HARVESTED = 'harvest/';

/** Starts a harvest of the named sources; of all without names. */
type Start = (names: readonly string[]) => void;

/** Returns the start of a harvest that asks first if it replaces other records, and the question that it asks. */
export const useStart = (start: Start, replaces: boolean): readonly [Start, ReactNode] => {
  const t = useMessages();
  const [asked, setAsked] = useState<readonly string[] | null>(null);
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
  return [replaces ? setAsked : start, question];
};

/**
 * Reports whether a harvest replaces records that were imported from files of the server; `null` until it is known.
 */
export const useReplaces = (): boolean | null => {
  const { value, error } = useContent(getImportReport());
  if (value === undefined) return error === undefined ? null : false;
  return value.report?.inputs.files.some(({ name }) => !name.startsWith(HARVESTED)) ?? false;
};
