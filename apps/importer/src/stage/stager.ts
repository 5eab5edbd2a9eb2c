import type { KindedRecord } from '@open-discovery/model';
import { referencesOf } from '../graph/references.ts';
import { candidatesOf } from '../merge/compare.ts';
import type { Facts } from '../merge/facts.ts';
import type { SourceLocation } from '../report/report.ts';
import { isDoubtfulSource, ownSourceId } from './doubtful-sources.ts';
import { createMentionedSources } from './mentioned-sources.ts';
import type { CountedMention } from './mentioned-sources.ts';
import type { LinkRow, RecordRow } from './rows.ts';
import type { Spill } from './spill.ts';
import type { SourceRecord } from './source-record.ts';
import { withId } from './with-id.ts';

/** The destinations of the read data, partitioned by lookup key. */
export interface Staging {
  readonly records: Spill<RecordRow>;
  readonly links: Spill<LinkRow>;
  /** Facts by each key under which the same record may be found. */
  readonly candidates: Spill<Facts>;
}

type Mentions = ReturnType<typeof createMentionedSources>;

/** The rows that can only be staged when all records are known. */
export interface DeferredRows {
  /** Mentions of data sources, of which the names are counted as a whole. */
  readonly mentions: readonly CountedMention[];
  /** Records of data sources whose id may be another one's, as the mentions of that one say. */
  readonly doubtful: readonly RecordRow[];
}

/** Writes records with the relations, mentions and facts that follow from their fields. */
export interface Stager {
  record(item: KindedRecord, place: SourceLocation, isEarlier?: boolean): void;
  /** Stages what a record, if one is named, states about another one beyond its own fields. */
  mention(item: KindedRecord, by: SourceRecord | null): void;
  link(link: LinkRow): void;
  /** The number of records so far. */
  records(): number;
  /** Returns what can only be staged when all records are known. */
  deferred(): DeferredRows;
  /** Stages the deferred rows of all threads. Nothing may be staged after that. */
  end(deferred: readonly DeferredRows[]): void;
}

/** Records are mentioned repeatedly; recent mentions are not written again. */
const REMEMBERED_MENTIONS = 100_000;

/** Names the record of a data source by its own id if it has that of another one, as all mentions of that one say. */
const underOwnId = (row: RecordRow, usualNames: Mentions['usualNames']): RecordRow => {
  const { item } = row;
  const id = isDoubtfulSource(item) ? ownSourceId(item, usualNames(item.record.id)) : '';
  const isOwn = id === '' || id === item.record.id;
  return isOwn ? row : { ...row, item: withId(item, id), statedId: item.record.id };
};

/** Writes the facts of a record under each key under which the same record may be found; they are the same under all of them. */
const addFacts = (item: KindedRecord, candidates: Staging['candidates']): void => {
  const found = candidatesOf(item);
  const json = JSON.stringify(found[0]?.facts);
  for (const { key } of found) candidates.copy({ key, json });
};

/** Creates a stager that writes to partitions on disk. */
export const createStager = ({ records, links, candidates }: Staging): Stager => {
  const recent = new Set<string>();
  let sources = createMentionedSources();
  let count = 0;
  const compare = (item: KindedRecord): void => addFacts(item, candidates);
  const reference = (item: KindedRecord): void => {
    if (item.kind === 'dataSource') {
      sources.add(item);
      return;
    }
    const text = JSON.stringify(item);
    if (recent.has(text)) return;
    if (recent.size >= REMEMBERED_MENTIONS) recent.clear();
    recent.add(text);
    records.add(item.record.id, { item });
    compare(item);
  };
  const doubtful: RecordRow[] = [];
  const stage = (row: RecordRow): void => {
    const { item } = row;
    records.add(item.record.id, row);
    compare(item);
    const found = referencesOf(item);
    for (const link of found.links) links.add(link.source, link);
    for (const other of found.mentioned) reference(other);
  };
  return {
    record(item, place, isEarlier = false) {
      const row = isEarlier ? { item, place, isEarlier } : { item, place };
      count += 1;
      if (isDoubtfulSource(item)) doubtful.push(row);
      else stage(row);
    },
    mention(item, by) {
      records.add(item.record.id, by === null ? { item } : { item, by });
      compare(item);
    },
    link: (link) => links.add(link.source, link),
    records: () => count,
    deferred() {
      recent.clear();
      return { mentions: sources.all(), doubtful };
    },
    end(deferred) {
      sources = createMentionedSources();
      for (const { item, mentions } of deferred.flatMap(({ mentions }) => mentions))
        sources.add(item, mentions);
      const own = deferred.flatMap(({ doubtful: rows }) =>
        rows.map((row) => underOwnId(row, sources.usualNames)),
      );
      for (const row of own) stage(row);
      for (const { item, mentions, isUsual } of sources.all()) {
        records.add(item.record.id, { item, mentions });
        if (isUsual) compare(item);
      }
    },
  };
};
