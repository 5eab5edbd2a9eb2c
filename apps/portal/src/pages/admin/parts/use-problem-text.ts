import { useLingui } from '@lingui/react';
import type { Problem } from './form/rules.ts';

/** Returns the function that says in the reader's language what is wrong with a value. Spec §5 has the sentences. */
export const useProblemText = (): ((problem: Problem) => string) => {
  const { i18n } = useLingui();
  return ({ messageId, message, values }) =>
    Object.hasOwn(i18n.messages, messageId) ? i18n._(messageId, values) : message;
};
