import { problem } from '../../parts/form/rules.ts';
import type { Problem } from '../../parts/form/rules.ts';

/**
 * Returns parameters as an address has them.
 * @example formatParameters({ type: 'dataset', q: 'sea level' }) // 'type=dataset&q=sea+level'
 */
export const formatParameters = (parameters: Readonly<Record<string, string>>): string =>
  new URLSearchParams(parameters).toString();

/** Parses parameters as an address has them; of several with one name the last counts. */
export const parseParameters = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text.trim()));

/** A menu item's address has each parameter once, and every parameter has a name. */
export const parametersRule = (text: string): Problem | null => {
  const names = [...new URLSearchParams(text.trim())].map(([name]) => name);
  return names.includes('') || new Set(names).size < names.length
    ? problem('admin-menu.parameters-rule')
    : null;
};

/** An address has no spaces inside: browsers show one with them, which can be copied. */
export const spaceRule = (text: string): Problem | null =>
  /\s/.test(text.trim()) ? problem('admin-menu.url-space') : null;

/** A fragment is written without its `#`, and has no spaces. */
export const fragmentRule = (text: string): Problem | null =>
  /[#\s]/.test(text.trim()) ? problem('admin-menu.fragment-rule') : null;

/** The classes of an element in HTML. */
export const classRule = (text: string): Problem | null =>
  /^[\w -]*$/.test(text) ? null : problem('admin-menu.class-rule');
