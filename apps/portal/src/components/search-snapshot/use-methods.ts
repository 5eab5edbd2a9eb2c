import { usePortal } from '../../runtime/portal-context.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { SearchSnapshotFile } from '../../search-snapshot/search-snapshot-file.ts';
import { useSnapshotQuery } from '../../search-snapshot/use-snapshot-query.ts';

/**
 * Returns a paragraph for a paper's methods section with the items that PRISMA-S requires: database and
 * platform (1), full strategy (8), limits (9), date (13) and number of records (15).
 * https://doi.org/10.1186/s13643-020-01542-z
 */
export const useMethods = (record: SearchSnapshotFile): string => {
  const t = useMessages();
  const format = useFormat();
  const { configuration, origin } = usePortal();
  const { kind } = useSnapshotQuery(record.address);
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
