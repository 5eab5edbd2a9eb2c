import type { DataSourceItem } from './doubtful-sources.ts';

interface Mentioned {
  readonly item: DataSourceItem;
  mentions: number;
}

/** A mention of a data source, with how often it occurs. */
export interface CountedMention {
  readonly item: DataSourceItem;
  readonly mentions: number;
  /** False for a name that is rare beside the usual one of the same id: a mistake, by which nothing is merged. */
  readonly isUsual: boolean;
}

/** One mention may be a mistake. */
const USUAL = 2;

/** Counts mentions of data sources. There are few of them, so all are in memory. */
export const createMentionedSources = () => {
  const byId = new Map<string, Map<string, Mentioned>>();
  return {
    add(item: DataSourceItem, count = 1): void {
      const { id } = item.record;
      const ofId = byId.get(id) ?? new Map<string, Mentioned>();
      byId.set(id, ofId);
      const text = JSON.stringify(item);
      const known = ofId.get(text);
      if (known) known.mentions += count;
      else ofId.set(text, { item, mentions: count });
    },
    /** Returns the names under which an id is mentioned at least twice. */
    usualNames: (id: string): string[] =>
      [...(byId.get(id)?.values() ?? [])].flatMap(({ item, mentions }) =>
        mentions < USUAL || !item.record.officialName ? [] : [item.record.officialName],
      ),
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
