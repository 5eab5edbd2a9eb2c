import { LANGUAGE_NAMES, PORTAL_LANGUAGES } from '@open-discovery/model';
import { useMessages, useOptionalMessage } from '../../../messages/use-messages.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useItemNames } from './item-names.ts';
import { useReferenceNames } from './use-reference-names.ts';
import { useSelectingFields } from './use-selecting-fields.ts';

/**
 * The messages for a value of a field; the first that is loaded counts. Those of a screen are loaded on that screen and in
 * the log.
 */
const WORDS: Readonly<Record<string, (value: string) => readonly string[]>> = {
  featuredAlignment: (value) => [`admin-menu.alignment-${value}`],
  figure: (value) => [`dashboards.figure.${value}`],
  font: (value) => [`admin.font-${value}`],
  icon: (value) => [`admin-menu.icon-${value}`, `one.${value}`],
  kind: (value) => [`one.${value}`],
  joining: (value) => [`admin.joining-${value}`],
  placement: (value) => [`admin.position-${value}`],
  portalType: (value) => [`dashboards.type.${value}`, `admin-log.type-${value}`],
  positions: (value) => [`admin.position-${value}`],
  reason: (value) => [`admin-withdrawals.reason-${value}`],
  relation: (value) => [`claims.relation-${value}`],
  robots: (value) => [`admin.robots-${value}`],
  state: (value) => [`claims.state-${value}`],
  target: (value) => [`admin.target${value}`],
  // A menu item, a stakeholder, a page or community, the record of a link.
  type: (value) => [
    `admin.link-${value}`,
    `dashboards.type.${value}`,
    `admin-log.type-${value}`,
    `one.${value}`,
  ],
  verdict: (value) => [`admin-duplicates.verdict-${value}`],
  visibility: (value) => [`admin.visibility-${value}`],
};

const REFERENCES: readonly string[] = ['divId', 'entities', 'page', 'pages', 'parentItemId'];
const TIMES: readonly string[] = ['createdAt', 'decidedAt', 'uploadedAt', 'withdrawnAt', 'restoredAt'];

/** Returns the function that shows a value of one word. */
const useWordText = (): ((field: string, value: string) => string) => {
  const optional = useOptionalMessage();
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
    const ids = WORDS[field]?.(value) ?? [];
    return ids.reduceRight((text, id) => optional(id, text), value);
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
