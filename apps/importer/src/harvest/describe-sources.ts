import type { HarvestState, RunOutcome, Source, SourceCount } from '@open-discovery/harvest';

export interface ListedSource {
  readonly source: Source;
  readonly state: HarvestState;
}

const optionText = ({ options }: Source): string =>
  Object.entries(options)
    .map(([name, values]) => ` ${values.map((value) => `--${name} ${value}`).join(' ')}`)
    .join('');

const stateText = ({ run, last, completeAt }: HarvestState): string => {
  if (last?.failure !== undefined && last.failure !== null) return `failed ${last.endedAt}: ${last.failure}`;
  if (run !== null) return `interrupted after ${run.counts.records} records; the next run continues`;
  return completeAt === null ? 'never run' : `complete ${completeAt}`;
};

/** Formats the list of sources. */
export const describeSources = (sources: readonly ListedSource[]): string =>
  sources.length === 0
    ? 'There are no sources. Add one: npm run harvest -- add <name> <kind> <address>'
    : sources
        .map(
          ({ source, state }) =>
            `${source.name}  ${source.kind}  ${source.address}${optionText(source)}\n  ${state.alive} records, ${stateText(state)}`,
        )
        .join('\n');

/** Formats the result of a run. */
export const describeOutcome = ({ source, failure, counts }: RunOutcome): string => {
  const found = `${counts.new} new, ${counts.changed} changed, ${counts.gone} gone, ${counts.unchanged} as before`;
  return failure === null
    ? `${source}: ${found}`
    : `${source}: failed. ${failure} What came before stays; the next run continues. (${found})`;
};

/** Formats the result of a dry run. */
export const describeCount = ({ source, records, isAtLeast, failure }: SourceCount): string => {
  if (failure !== null) return `${source}: failed. ${failure}`;
  return `${source}: ${isAtLeast ? `more than ${records}` : records} records to fetch`;
};
