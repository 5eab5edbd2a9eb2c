import { getImportReport } from '@open-discovery/admin-client';
import { useState } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useContent } from '../../use-content.ts';
import { isUnpublished } from './is-unpublished.ts';
import type { HarvestList } from './read-sources.ts';

interface UnpublishedNoticeProps {
  readonly list: Pick<HarvestList, 'isRunning' | 'sources'>;
}

/**
 * Says that what the last harvest has found is not published. Harvests that run while the screen is open have reports of their
 * own.
 */
export const UnpublishedNotice = ({ list }: UnpublishedNoticeProps) => {
  const t = useMessages();
  const { isRunning } = list;
  const [openedAtMs] = useState(Date.now);
  const [hasRun, setHasRun] = useState(isRunning);
  if (isRunning && !hasRun) setHasRun(true);
  const report = useContent(getImportReport()).value?.report ?? null;
  if (hasRun || !isUnpublished({ ...list, report }, openedAtMs)) return null;
  return <p className="notice">{t('admin-sources.unpublished')}</p>;
};
