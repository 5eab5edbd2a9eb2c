import type { KindedRecord, WithdrawableRecord } from '@open-discovery/model';
import { findNamedRecords, pageKind, sourcesOf, titleOf } from '../graph/named-records.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { HiddenRecords } from './hidden-records.ts';

const toWithdrawable = (item: KindedRecord, hidden: HiddenRecords): WithdrawableRecord[] => {
  const kind = pageKind(item);
  if (kind === null) return [];
  const { id } = item.record;
  const withdrawn = hidden.withdrawalOf(id);
  return [
    {
      id,
      kind,
      title: titleOf(item),
      sources: sourcesOf(item),
      withdrawal: withdrawn && { reason: withdrawn.reason, explanation: withdrawn.explanation },
    },
  ];
};

/**
 * Finds the records that an id, an identifier such as a DOI, or the address of a page names. The engine is that of all
 * records, with the withdrawn ones.
 */
export const findWithdrawable = async (
  text: string,
  engine: SearchEngine,
  hidden: HiddenRecords,
): Promise<WithdrawableRecord[]> =>
  (await findNamedRecords(text, engine)).flatMap((item) => toWithdrawable(item, hidden));
