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

/** Harvests sources: those of one host one after the other, hosts at the same time. A failure of one does not end the others. */
export const runSources = async (sources: readonly Source[], options: RunOptions): Promise<RunOutcome[]> => {
  const groups = await Promise.all(
    byHost(sources).map(async (group) => {
      const outcomes: RunOutcome[] = [];
      for (const source of group) outcomes.push(await runSource(source, options));
      return outcomes;
    }),
  );
  return groups.flat();
};
