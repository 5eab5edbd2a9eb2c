import type { HarvestState, ListedSource, RunOutcome, Source, SourceCount } from '@open-discovery/harvest';
import { printableLine } from '../report/printable-line.ts';

const optionText = ({ options }: Source): string =>
  Object.entries(options)
    .map(([name, values]) => ` ${values.map((value) => `--${name} ${value}`).join(' ')}`)
    .join('');

const completeText = ({ run, last, completeAt }: HarvestState): string => {
  if (completeAt !== null) return `complete ${completeAt}`;
  return run === null && last === null ? 'never run' : 'never complete';
};

const failureText = ({ last, lastFailure, failures }: HarvestState): string[] => {
  if (lastFailure === null) return [];
  const { at, message } = lastFailure;
  const times = failures > 1 ? `, ${failures} times in a row` : '';
  return [last?.failure === null ? `last failure ${at}: ${message}` : `failed ${at}${times}: ${message}`];
};

/** Returns a number of records, or of files for kinds of which a harvest keeps whole files. */
const amountText = (count: number, source: Source | null): string => {
  const unit = source?.kind === 'file' || source?.kind === 'upload' ? 'file' : 'record';
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

const stateLines = (state: HarvestState, source: Source | null): string[] => [
  `${amountText(state.alive, source)}, ${completeText(state)}`,
  ...failureText(state),
  ...(state.run === null
    ? []
    : [`interrupted after ${amountText(state.run.counts.records, source)}; the next run continues`]),
];

const sourceLines = ({ name, source, state, damage }: ListedSource): string[] => [
  source === null ? name : `${name}  ${source.kind}  ${source.address}${optionText(source)}`,
  ...(state === null ? [] : stateLines(state, source)),
  ...(damage === null ? [] : [damage]),
];

/** Formats the list of sources: when each was complete, when and why it failed, and what to do with a damaged one. */
export const describeSources = (sources: readonly ListedSource[]): string =>
  sources.length === 0
    ? 'There are no sources: "add <name> <kind> <address>" adds one.'
    : sources.map((source) => sourceLines(source).map(printableLine).join('\n  ')).join('\n');

/** Formats what happens to the records of removed sources. An import of no records publishes nothing. */
export const describeRemoval = (removed: readonly string[], left: readonly ListedSource[]): string => {
  const hasRecords = left.some(({ state }) => state !== null && state.alive > 0);
  return `removed ${removed.join(', ')}; the records ${hasRecords ? 'leave the portal with the next run' : 'stay in the portal until a run or an import brings other records'}`;
};

/** Formats the result of a run. */
export const describeOutcome = ({ source, failure, counts }: RunOutcome): string => {
  const found = `${counts.new} new, ${counts.changed} changed, ${counts.gone} gone, ${counts.unchanged} as before`;
  return failure === null
    ? `${source}: ${found}`
    : printableLine(
        `${source}: failed. ${failure} What came before stays; the next run continues. (${found})`,
      );
};

/** Formats the result of a dry run. */
export const describeCount = ({ source, records, isAtLeast, failure }: SourceCount): string => {
  if (failure !== null) return printableLine(`${source}: failed. ${failure}`);
  return `${source}: ${isAtLeast ? `more than ${records}` : records} records to fetch`;
};
