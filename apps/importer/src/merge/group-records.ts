import { recordContradiction, groupContradiction } from './record-contradiction.ts';
import type { Differences } from './corrections.ts';
import type { Facts } from './facts.ts';
import type { Pair } from './find-pairs.ts';

/** Two records that belong to one group, with the reason. */
export interface Join {
  readonly a: string;
  readonly b: string;
  readonly by: string;
  readonly score: number;
}

/** Two records that share an identifier or a title and are not in one group, with the reason. */
export type Refusal = Omit<Join, 'score'>;

/** The joins of the records of one connected set, and the refused ones. */
interface Grouping {
  readonly joins: readonly Join[];
  readonly refused: readonly Refusal[];
}

interface Edge extends Join {
  /** Decisions by people, so nothing contradicts. */
  readonly isDecided: boolean;
}

interface Group {
  readonly ids: string[];
  facts: Facts[];
}

/** Of a larger group, only this many descriptions are compared with those of another one. */
const MOST_COMPARED = 30;

const bestFirst = (a: Edge, b: Edge): number =>
  Number(b.isDecided) - Number(a.isDecided) ||
  b.score - a.score ||
  (a.a === b.a ? 0 : a.a < b.a ? -1 : 1) ||
  (a.b === b.b ? 0 : a.b < b.b ? -1 : 1) ||
  (a.by < b.by ? -1 : 1);

/** Decisions of people about records of one connected set. */
export interface Decisions {
  readonly same: readonly Join[];
  /** The lines of `different.txt` that separate two of the records; `null` if there are none. */
  readonly different: Differences | null;
}

/** Returns the distinct facts of pairs in a fixed order, because the first contradiction is the reason in the report. */
const distinctFacts = (pairs: readonly Pair[]): readonly Facts[] => {
  const all = pairs.flatMap(({ a, b }) => [a, b]);
  // Most sets are one pair, whose ids differ.
  if (pairs.length < 2) return all;
  const byText = new Map(all.map((facts) => [JSON.stringify(facts), facts]));
  return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, facts]) => facts);
};

const createGroups = (pairs: readonly Pair[], { same }: Decisions) => {
  const groups = new Map<string, Group>();
  const start = (id: string): Group => {
    const group = groups.get(id) ?? { ids: [id], facts: [] };
    groups.set(id, group);
    return group;
  };
  for (const facts of distinctFacts(pairs)) start(facts.id).facts.push(facts);
  for (const { a, b } of same) [a, b].forEach(start);
  return groups;
};

const obstacle = (first: Group, second: Group, edge: Edge, { different }: Decisions): string | null => {
  for (const id of different === null ? [] : first.ids)
    for (const other of second.ids) {
      const place = different?.(id, other) ?? null;
      if (place !== null) return place;
    }
  if (edge.isDecided) return null;
  for (const facts of first.facts)
    for (const other of second.facts) {
      const reason = recordContradiction(facts, other, edge.score);
      if (reason !== null) return reason;
    }
  return groupContradiction(first.facts, second.facts, edge.score);
};

const byId = (a: Facts, b: Facts): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const joinGroups = (groups: Map<string, Group>, first: Group, second: Group): void => {
  const [larger, smaller] = first.ids.length >= second.ids.length ? [first, second] : [second, first];
  larger.ids.push(...smaller.ids);
  larger.facts = [...larger.facts, ...smaller.facts].sort(byId).slice(0, MOST_COMPARED);
  for (const id of smaller.ids) groups.set(id, larger);
};

/**
 * Groups the records of one connected set: the surest pairs first, and a pair only if no record of one group
 * contradicts one of the other. The result does not depend on the order of the pairs.
 */
export const groupRecords = (pairs: readonly Pair[], decided: Decisions): Grouping => {
  const groups = createGroups(pairs, decided);
  const edges: Edge[] = [
    ...decided.same.map((join) => ({ ...join, isDecided: true })),
    ...pairs.map(({ a, b, verdict: { by, score } }) => ({ a: a.id, b: b.id, by, score, isDecided: false })),
  ];
  const joins: Join[] = [];
  const refused: Refusal[] = [];
  for (const edge of edges.sort(bestFirst)) {
    const [first, second] = [groups.get(edge.a), groups.get(edge.b)];
    if (first === undefined || second === undefined || first === second) continue;
    const { a, b, by, score } = edge;
    const reason = obstacle(first, second, edge, decided);
    if (reason !== null) refused.push({ a, b, by: `${by}, but ${reason}` });
    else {
      joins.push({ a, b, by, score });
      joinGroups(groups, first, second);
    }
  }
  return { joins, refused };
};
