import { getImportReport } from '@open-discovery/admin-client';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useContent } from '../../use-content.ts';
import type { HarvestList, HarvestSource } from './read-sources.ts';

/** Reports whether the last run of a source has changed its records after a time. */
const hasNewsAfter =
  (time: string) =>
  ({ last }: HarvestSource): boolean =>
    last !== null && last.new + last.changed + last.gone > 0 && Date.parse(last.endedAt) > Date.parse(time);

/**
 * Says that what the last harvest has found is not what visitors find: the import after it has failed, or had no records. For lists of
 * which no harvest is running.
 */
export const UnpublishedNotice = ({ sources }: Pick<HarvestList, 'sources'>) => {
  const t = useMessages();
  const startedAt = useContent(getImportReport()).value?.report?.startedAt;
  if (startedAt === undefined || !sources.some(hasNewsAfter(startedAt))) return null;
  return <p className="notice">{t('admin-sources.unpublished')}</p>;
};
