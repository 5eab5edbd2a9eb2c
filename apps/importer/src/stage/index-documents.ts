import { relatedCard, toIndexDocument } from '@open-discovery/graph-index';
import type { RelatedRecord } from '@open-discovery/graph-index';
import type { IndexDocument } from '@open-discovery/search-index';
import type { Kind, KindedRecord, RelationName } from '@open-discovery/model';
import type { Archive } from '../archive.ts';
import { completeRecord, withCitations } from '../graph/complete-record.ts';
import type { RelatedStub } from '../graph/complete-record.ts';
import type { Aliases } from '../merge/aliases.ts';
import type { Reporter } from '../report.ts';
import { citedBy } from './cited-by.ts';
import { relationsBySource } from './resolve-links.ts';
import type { RecordRelations } from './resolve-links.ts';
import type { RecordRow, ResolvedRow } from './rows.ts';
import type { Spill } from './spill.ts';

/** The kinds of records that have a relation. Some sources give records of two kinds the same id. */
const SOURCE_KINDS: Readonly<Partial<Record<RelationName, Kind>>> = {
  isAuthorInstitutionOf: 'organization',
  isParticipant: 'organization',
  produces: 'project',
};

const fits = ({ kind }: KindedRecord, { relation }: ResolvedRow): boolean =>
  (SOURCE_KINDS[relation] ?? kind) === kind;

const toDocument = (item: KindedRecord, rows: readonly ResolvedRow[], aliases: Aliases): IndexDocument => {
  const stubs = rows.flatMap(({ relation, stub }): RelatedStub[] => (stub ? [{ relation, stub }] : []));
  const complete = withCitations(completeRecord(item, stubs, aliases.keptId), citedBy(rows));
  const related = rows.map(({ relation, target, stub, work }): RelatedRecord => ({
    relation,
    target,
    ...(stub ? { card: relatedCard(stub) } : {}),
    ...(work ? { work } : {}),
  }));
  return toIndexDocument(complete, related);
};

const archiveRecord = (archive: Archive, { item, place }: RecordRow): Promise<void> =>
  archive.write(place ? item : { ...item, isMention: true });

const NOTHING: RecordRelations = { rows: [], stated: [] };

export interface DocumentOptions {
  readonly spills: {
    readonly merged: Spill<RecordRow>;
    readonly parts: Spill<RecordRow>;
    readonly bySource: Spill<ResolvedRow>;
  };
  readonly aliases: Aliases;
  readonly partitions: number;
  readonly reporter: Reporter;
  readonly archive: Archive;
}

/**
 * Yields the index documents of all records, with one partition in memory at a time, and writes the records
 * to the archive, as they were before they were merged.
 */
export async function* indexDocuments(options: DocumentOptions): AsyncGenerator<IndexDocument> {
  const { aliases, reporter, archive } = options;
  const { merged, parts, bySource } = options.spills;
  for (let partition = 0; partition < options.partitions; partition += 1) {
    const ids = new Set<string>();
    for await (const { item } of merged.read(partition)) ids.add(item.record.id);
    const relations = await relationsBySource(partition, bySource, ids, reporter);
    for await (const part of parts.read(partition)) await archiveRecord(archive, part);
    for await (const row of merged.read(partition)) {
      const { rows, stated } = relations.get(row.item.record.id) ?? NOTHING;
      if (!row.isMerged) await archiveRecord(archive, row);
      for (const { source, relation, target } of stated)
        await archive.write({ source, target, relType: { name: relation } });
      yield toDocument(
        row.item,
        rows.filter((related) => fits(row.item, related)),
        aliases,
      );
    }
    await parts.drop(partition);
    await merged.drop(partition);
    await bySource.drop(partition);
  }
}
