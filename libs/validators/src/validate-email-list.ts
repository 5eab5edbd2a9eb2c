import { validateEmail } from './validate-email.ts';
import { invalid, valid, type Validation } from './validation.ts';

const EMPTY_ITEM = '(empty)';

/**
 * Validates e-mail addresses separated by commas; the message names every invalid one. Spec §5.
 * @example
 * validateEmailList('a@example.org, b@example.org'); // { ok: true, value: ['a@example.org', 'b@example.org'] }
 */
export const validateEmailList = (text: string): Validation<string[]> => {
  const items = text.split(',').map((item) => item.trim());
  const wrong = items.filter((item) => !validateEmail(item).ok);
  return wrong.length === 0
    ? valid(items)
    : invalid('validation.email-list', { items: wrong.map((item) => item || EMPTY_ITEM).join(', ') });
};
