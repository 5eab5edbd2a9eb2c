import { inEnglish, type Translate } from './translate.ts';
import type { MessageValues, Validator } from './validation.ts';
import type { ValidationMessageId } from './validation-messages.ts';

/** An issue that a check adds: the message, and its id and values for other languages. */
export interface CheckIssue {
  code: 'custom';
  input: string;
  message: string;
  params: { messageId: ValidationMessageId; values: MessageValues };
}

/**
 * Adapts a validator to zod's `check` (zod 4). Issues have the message, and its id and values as `params`, so that a
 * server can send them and a client can translate them.
 * @example
 * z.string().check(asCheck(validateUrl));
 */
export const asCheck =
  (validate: Validator<unknown>, translate: Translate = inEnglish) =>
  (payload: { value: string; issues: { push: (issue: CheckIssue) => unknown } }): void => {
    const validation = validate(payload.value);
    if (validation.ok) return;
    const { messageId, values } = validation;
    payload.issues.push({
      code: 'custom',
      input: payload.value,
      message: translate(validation),
      params: { messageId, values },
    });
  };
