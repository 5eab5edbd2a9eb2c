import type { Source } from '../source.ts';
import { runSource } from './run-source.ts';
import type { RunOptions, RunOutcome } from './run-source.ts';

const hostOf = ({ address }: Source): string => (URL.canParse(address) ? new URL(address).host : '');

/** Groups sources by their hosts, because a host gets one request at a time. */
const byHost = (sources: readonly Source[]): Source[][] => {
  const groups = new Map<string, Source[]>();
  for (const source of sources) {
    const host = hostOf(source);
    groups.set(host, [...(groups.get(host) ?? []), source]);
  }
  return [...groups.values()];
};

/** Harvests the sources of a host one after the other. Each may use an equal part of the time that those before it have left. */
const runGroup = async (group: readonly Source[], options: RunOptions): Promise<RunOutcome[]> => {
  const endMs = options.now().getTime() + options.sourceLimitMs;
  const outcomes: RunOutcome[] = [];
  for (const source of group) {
    const leftMs = Math.max(0, endMs - options.now().getTime());
    const sourceLimitMs = leftMs / (group.length - outcomes.length);
    outcomes.push(await runSource(source, { ...options, sourceLimitMs }));
  }
  return outcomes;
};

/**
 * Harvests sources: those of one host one after the other, hosts at the same time. A failure of one does not end the others, and
 * no host takes longer than the limit for one source.
 */
export const runSources = async (sources: readonly Source[], options: RunOptions): Promise<RunOutcome[]> =>
  (await Promise.all(byHost(sources).map((group) => runGroup(group, options)))).flat();
