import { LIKELY_REASONS } from '@open-discovery/model';
import type { ComparedRecord, LikelyDuplicatePage } from '@open-discovery/model';
import { z } from 'zod';
import { listItems } from '../content/content.ts';
import type { Content } from '../content/content.ts';
import { findRecords } from '../graph/find-records.ts';
import { parseJson } from '../http/parse-json.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { WithdrawalOverlay } from '../withdrawals/withdrawal-overlay.ts';
import { toCompared } from './compared-facts.ts';
import { createSettled } from './settled-pairs.ts';

/** The import publishes it with the records. */
const LIKELY_FILE = 'likely-duplicates.json';

const likelyPairs = z.array(
  z.object({ records: z.tuple([z.string(), z.string()]), reason: z.enum(LIKELY_REASONS) }),
);

/** Two records of which the import was not sure whether they are the same, by their ids. */
type LikelyPair = z.output<typeof likelyPairs>[number];

/** The pairs of records about which people can decide because the import was not sure. */
export interface LikelyDuplicates {
  /** Returns the pairs without withdrawn records, the most likely first; none from an import of another version. */
  readonly pairs: () => Promise<readonly LikelyPair[]>;
  /** Returns the current records that have the ids. */
  readonly records: (ids: readonly string[]) => Promise<ComparedRecord[]>;
}

/** Opens the pairs of the import of the searched records. The engine has the withdrawn ones, too. */
export const openLikelyDuplicates = (
  engine: SearchEngine,
  withdrawals: Pick<WithdrawalOverlay, 'current'>,
): LikelyDuplicates => ({
  pairs: async () => {
    const text = engine.about() === null ? null : await engine.attachment(LIKELY_FILE);
    const pairs = likelyPairs.safeParse(parseJson(text ?? ''));
    const { withdrawalOf } = await withdrawals.current();
    return (pairs.data ?? []).filter(({ records }) => records.every((id) => withdrawalOf(id) === null));
  },
  records: async (ids) => {
    const found = await findRecords(ids, engine);
    return ids.map((id, at) => {
      const item = found[at];
      return { id, current: item ? toCompared(item) : null };
    });
  },
});

/** Returns a page of the pairs that no decision settles. */
export const toLikelyPage = async (
  content: Content,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  likely: LikelyDuplicates,
): Promise<LikelyDuplicatePage> => {
  const isSettled = createSettled(listItems(content, 'mergeDecision').map(({ fields }) => fields));
  const open = (await likely.pairs()).filter(({ records }) => !isSettled(...records));
  const from = (page - 1) * pageSize;
  const shown = open.slice(from, from + pageSize);
  const found = await likely.records(shown.flatMap(({ records }) => records));
  const known = new Map(found.map((record) => [record.id, record]));
  const recordOf = (id: string): ComparedRecord => known.get(id) ?? { id, current: null };
  return {
    header: { numFound: open.length, page, pageSize },
    results: shown.map(({ records: [id, other], reason }) => ({
      reason,
      record: recordOf(id),
      other: recordOf(other),
    })),
  };
};
