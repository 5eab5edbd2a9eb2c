import { useState, useSyncExternalStore } from 'react';
import type { Draft } from './draft.ts';
import { draftOfForm, draftOfText } from './draft.ts';
import { readForm } from './form-parameters.ts';

const sent = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );

/**
 * Returns the draft that a visitor entered in the server's form before hydration; `null` when the form is
 * unchanged.
 */
export const earlyDraft = (section: Element | null, first: Draft, currentYear: number): Draft | null => {
  const forms = [...(section?.querySelectorAll('form') ?? [])].map(sent);
  const rows = forms.map(readForm).find((form) => form !== null);
  if (rows && JSON.stringify(rows) !== JSON.stringify(first.form)) return draftOfForm(rows, currentYear);
  const text = forms.at(-1)?.get('q') ?? first.text;
  return text === first.text ? null : draftOfText(text);
};

const noSubscription = () => () => undefined;
const builderOnPage = () => document.querySelector('section[aria-labelledby="builder"]');

/**
 * Returns the early draft after hydration. It is read before that, because React resets the controls of the
 * server's form.
 */
export const useEarlyDraft = (first: Draft, currentYear: number): Draft | null => {
  const [early] = useState(() =>
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- only Vite sets `env`; tests run without it
    import.meta.env?.SSR ? null : earlyDraft(builderOnPage(), first, currentYear),
  );
  return useSyncExternalStore(
    noSubscription,
    () => early,
    () => null,
  );
};
