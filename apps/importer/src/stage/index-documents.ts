import path from 'node:path';
import { furtherRelations, relatedCard, toIndexDocument } from '@open-discovery/graph-index';
import type { RelatedRecord } from '@open-discovery/graph-index';
import type { FurtherValues, IndexDocument } from '@open-discovery/search-index';
import type { Kind, KindedRecord, RelationName, WorkOfVersions } from '@open-discovery/model';
import { completeRecord, withCitations } from '../graph/complete-record.ts';
import type { RelatedStub } from '../graph/complete-record.ts';
import type { KeptIds } from '../merge/kept-ids.ts';
import type { ReadReporter } from '../report/report.ts';
import { citedBy } from './cited-by.ts';
import { packDocuments } from './packed-documents.ts';
import type { PackedDocuments } from './packed-documents.ts';
import { relationsBySource } from './relations-by-source.ts';
import type { RelatedRow } from './relations-by-source.ts';
import type { RecordRow, ResolvedRow } from './rows.ts';
import { readMap } from './spill.ts';
import type { Spill, WrittenRow } from './spill.ts';

/** The kinds of records that have a relation. Some sources give records of two kinds the same id. */
const SOURCE_KINDS: Readonly<Partial<Record<RelationName, Kind>>> = {
  funds: 'organization',
  isAuthorInstitutionOf: 'organization',
  isParticipant: 'organization',
  produces: 'project',
};

const fits = ({ kind }: KindedRecord, { relation }: RelatedRow): boolean =>
  (SOURCE_KINDS[relation] ?? kind) === kind;

const toDocument = (
  { item, day }: RecordRow,
  rows: readonly RelatedRow[],
  { ids, work }: Pick<DocumentOptions, 'ids'> & { readonly work: WorkOfVersions | undefined },
): IndexDocument => {
  const stubs = rows.flatMap(({ relation, stub }): RelatedStub[] => (stub ? [{ relation, stub }] : []));
  const complete = withCitations(completeRecord(item, stubs, ids.keptId), citedBy(rows));
  const related = rows.map((row): RelatedRecord =>
    row.stub ? { ...row, card: relatedCard(row.stub) } : row,
  );
  const dated = { ...complete, record: { ...complete.record, updatedHere: day } } as KindedRecord;
  return toIndexDocument(dated, related, item.kind === 'product' ? work : undefined);
};

export interface DocumentOptions {
  readonly spills: {
    readonly merged: Spill<RecordRow>;
    readonly bySource: Spill<ResolvedRow>;
    readonly works: Spill<WorkOfVersions>;
  };
  /** The surviving ids of records other than works. */
  readonly ids: KeptIds;
  readonly reporter: ReadReporter;
  /** The folder of the import. */
  readonly folder: string;
}

/** Returns the index documents of the records of one partition, packed. */
export const indexDocuments = (
  partition: number,
  { spills: { merged, bySource, works }, ids, reporter, folder }: DocumentOptions,
): PackedDocuments => {
  const workOf = readMap(partition, works);
  const found: WrittenRow[] = [];
  for (const row of merged.readKeyed(partition)) found.push(row);
  // The order must not depend on the threads: an interrupted import into a cluster resumes after the same documents.
  found.sort((a, b) => (a.key < b.key ? -1 : 1));
  const relations = relationsBySource(partition, {
    bySource,
    sources: new Set(found.map(({ key }) => key)),
    reporter,
    folder: path.join(folder, `further-${partition}`),
  });
  function* documents(): Generator<IndexDocument | FurtherValues> {
    for (const row of found) {
      const record = merged.parse(row);
      const { item } = record;
      const { id } = item.record;
      const fitting = (rows: readonly RelatedRow[]) => rows.filter((related) => fits(item, related));
      yield toDocument(record, fitting(relations.of(id)), { ids, work: workOf.get(id) });
      for (const rows of relations.further(id)) {
        const others = fitting(rows);
        if (others.length > 0) yield furtherRelations(id, others);
      }
    }
  }
  const packed = packDocuments(documents(), { file: path.join(folder, `packed-${partition}`) });
  relations.end();
  merged.drop(partition);
  bySource.drop(partition);
  works.drop(partition);
  return packed;
};
