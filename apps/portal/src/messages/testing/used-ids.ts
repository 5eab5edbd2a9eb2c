import { QUERY_TEXT_MESSAGES } from '@open-discovery/search-fields';
import { VALIDATION_MESSAGES } from '@open-discovery/validators';

/** The texts of rules, which say the ids of their messages themselves. */
const RULES: ReadonlySet<string> = new Set([
  ...Object.keys(QUERY_TEXT_MESSAGES),
  ...Object.keys(VALIDATION_MESSAGES),
]);

/** An id that is built from data: `menu.${item.id}`. */
const BUILT = /`([a-z][\w-]*[.-](?:[^`$]|\$\{[^}]*\})*)`/g;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternsIn = (code: string): RegExp[] =>
  [...code.matchAll(BUILT)]
    .map(([, text = '']) => text.split(/\$\{[^}]*\}/))
    .filter((parts) => parts.length > 1)
    .map((parts) => new RegExp(`^${parts.map(escaped).join('.+')}$`));

/** Returns the ids that code names, builds from data, or takes from a vocabulary that it names (`'source-type'`). */
export const usedIds = (ids: readonly string[], code: readonly string[]): ReadonlySet<string> => {
  const all = code.join('\n');
  const named = new Set([...all.matchAll(/(['"])([^'"\n]*)\1/g)].map(([, , text = '']) => text));
  const patterns = patternsIn(all);
  const isUsed = (id: string): boolean =>
    RULES.has(id) ||
    named.has(id) ||
    named.has(id.slice(0, id.indexOf('.'))) ||
    patterns.some((pattern) => pattern.test(id));
  return new Set(ids.filter(isUsed));
};
