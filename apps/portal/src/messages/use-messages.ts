import { useLingui } from '@lingui/react';
import type english from './en.json';

/** Id of a text in the catalogue. */
export type MessageId = keyof typeof english;
export type Translate = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;

/** The catalogue in the reader's language: `t('results.count', { count: 3 })`. */
export const useMessages = (): Translate => {
  const { _ } = useLingui();
  return (id, values) => _(id, values);
};

/** The text of an id that is put together from data, or the fallback where the catalogue has none. */
export const useOptionalMessage = (): ((id: string, fallback: string) => string) => {
  const { i18n } = useLingui();
  return (id, fallback) => (Object.hasOwn(i18n.messages, id) ? i18n._(id) : fallback);
};
