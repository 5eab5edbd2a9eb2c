import type { AdminConflict } from '@open-discovery/admin-client';
import type { HttpError } from '@open-discovery/http';
import type { Stored } from '@open-discovery/model';
import type { Refusal } from '../failure-text.ts';
import type { Draft } from '../../../../runtime/drafts.ts';

/** The state of a form. */
export interface FormState<T, Item> {
  /** The stored values, which the version belongs to. */
  readonly stored: T;
  /** Null for an item that is not stored yet. */
  readonly version: number | null;
  readonly values: T;
  /** True if the values are unsaved work of an earlier visit. */
  readonly isRestored: boolean;
  /** Number of attempts to save. After the first, every problem is shown. */
  readonly attempts: number;
  readonly phase: 'editing' | 'saving' | 'saved';
  readonly failure: HttpError | null;
  /** The fields that the server has refused. */
  readonly refused: readonly Refusal<keyof T & string>[];
  /** Somebody else's version of the item. */
  readonly conflict: AdminConflict<Item> | null;
  /** The parts of HTML that saving removed. */
  readonly removed: readonly string[];
}

/** Reports whether two values of a form are the same. They are plain data. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Reports whether a form has work that is not saved. */
export const isChanged = ({
  values,
  stored,
}: Pick<FormState<unknown, unknown>, 'values' | 'stored'>): boolean => !isSame(values, stored);

/** Returns the values with those of somebody else where only they have changed a field. */
export const withTheirs = <T extends object>(
  { values, stored }: Pick<FormState<T, unknown>, 'values' | 'stored'>,
  theirs: T,
): T => {
  const names = (Object.keys(theirs) as (keyof T)[]).filter((name) => isSame(values[name], stored[name]));
  return { ...values, ...Object.fromEntries(names.map((name) => [name, theirs[name]])) };
};

/** Returns the state of a form that shows a stored item. */
export const storedState = <T, Item>(stored: T, version: number | null): FormState<T, Item> => ({
  stored,
  version,
  values: stored,
  isRestored: false,
  attempts: 0,
  phase: 'editing',
  failure: null,
  refused: [],
  conflict: null,
  removed: [],
});

/** Returns the state of a form that is opened: with the unsaved work of an earlier visit, if there is some. */
export const openedState = <T, Item>(
  stored: T,
  version: number | null,
  draft: Draft<T> | null,
): FormState<T, Item> => {
  const state = storedState<T, Item>(stored, version);
  return draft && !isSame(draft.values, stored)
    ? { ...state, ...draft, version: draft.version ?? version, isRestored: true }
    : state;
};

/** Returns the state after a field has changed. */
export const changedState = <T, Item>(
  state: FormState<T, Item>,
  name: keyof T & string,
  value: T[keyof T],
): FormState<T, Item> => ({
  ...state,
  values: { ...state.values, [name]: value },
  phase: state.phase === 'saving' ? 'saving' : 'editing',
  failure: null,
  refused: state.refused.filter(({ field }) => field !== name),
  removed: [],
});

/** Returns the version of a stored item. */
export const versionOf = (item: Stored | null): number | null => item?.version ?? null;
