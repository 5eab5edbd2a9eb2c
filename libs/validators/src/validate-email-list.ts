import { validateEmail } from './validate-email.ts';
import { isText } from './is-text.ts';
import { invalid, valid, type Validation } from './validation.ts';

const EMPTY_LIST = '(empty)';
/** Matches one item; a quoted name before an address can contain a comma. */
const ITEM = /(?:"(?:[^"\\]|\\.){0,200}"|[^,;\r\n])+/g;
/** Matches an address with the name before it, as mail programs copy it. */
const NAMED = /^[^<>]*<([^<>]*)>$/;

const addressOf = (item: string): string => NAMED.exec(item)?.[1] ?? item;

/**
 * Validates e-mail addresses separated by commas, semicolons or lines, also with names as mail programs copy them
 * (`Ada <ada@example.org>`); the message names every invalid one. The value is the addresses alone.
 * @example
 * validateEmailList('Ada <a@example.org>; b@example.org'); // { ok: true, value: ['a@example.org', 'b@example.org'] }
 */
export const validateEmailList = (text: string): Validation<string[]> => {
  if (!isText(text)) return invalid('validation.text');
  const items = (text.match(ITEM) ?? []).map((item) => item.trim()).filter((item) => item !== '');
  const validations = items.map((item) => validateEmail(addressOf(item)));
  const wrong = items.filter((_item, position) => validations[position]?.ok === false);
  if (items.length > 0 && wrong.length === 0)
    return valid(validations.flatMap((validation) => (validation.ok ? [validation.value] : [])));
  return invalid('validation.email-list', { items: wrong.join(', ') || EMPTY_LIST });
};
