import { LANGUAGE_NAMES, PORTAL_LANGUAGES } from '@open-discovery/model';
import { useMessages, useOptionalMessage } from '../../../messages/use-messages.ts';
import { useItemNames } from './item-names.ts';
import { useReferenceNames } from './use-reference-names.ts';

/** The beginning of the messages for the values of a field. */
const WORDS: Readonly<Record<string, string>> = {
  font: 'admin.font-',
  joining: 'admin.joining-',
  positions: 'admin.position-',
  placement: 'admin.position-',
  robots: 'admin.robots-',
  target: 'admin.target',
  type: 'admin.link-',
  visibility: 'admin.visibility-',
};

const REFERENCES: readonly string[] = ['divId', 'entities', 'page', 'pages', 'parentItemId'];

/** Returns the function that shows the value of an item's field in the words of its form; a list has a line per element. */
export const useValueText = (): ((field: string, value: unknown) => string) => {
  const t = useMessages();
  const optional = useOptionalMessage();
  const names = useItemNames();
  const nameOf = useReferenceNames();
  const wordOf = (field: string, value: string): string => {
    if (REFERENCES.includes(field)) return nameOf(value);
    if (field === 'entitiesRequired') return names.ofEntityPid(value);
    const language = field === 'languages' && PORTAL_LANGUAGES.find((one) => one === value);
    if (language) return LANGUAGE_NAMES[language];
    const words = WORDS[field];
    return words === undefined ? value : optional(`${words}${value}`, value);
  };
  const textOf = (field: string, value: unknown): string => {
    if (typeof value === 'string') return wordOf(field, value);
    if (typeof value === 'boolean') return t(value ? 'admin.yes' : 'admin.no');
    if (Array.isArray(value)) return value.map((one) => textOf(field, one)).join('\n');
    if (typeof value !== 'object' || value === null) return typeof value === 'number' ? String(value) : '';
    const parts = Object.entries(value).map(([name, part]) => textOf(name, part));
    return parts.filter((part) => part !== '').join(' · ');
  };
  return textOf;
};
