import { dropDraft, keepDraft, readDraft } from '../../../../runtime/drafts.ts';
import type { DraftStorage } from '../../../../runtime/drafts.ts';
import { randomUuid } from '../random-uuid.ts';

const NONE = { idempotencyKey: '' };

const nameOf = (form: string): string => `${form} key`;

/**
 * Returns the key with which a form sends its new item. It stays the same until the item is saved or discarded, also after a
 * reload, so that an item whose answer was lost is not saved twice.
 */
export const itemKey = (storage: DraftStorage, form: string): string => {
  const kept = readDraft(storage, nameOf(form), NONE)?.values.idempotencyKey;
  if (kept !== undefined) return kept;
  const idempotencyKey = randomUuid();
  keepDraft(storage, nameOf(form), { values: { idempotencyKey }, stored: NONE, version: null });
  return idempotencyKey;
};

/** Forgets the key of a form: what it sends next is another item. */
export const dropItemKey = (storage: DraftStorage, form: string): void => dropDraft(storage, nameOf(form));
