import { usePortal } from '../app/portal-context.tsx';
import { useFormat } from '../components/use-format.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { SearchRecordFile } from './search-record-file.ts';
import { useRecordQuery } from './use-record-query.ts';

/**
 * A paragraph for the methods of a paper, with what PRISMA-S asks of a search: the database and its platform (1), limits
 * (9), the full strategy (8), the date (13) and the number of records (15). https://doi.org/10.1186/s13643-020-01542-z
 */
export const useMethods = (record: SearchRecordFile): string => {
  const t = useMessages();
  const format = useFormat();
  const { configuration, origin } = usePortal();
  const { kind } = useRecordQuery(record.address);
  return t('search-record.methods', {
    portal: configuration.title,
    origin,
    kind: t(`kind.${kind}`),
    published: format.day(record.publishedAt),
    generation: record.generation,
    searched: format.day(record.searchedAt),
    search: record.name,
    address: `${origin}/?${record.address}`,
    total: format.number(record.total),
    hash: record.contentHash,
  });
};
