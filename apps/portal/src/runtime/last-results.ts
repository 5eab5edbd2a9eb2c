/** The results from which the visitor opened a record. */
interface LastResults {
  readonly address: string;
  /** Their entry in the history of this tab. */
  readonly entry: number;
}

let last: LastResults | null = null;

/** Returns the number of the current entry in the history of this tab, as the router counts; -1 if it has none. */
export const historyEntry = (): number => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : -1;
};

/** Remembers results when the visitor leaves them for another page. */
export const rememberResults = (results: LastResults): void => {
  last = results;
};

/** Returns the results that the visitor left last, since the document was loaded; `null` if there are none. */
export const lastResults = (): LastResults | null => last;
