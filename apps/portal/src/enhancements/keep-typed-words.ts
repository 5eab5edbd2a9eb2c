import { dropDraft, keepDraft, readDraft } from '../runtime/drafts.ts';
import type { DraftStorage } from '../runtime/drafts.ts';
import { onLanguageChange } from '../runtime/on-language-change.ts';

const NOTHING = { words: '' };

interface KeepTypedWordsOptions {
  readonly page: Document;
  readonly storage: DraftStorage;
  /** The address of the page. */
  readonly address: string;
}

/** Keeps the words in the search box that are not submitted yet when the visitor changes the language of the page. */
export const keepTypedWords = ({ page, storage, address }: KeepTypedWordsOptions): void => {
  const box = () => page.querySelector<HTMLInputElement>('form[role=search] input[name=keyword]');
  const keyOf = (target: string) => `words ${target}`;
  const shown = box();
  const words = readDraft(storage, keyOf(address), NOTHING)?.values.words;
  dropDraft(storage, keyOf(address));
  if (shown && words !== undefined && shown.value === shown.defaultValue) shown.value = words;
  onLanguageChange(page, (target) => {
    const typed = box();
    if (typed === null || typed.value === typed.defaultValue) return;
    keepDraft(storage, keyOf(target), { values: { words: typed.value }, stored: NOTHING, version: null });
  });
};
