import type { KindedRecord } from '@open-discovery/model';

type DataSourceItem = Extract<KindedRecord, { kind: 'dataSource' }>;

interface Mentioned {
  readonly item: DataSourceItem;
  mentions: number;
}

/** A mention of a data source, with how often it occurs. */
interface CountedMention {
  readonly item: DataSourceItem;
  readonly mentions: number;
  /** False for a name that is rare beside the usual one of the same id: a mistake, by which nothing is merged. */
  readonly isUsual: boolean;
}

/** Counts mentions of data sources. There are few of them, so all are in memory. */
export const createMentionedSources = () => {
  const byId = new Map<string, Map<string, Mentioned>>();
  return {
    add(item: DataSourceItem): void {
      const { id } = item.record;
      const ofId = byId.get(id) ?? new Map<string, Mentioned>();
      byId.set(id, ofId);
      const text = JSON.stringify(item);
      const known = ofId.get(text);
      if (known) known.mentions += 1;
      else ofId.set(text, { item, mentions: 1 });
    },
    /** Returns all mentions; the usual name of an id is the most frequent one. */
    all(): CountedMention[] {
      return [...byId.values()].flatMap((ofId) => {
        const all = [...ofId.values()];
        const most = Math.max(...all.map(({ mentions }) => mentions));
        return all.map(({ item, mentions }) => ({ item, mentions, isUsual: mentions === most }));
      });
    },
  };
};
