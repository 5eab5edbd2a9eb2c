import type { ComparedRecord, DecidedRecord } from '@open-discovery/model';
import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';

/** Returns the function that lists the titles of records, each once, and counts them. */
export const useQuotedTitles = () => {
  const t = useMessages();
  const { language } = usePortal();
  return (records: readonly (ComparedRecord | DecidedRecord)[]) => {
    const titles = new Set(records.map(({ id, current }) => current?.title ?? id));
    const quoted = [...titles].map((name) => t('admin-duplicates.quoted', { name }));
    return { names: new Intl.ListFormat(language).format(quoted), count: titles.size };
  };
};
