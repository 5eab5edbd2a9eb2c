import { useLingui } from '@lingui/react';
import type { MessageId } from './message-id.ts';

export type Translate = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;

/** Returns a function that formats messages in the reader's language: `t('results.count', { count: 3 })`. */
export const useMessages = (): Translate => {
  const { _ } = useLingui();
  return (id, values) => _(id, values);
};

/**
 * Returns a function that formats a message whose id is built from data, or the fallback where the catalog
 * has none.
 */
export const useOptionalMessage = (): ((
  id: string,
  fallback: string,
  values?: Readonly<Record<string, string | number>>,
) => string) => {
  const { i18n } = useLingui();
  return (id, fallback, values) => (Object.hasOwn(i18n.messages, id) ? i18n._(id, values) : fallback);
};
