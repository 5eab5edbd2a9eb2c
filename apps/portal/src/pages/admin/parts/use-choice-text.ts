import { useOptionalMessage } from '../../../messages/use-messages.ts';

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

/** Returns the function that shows a value of a field with a few values, such as an icon, in words; any other as it is. */
export const useChoiceText = (): ((field: string, value: string) => string) => {
  const optional = useOptionalMessage();
  return (field, value) => {
    const ids = WORDS[field]?.(value) ?? [];
    return ids.reduceRight((text, id) => optional(id, text), value);
  };
};
