import { relatedCard, toIndexDocument } from '@open-discovery/graph-index';
import type { RelatedRecord } from '@open-discovery/graph-index';
import type { IndexDocument } from '@open-discovery/search-index';
import type { KindedRecord } from '@open-discovery/model';
import { completeRecord, withCitations } from '../graph/complete-record.ts';
import type { RelatedStub } from '../graph/complete-record.ts';
import type { Aliases } from '../graph/same-keys.ts';
import type { Reporter } from '../report.ts';
import { relationsBySource } from './resolve-links.ts';
import type { RecordRow, ResolvedRow } from './rows.ts';
import type { Spill } from './spill.ts';

const CITED_BY: ReadonlySet<string> = new Set(['IsCitedBy', 'IsReferencedBy']);

/** How many products cite this one; one that both cites and references it counts once. */
const citedBy = (rows: readonly ResolvedRow[]): number =>
  new Set(
    rows
      .filter(({ relation, targetKind }) => CITED_BY.has(relation) && targetKind === 'product')
      .map(({ target }) => target),
  ).size;

const toDocument = (item: KindedRecord, rows: readonly ResolvedRow[], aliases: Aliases): IndexDocument => {
  const stubs = rows.flatMap(({ relation, stub }): RelatedStub[] => (stub ? [{ relation, stub }] : []));
  const complete = withCitations(completeRecord(item, stubs, aliases.keptId), citedBy(rows));
  const related = rows.map(({ relation, target, stub }): RelatedRecord => ({
    relation,
    target,
    ...(stub ? { card: relatedCard(stub) } : {}),
  }));
  return toIndexDocument(complete, related);
};

/** The index documents of all records, one partition in memory at a time. */
export async function* indexDocuments(
  { merged, bySource }: { merged: Spill<RecordRow>; bySource: Spill<ResolvedRow> },
  aliases: Aliases,
  partitions: number,
  reporter: Reporter,
): AsyncGenerator<IndexDocument> {
  for (let partition = 0; partition < partitions; partition += 1) {
    const ids = new Set<string>();
    for await (const { item } of merged.read(partition)) ids.add(item.record.id);
    const relations = await relationsBySource(partition, bySource, ids, reporter);
    for await (const { item } of merged.read(partition))
      yield toDocument(item, relations.get(item.record.id) ?? [], aliases);
    await merged.drop(partition);
    await bySource.drop(partition);
  }
}
