import { adminConflict } from '@open-discovery/admin-client';
import type { Endpoint, HttpError } from '@open-discovery/http';
import type { Stored, Written } from '@open-discovery/model';
import { flushSync } from 'react-dom';
import { useChangeContent } from '../../use-content.ts';
import { refusedFields } from '../failure-text.ts';
import { removedFromHtml } from '../html/clean-html.ts';
import { isSame, storedState, withTheirs } from './form-state.ts';
import type { FormState } from './form-state.ts';
import type { UnsavedWork } from './unsaved-work.ts';

/** The options of saving a form. */
export interface SavingOptions<T extends object, Item extends Stored> {
  /** Returns the values that the form edits; for null those of a new item. */
  readonly valuesOf: (item: Item | null) => T;
  /** The values that the form itself sets, such as its verdict. Nobody types them, so they are not unsaved work. */
  readonly given?: Partial<T>;
  /** The fields with HTML: the form tells what saving removed from them. */
  readonly html?: readonly (keyof T & string)[];
  /** Creates the request that stores the values. `identity` is the id and version of a stored item, or the key of a new one. */
  readonly request: (values: T, identity: Written<object>) => Endpoint<Item>;
  readonly onSaved?: (item: Item) => void;
}

interface SavedForm<T, Item> {
  readonly unsaved: UnsavedWork<T>;
  readonly state: FormState<T, Item>;
  readonly setState: (change: (current: FormState<T, Item>) => FormState<T, Item>) => void;
}

/**
 * Returns the function that stores the values, as a change of a version of the item or as a new one, and the one that shows
 * what is stored.
 */
export const useSaving = <T extends object, Item extends Stored>(
  { valuesOf, html = [], given = {}, request, onSaved }: SavingOptions<T, Item>,
  { unsaved, state: { values, stored }, setState }: SavedForm<T, Item>,
) => {
  const changeContent = useChangeContent();
  const settle = (present: Item): void => {
    unsaved.dropItemKey();
    const saved = storedState<T, Item>(valuesOf(present), present.version);
    const removed = html.flatMap((name) => removedFromHtml(String(values[name])));
    // What was typed meanwhile is not lost.
    const draft = unsaved.read(saved.stored);
    if (draft && !isSame(draft.values, values)) unsaved.keep({ ...saved, values: draft.values });
    else unsaved.drop();
    // Where `onSaved` leads elsewhere, everything must be saved.
    flushSync(() =>
      setState((current) => ({
        ...saved,
        values: isSame(current.values, values) ? saved.values : current.values,
        phase: 'saved',
        removed,
      })),
    );
    onSaved?.(present);
  };
  const fail = (error: HttpError, endpoint: Endpoint<Item>): void => {
    const conflict = adminConflict(error, endpoint);
    const theirs = conflict && valuesOf(conflict.current);
    const mergedWith = (one: Pick<FormState<T, Item>, 'values' | 'stored'>): T =>
      // A note explains its own verdict, so it is not merged into another one.
      theirs && isSame({ ...theirs, ...given }, theirs) ? withTheirs(one, theirs) : one.values;
    // A change of one's own whose answer was lost, or the same change of somebody else.
    if (conflict && isSame(mergedWith({ values, stored }), theirs)) {
      settle(conflict.current);
      return;
    }
    setState((current) => ({
      ...current,
      values: mergedWith(current),
      phase: 'editing',
      failure: error,
      refused: refusedFields(error, Object.keys(values) as (keyof T & string)[]),
      conflict,
    }));
  };
  const send = async (basis: Stored | null): Promise<void> => {
    const identity = basis
      ? { _id: basis._id, version: basis.version }
      : { idempotencyKey: unsaved.itemKey() };
    const endpoint = request(values, identity);
    setState((current) => ({
      ...current,
      attempts: current.attempts + 1,
      phase: 'saving',
      failure: null,
      refused: [],
    }));
    const answer = await changeContent(endpoint);
    if (answer.ok) settle(answer.value);
    else fail(answer.error, endpoint);
  };
  return { send, settle };
};
