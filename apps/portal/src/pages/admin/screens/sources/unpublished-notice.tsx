import { getImportReport } from '@open-discovery/admin-client';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useSendRequest } from '../../use-content.ts';
import type { HarvestList, HarvestSource } from './read-sources.ts';

/** Reports whether the last run of a source has changed its records after a time. */
const hasNewsAfter =
  (time: string) =>
  ({ last }: HarvestSource): boolean =>
    last !== null && last.new + last.changed + last.gone > 0 && Date.parse(last.endedAt) > Date.parse(time);

/** The server opens a new index within this time after the harvest has ended. */
const OPENED_MS = 10_000;

/**
 * Says that what the last harvest has found is not what visitors find: the import after it has failed, or had no records. For lists of
 * which no harvest is running.
 */
export const UnpublishedNotice = ({ sources }: Pick<HarvestList, 'sources'>) => {
  const t = useMessages();
  const send = useSendRequest();
  const [isBehind, setBehind] = useState(false);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const answer = await send(getImportReport());
      const report = answer.ok ? answer.value.report : null;
      setBehind(report !== null && sources.some(hasNewsAfter(report.startedAt)));
    };
    const timer = setTimeout(() => void look(), OPENED_MS);
    return () => clearTimeout(timer);
  }, [send, sources]);
  return isBehind && <p className="notice">{t('admin-sources.unpublished')}</p>;
};
