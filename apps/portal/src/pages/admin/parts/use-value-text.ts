import { LANGUAGE_NAMES, PORTAL_LANGUAGES } from '@open-discovery/model';
import { useMessages } from '../../../messages/use-messages.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useItemNames } from './item-names.ts';
import { useChoiceText } from './use-choice-text.ts';
import { useReferenceNames } from './use-reference-names.ts';
import { useSelectingFields } from './use-selecting-fields.ts';

const REFERENCES: readonly string[] = ['divId', 'entities', 'page', 'pages', 'parentItemId'];
const TIMES: readonly string[] = ['createdAt', 'decidedAt', 'uploadedAt', 'withdrawnAt', 'restoredAt'];

/** Returns the function that shows a value of one word. */
const useWordText = (): ((field: string, value: string) => string) => {
  const choiceText = useChoiceText();
  const names = useItemNames();
  const nameOf = useReferenceNames();
  const selectingFields = new Map(useSelectingFields());
  const { language: readerLanguage } = usePortal();
  return (field, value) => {
    if (REFERENCES.includes(field)) return nameOf(value);
    if (field === 'entitiesRequired') return names.ofEntityPid(value);
    if (field === 'queryFieldName') return selectingFields.get(value) ?? value;
    if (TIMES.includes(field)) return new Date(value).toLocaleString(readerLanguage);
    const language = field === 'languages' && PORTAL_LANGUAGES.find((one) => one === value);
    if (language) return LANGUAGE_NAMES[language];
    return choiceText(field, value);
  };
};

/** Returns the function that shows the value of an item's field in the words of its form; a list has a line per element. */
export const useValueText = (): ((field: string, value: unknown) => string) => {
  const t = useMessages();
  const wordText = useWordText();
  const textOf = (field: string, value: unknown): string => {
    if (typeof value === 'string') return wordText(field, value);
    if (typeof value === 'boolean') return t(value ? 'admin.yes' : 'admin.no');
    if (Array.isArray(value)) return value.map((one) => textOf(field, one)).join('\n');
    if (typeof value !== 'object' || value === null) return typeof value === 'number' ? String(value) : '';
    const parts = Object.entries(value).map(([name, part]) => textOf(name, part));
    return parts.filter((part) => part !== '').join(' · ');
  };
  return textOf;
};
