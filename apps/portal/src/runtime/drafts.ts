/** A place for unsaved work: `sessionStorage`, which survives reloads and logins and ends with the tab. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Unsaved values of a form. */
export interface Draft<T> {
  readonly values: T;
  /** The stored values that they were made from. */
  readonly stored: T;
  /** The version of the item that the values were made from; null for a new item. */
  readonly version: number | null;
}

const PREFIX = 'unsaved ';

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** Reports whether a parsed value has the fields of a form, each with a value of the same type. */
const isLike = <T extends object>(value: unknown, example: T): value is T =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(example).every(
    ([name, field]) => typeOf((value as Record<string, unknown>)[name]) === typeOf(field),
  );

/**
 * Returns the unsaved values of a form; null if there are none, or those of another version of the form.
 * @param present The present stored values. They count as those that a draft was made from, if it does not say.
 */
export const readDraft = <T extends object>(
  storage: DraftStorage,
  key: string,
  present: T,
): Draft<T> | null => {
  try {
    const draft: unknown = JSON.parse(storage.getItem(PREFIX + key) ?? 'null');
    if (typeof draft !== 'object' || draft === null || !('values' in draft) || !('version' in draft))
      return null;
    const { values, version } = draft;
    const isVersion = version === null || typeof version === 'number';
    if (!isVersion || !isLike(values, present)) return null;
    const stored = 'stored' in draft && isLike(draft.stored, present) ? draft.stored : present;
    return { values, stored, version };
  } catch {
    return null;
  }
};

/** Keeps the unsaved values of a form. A storage that is full or forbidden keeps nothing. */
export const keepDraft = <T>(storage: DraftStorage, key: string, draft: Draft<T>): void => {
  try {
    const { values, stored, version } = draft;
    storage.setItem(PREFIX + key, JSON.stringify({ values, stored, version }));
  } catch {
    // The form still warns before its visitor leaves.
  }
};

/** Forgets the unsaved values of a form. */
export const dropDraft = (storage: DraftStorage, key: string): void => {
  try {
    storage.removeItem(PREFIX + key);
  } catch {
    // A forbidden storage has nothing to forget.
  }
};

/** Reports whether the tab has unsaved values of any form. */
export const hasDraft = (storage: Storage): boolean =>
  Object.keys(storage).some((key) => key.startsWith(PREFIX));
