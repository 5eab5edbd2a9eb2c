import type { RunProgress } from '@open-discovery/harvest';
import { shortTime } from '../progress.ts';
import type { ProgressOptions } from '../progress.ts';

/** Shows how far each source is. */
export interface HarvestProgress {
  show(progress: RunProgress): void;
  /** Writes a separate line. */
  note(text: string): void;
  end(): void;
}

const TERMINAL_EVERY_MS = 100;
const LOG_EVERY_MS = 10_000;
const MS_PER_SECOND = 1000;

interface Started {
  readonly atMs: number;
  /** Records of an earlier, interrupted run. */
  readonly records: number;
}

/**
 * Formats the progress of one source.
 * @example describeProgress({ source: 'archive', counts, total: 400 }, { ms: 10_000, records: 100 }) // 'archive: 100 of 400 records (25%), 10/s, 30s left'
 */
export const describeProgress = (
  { source, counts, total }: RunProgress,
  since: { readonly ms: number; readonly records: number },
): string => {
  const { records } = counts;
  const perSecond = since.ms > 0 ? (since.records * MS_PER_SECOND) / since.ms : 0;
  const isKnown = total !== null && total >= records && total > 0;
  const of = isKnown ? ` of ${total}` : '';
  const percent = isKnown ? ` (${Math.floor((records * 100) / total)}%)` : '';
  const left =
    isKnown && perSecond > 0 ? `, ${shortTime(((total - records) / perSecond) * MS_PER_SECOND)} left` : '';
  return `${source}: ${records}${of} records${percent}, ${Math.round(perSecond)}/s${left}`;
};

/** Creates a display with a limited rate of output. */
export const createHarvestProgress = ({ write, isTerminal, clock }: ProgressOptions): HarvestProgress => {
  const started = new Map<string, Started>();
  const lines = new Map<string, string>();
  let shownAt = clock();
  const clear = isTerminal ? '\r\u001B[K' : '';
  return {
    show(progress) {
      const { source, counts } = progress;
      const start = started.get(source) ?? { atMs: clock(), records: counts.records };
      started.set(source, start);
      const since = { ms: clock() - start.atMs, records: counts.records - start.records };
      lines.set(source, describeProgress(progress, since));
      if (clock() - shownAt < (isTerminal ? TERMINAL_EVERY_MS : LOG_EVERY_MS)) return;
      shownAt = clock();
      write(
        isTerminal ? `${clear}${[...lines.values()].join(' · ')}` : `${[...lines.values()].join('\n')}\n`,
      );
    },
    note: (text) => write(`${clear}${text}\n`),
    end: () => write(clear),
  };
};
