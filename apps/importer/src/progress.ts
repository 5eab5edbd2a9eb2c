export interface Progress {
  /** Starts a phase; `total` is in bytes while reading and in steps afterwards, `null` when unknown. */
  phase(name: string, total: number | null): void;
  bytes(count: number): void;
  record(): void;
  step(): void;
  end(): void;
}

export interface ProgressOptions {
  readonly write: (text: string) => void;
  /** A terminal gets one line that is rewritten; other outputs get a line now and then. */
  readonly isTerminal: boolean;
  /** Monotonic milliseconds. */
  readonly clock: () => number;
}

const TERMINAL_EVERY_MS = 100;
const LOG_EVERY_MS = 10_000;
const BAR_CHARS = 24;
const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;

/**
 * Formats a duration briefly.
 * @example shortTime(61_000) // '1m 1s'
 */
export const shortTime = (ms: number): string => {
  const seconds = Math.round(ms / MS_PER_SECOND);
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  return minutes === 0 ? `${seconds}s` : `${minutes}m ${seconds % SECONDS_PER_MINUTE}s`;
};

const bar = (share: number): string => {
  const filled = Math.round(Math.min(share, 1) * BAR_CHARS);
  return `[${'#'.repeat(filled)}${'.'.repeat(BAR_CHARS - filled)}]`;
};

/** Creates a progress display with a limited rate of output. */
export const createProgress = ({ write, isTerminal, clock }: ProgressOptions): Progress => {
  let state = {
    name: '',
    total: null as number | null,
    done: 0,
    records: 0,
    start: clock(),
    shownAt: clock(),
  };
  const line = (): string => {
    const ms = clock() - state.start;
    // Sizes of packed input are estimates.
    const share = state.total === null || state.total === 0 ? null : Math.min(state.done / state.total, 1);
    const count = state.name === 'reading' ? state.records : state.done;
    const rate = ms > 0 ? Math.round((count * MS_PER_SECOND) / ms) : 0;
    const left = share === null || share === 0 ? '' : `, ${shortTime((ms / share) * (1 - share))} left`;
    const percent = share === null ? '' : ` ${bar(share)} ${Math.floor(share * 100)}%`;
    const unit = state.name === 'reading' || state.name === 'indexing' ? ` ${count} records, ${rate}/s` : '';
    return `${state.name}${percent}${unit}${left}`;
  };
  const show = (): void => {
    state.shownAt = clock();
    write(isTerminal ? `\r\u001B[K${line()}` : `${line()}\n`);
  };
  const showNow = (): void => {
    if (clock() - state.shownAt >= (isTerminal ? TERMINAL_EVERY_MS : LOG_EVERY_MS)) show();
  };
  return {
    phase(name, total) {
      if (state.name !== '') show();
      if (isTerminal && state.name !== '') write('\n');
      state = { name, total, done: 0, records: 0, start: clock(), shownAt: clock() };
    },
    bytes(count) {
      state.done += count;
      showNow();
    },
    record() {
      state.records += 1;
    },
    step() {
      state.done += 1;
      showNow();
    },
    end() {
      show();
      if (isTerminal) write('\n');
      state = { ...state, name: '' };
    },
  };
};
