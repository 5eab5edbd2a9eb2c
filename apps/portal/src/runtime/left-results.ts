/** The results that the visitor left for a record. */
interface LeftResults {
  readonly address: string;
  /** Their place in the history of this tab. */
  readonly entry: number;
}

let left: LeftResults | null = null;

/** Returns the place of the shown page in the history of this tab, as the router numbers it; -1 if it has none. */
export const historyEntry = (): number => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : -1;
};

/** Remembers results when the visitor leaves them for another page. */
export const rememberLeftResults = (results: LeftResults): void => {
  left = results;
};

/** Returns the results that the visitor left last in this document; `null` if there are none. */
export const leftResults = (): LeftResults | null => left;
