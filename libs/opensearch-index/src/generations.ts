import { IndexError } from '@open-discovery/search-index';
import { z } from 'zod';
import type { Cluster } from './cluster.ts';
import { mappings } from './generation.ts';
import type { GenerationMeta } from './index-body.ts';
import { completionsOf, labelsOf } from './names.ts';

const DIGITS = 6;
/** A cluster without a manager node reports it after this time. */
const MANAGER_TIME = '5s';
const listing = z.array(z.object({ index: z.string() }));
const aliases = z.record(z.string(), z.unknown());

/** The generations of an alias, oldest first, and the published one. */
export interface Generations {
  readonly all: readonly string[];
  readonly published: string | null;
}

const isGenerationOf =
  (alias: string) =>
  (name: string): boolean =>
    name.startsWith(`${alias}-`) && /^\d+$/.test(name.slice(alias.length + 1));

export const readGenerations = async (cluster: Cluster, alias: string): Promise<Generations> => {
  const query = { format: 'json', h: 'index', cluster_manager_timeout: MANAGER_TIME };
  const indexes = await cluster.request(listing, { method: 'GET', path: `/_cat/indices/${alias}-*`, query });
  const published = await cluster
    .request(aliases, { method: 'GET', path: `/_alias/${alias}` })
    .catch((error: unknown) => {
      if (error instanceof IndexError && error.reason === 'missing') return {};
      throw error;
    });
  const all = indexes
    .map(({ index }) => index)
    .filter(isGenerationOf(alias))
    .sort();
  return { all, published: Object.keys(published)[0] ?? null };
};

/** Returns the generations whose write was interrupted. */
export const readUnfinished = async (
  cluster: Cluster,
  alias: string,
): Promise<{ generation: string; meta: GenerationMeta }[]> => {
  const found = await cluster.request(mappings, { method: 'GET', path: `/${alias}-*/_mapping` });
  return Object.entries(found).flatMap(([generation, { mappings: mapping }]) => {
    const meta = mapping._meta;
    return isGenerationOf(alias)(generation) && meta?.writing ? [{ generation, meta }] : [];
  });
};

export const nextGeneration = (alias: string, { all }: Generations): string => {
  const last = all.at(-1);
  const number = last === undefined ? 0 : Number(last.slice(alias.length + 1));
  return `${alias}-${String(number + 1).padStart(DIGITS, '0')}`;
};

/** Makes a generation the published one, in one step: no search is without records. */
export const publish = async (
  cluster: Cluster,
  alias: string,
  from: string | null,
  to: string,
): Promise<void> => {
  const actions = [
    ...(from === null ? [] : [{ remove: { index: from, alias } }]),
    { add: { index: to, alias } },
  ];
  await cluster.command({ method: 'POST', path: '/_aliases', body: { actions } });
};

/** Removes the indexes of a generation; those that are missing already do not matter. */
export const removeGeneration = async (cluster: Cluster, generation: string): Promise<void> => {
  const indexes = [generation, labelsOf(generation), completionsOf(generation)].join(',');
  const query = { ignore_unavailable: true };
  await cluster.command({ method: 'DELETE', path: `/${indexes}`, query });
};
