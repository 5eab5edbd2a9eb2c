import { usePortal } from '../../runtime/portal-context.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { SearchSnapshot } from '../../search-snapshot/search-snapshot.ts';
import { useSnapshotQuery } from '../../search-snapshot/use-snapshot-query.ts';

/**
 * Returns a paragraph for a paper's methods section with the items that PRISMA-S requires: database and
 * platform (1), full strategy (8), limits (9), date (13) and number of records (15).
 * https://doi.org/10.1186/s13643-020-01542-z
 */
export const useMethods = (snapshot: SearchSnapshot): string => {
  const t = useMessages();
  const format = useFormat();
  const { configuration, origin } = usePortal();
  const { kind } = useSnapshotQuery(snapshot.address);
  return t('search-snapshot.methods', {
    portal: configuration.title,
    origin,
    kind: t(`kind.${kind}`),
    published: format.day(snapshot.publishedAt),
    generation: snapshot.generation,
    searched: format.day(snapshot.searchedAt),
    search: snapshot.name,
    address: `${origin}/?${snapshot.address}`,
    total: format.number(snapshot.total),
    hash: snapshot.contentHash,
  });
};
