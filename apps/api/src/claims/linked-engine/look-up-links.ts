import { relationValue } from '@open-discovery/graph-index';
import type { KindedRecord } from '@open-discovery/model';
import { findRecords } from '../../graph/find-records.ts';
import { ALL_RECORDS } from '../../search/engine-query.ts';
import type { EngineQuery } from '../../search/engine-query.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import type { ApprovedLink } from './approved-link.ts';
import { createLinkMap } from './link-map.ts';
import type { LinkMap } from './link-map.ts';

/** Number of records or queries per request to the engine. */
const AT_ONCE = 100;

const inParts = function* <T>(items: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += AT_ONCE) yield items.slice(from, from + AT_ONCE);
};

type Link = Pick<ApprovedLink, 'source' | 'relation' | 'target'>;

/** Finds those of some products that have a relation in the graph itself. */
const relationQuery = (links: readonly [Link, ...Link[]]): EngineQuery => {
  const [{ relation, target }] = links;
  return {
    ...ALL_RECORDS,
    filters: [
      { name: 'relation', is: 'any', field: 'relation', values: [relationValue(relation, target)] },
      { name: 'id', is: 'any', field: 'id', values: links.map(({ source }) => source) },
    ],
  };
};

/** Returns the groups of links that the graph has one of. All links of a group have the same relation and target. */
const groupsInGraph = async (
  groups: readonly (readonly [Link, ...Link[]])[],
  engine: SearchEngine,
): Promise<readonly (readonly [Link, ...Link[]])[]> => {
  const found: (readonly [Link, ...Link[]])[] = [];
  for (const part of inParts(groups)) {
    const counts = await engine.count(part.map(relationQuery));
    found.push(...part.filter((_group, at) => (counts[at] ?? 0) > 0));
  }
  return found;
};

/** Groups links by their relation and target. Engines refuse queries with very many ids, so that groups have a maximum. */
const grouped = (links: readonly Link[]): readonly (readonly [Link, ...Link[]])[] => {
  const groups: [Link, ...Link[]][] = [];
  const open = new Map<string, [Link, ...Link[]]>();
  for (const link of links) {
    const key = relationValue(link.relation, link.target);
    const group = open.get(key);
    if (group && group.length < AT_ONCE) {
      group.push(link);
      continue;
    }
    const started: [Link, ...Link[]] = [link];
    open.set(key, started);
    groups.push(started);
  }
  return groups;
};

/**
 * Reports for each link, by the ids of current records, whether the graph has it without users. Users add what the graph
 * lacks, so that one question about all links to a record mostly answers for each of them.
 */
export const areInGraph = async (links: readonly Link[], engine: SearchEngine): Promise<boolean[]> => {
  const doubtful = await groupsInGraph(grouped(links), engine);
  const single = doubtful.flat().map((link) => [link] as const);
  const present = new Set((await groupsInGraph(single, engine)).flat());
  return links.map((link) => present.has(link));
};

const keyOf = ({ source, relation, target }: ApprovedLink): string =>
  JSON.stringify([source, relation, target]);

/**
 * Creates the function that looks up approved links in one generation of the records. Ends and links that it has looked
 * up before are not looked up again.
 */
export const createLinkLookup = (engine: SearchEngine) => {
  const records = new Map<string, KindedRecord | null>();
  const inGraph = new Map<string, boolean>();

  const lookUpRecords = async (links: readonly ApprovedLink[]): Promise<void> => {
    const ids = [...new Set(links.flatMap(({ source, target }) => [source, target]))];
    for (const part of inParts(ids.filter((id) => !records.has(id)))) {
      const found = await findRecords(part, engine);
      part.forEach((id, at) => records.set(id, found[at] ?? null));
    }
  };

  /** Returns the links with the ids of the current records. */
  const currentLinks = (links: readonly ApprovedLink[]): ApprovedLink[] =>
    links.flatMap((link) => {
      const source = records.get(link.source)?.record.id;
      const target = records.get(link.target)?.record.id;
      return source === undefined || target === undefined ? [] : [{ ...link, source, target }];
    });

  return async (approved: readonly ApprovedLink[]): Promise<LinkMap> => {
    await lookUpRecords(approved);
    const links = currentLinks(approved);
    const unknown = links.filter((link) => !inGraph.has(keyOf(link)));
    const found = await areInGraph(unknown, engine);
    unknown.forEach((link, at) => inGraph.set(keyOf(link), found[at] === true));
    const byId = new Map([...records.values()].flatMap((item) => (item ? [[item.record.id, item]] : [])));
    return createLinkMap(
      links.filter((link) => inGraph.get(keyOf(link)) !== true),
      (id) => byId.get(id) ?? null,
    );
  };
};
