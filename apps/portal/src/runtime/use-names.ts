import { useMemo } from 'react';
import type { Language } from '../messages/languages.ts';
import { usePortal } from './portal-context.tsx';

/** Returns the order of names in a language, and a function that joins texts to a list: “A, B, and C”. */
export const namesIn = (language: Language) => {
  const list = new Intl.ListFormat(language);
  return {
    compare: new Intl.Collator(language, { numeric: true }).compare,
    join: (texts: readonly string[]): string => list.format(texts),
  };
};

/** Returns the order of names and the form of lists in the reader's language. */
export const useNames = () => {
  const { language } = usePortal();
  return useMemo(() => namesIn(language), [language]);
};
