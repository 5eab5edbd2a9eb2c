import { useEffect, useState, useSyncExternalStore } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../runtime/drafts.ts';
import type { DraftStorage } from '../../../runtime/drafts.ts';
import { onLanguageChange } from '../../../runtime/on-language-change.ts';
import { tabStorage } from '../../../runtime/tab-storage.ts';
import type { QueryDraft } from './query-draft.ts';
import { draftOfForm, draftOfText } from './query-draft.ts';
import { readForm } from './form-parameters.ts';

const sent = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );

const formsIn = (section: Element | null): URLSearchParams[] =>
  [...(section?.querySelectorAll('form') ?? [])].map(sent);

const draftOfForms = (
  forms: readonly URLSearchParams[],
  first: QueryDraft,
  currentYear: number,
): QueryDraft | null => {
  const rows = forms.map(readForm).find((form) => form !== null);
  if (rows && JSON.stringify(rows) !== JSON.stringify(first.form)) return draftOfForm(rows, currentYear);
  const text = forms.at(-1)?.get('q') ?? first.text;
  return text === first.text ? null : draftOfText(text);
};

/**
 * Returns the draft that a visitor entered in the server's form before hydration; `null` when the form is
 * unchanged.
 */
export const earlyDraft = (
  section: Element | null,
  first: QueryDraft,
  currentYear: number,
): QueryDraft | null => draftOfForms(formsIn(section), first, currentYear);

const NOTHING = { forms: '' };
const keyOf = (address: string) => `advanced search ${address}`;

/** Stores the forms of the builder for the page at an address. */
export const keepBuilder = (storage: DraftStorage, section: Element | null, address: string): void =>
  keepDraft(storage, keyOf(address), {
    values: { forms: formsIn(section).join('\n') },
    stored: NOTHING,
    version: null,
  });

/** Returns the stored draft of the page at an address, once; `null` when there is none, or nothing was changed. */
export const keptDraft = (
  storage: DraftStorage,
  address: string,
  first: QueryDraft,
  currentYear: number,
): QueryDraft | null => {
  const kept = readDraft(storage, keyOf(address), NOTHING);
  const forms = kept?.values.forms.split('\n').map((form) => new URLSearchParams(form)) ?? [];
  return draftOfForms(forms, first, currentYear);
};

const noSubscription = () => () => undefined;
const builderOnPage = () => document.querySelector('section[aria-labelledby="builder"]');

const draftBefore = (first: QueryDraft, currentYear: number): QueryDraft | null => {
  const storage = tabStorage();
  const kept = storage && keptDraft(storage, window.location.href, first, currentYear);
  return kept ?? earlyDraft(builderOnPage(), first, currentYear);
};

/**
 * Returns the draft from before hydration: entered in the server's form, or on the page in the previous language. It is
 * read before hydration, because React resets the controls of the server's form. A change of the language keeps it.
 */
export const useEarlyDraft = (first: QueryDraft, currentYear: number): QueryDraft | null => {
  const [early] = useState(() =>
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- only Vite sets `env`; tests run without it
    import.meta.env?.SSR ? null : draftBefore(first, currentYear),
  );
  useEffect(() => {
    const storage = tabStorage();
    if (storage === null) return undefined;
    dropDraft(storage, keyOf(window.location.href));
    return onLanguageChange(document, (address) => keepBuilder(storage, builderOnPage(), address));
  }, []);
  return useSyncExternalStore(
    noSubscription,
    () => early,
    () => null,
  );
};
