import { dropDraft, keepDraft, readDraft } from '../../../../runtime/drafts.ts';
import type { Draft } from '../../../../runtime/drafts.ts';
import { dropItemKey, itemKey } from './item-key.ts';

/** The state of a form that a tab keeps until it is saved. */
export interface UnsavedWork<T> {
  /** Returns the unsaved values; null if there are none. `present` are the present stored values. */
  readonly read: (present: T) => Draft<T> | null;
  readonly keep: (draft: Draft<T>) => void;
  readonly drop: () => void;
  /** Returns the key with which the form sends its new item. */
  readonly itemKey: () => string;
  /** Forgets that key: what the form sends next is another item. */
  readonly dropItemKey: () => void;
}

/**
 * Returns the unsaved work of a form in the storage of the tab.
 * @param form The user’s id and the name of the form.
 */
export const unsavedWork = <T extends object>(form: string): UnsavedWork<T> => ({
  read: (present) => readDraft(sessionStorage, form, present),
  keep: (draft) => keepDraft(sessionStorage, form, draft),
  drop: () => dropDraft(sessionStorage, form),
  itemKey: () => itemKey(sessionStorage, form),
  dropItemKey: () => dropItemKey(sessionStorage, form),
});
