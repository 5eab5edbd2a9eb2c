import { inEnglish, type Translate } from './translate.ts';
import { invalid, type Invalid, type MessageValues, type Validator } from './validation.ts';
import type { ValidationMessageId } from './validation-messages.ts';

/** The reason why a value is refused: the message, and its id and values for translations. */
export interface StandardIssue {
  message: string;
  messageId: ValidationMessageId;
  values: MessageValues;
}

/** The part of Standard Schema version 1 (standardschema.dev) that a synchronous check of a text needs. */
export interface StandardTextSchema<T> {
  '~standard': {
    version: 1;
    vendor: string;
    validate: (input: unknown) => { value: T } | { issues: readonly StandardIssue[] };
    types?: { input: string; output: T };
  };
}

/**
 * Adapts a validator to a Standard Schema, which form and router libraries accept without their own adapter. Values
 * other than text are refused. `translate` returns the message in another language.
 * @example
 * asStandardSchema(validateEmail)['~standard'].validate('a@example.org'); // { value: 'a@example.org' }
 */
export const asStandardSchema = <T>(
  validate: Validator<T>,
  translate: Translate = inEnglish,
): StandardTextSchema<T> => {
  const refuse = (refused: Invalid) => {
    const { messageId, values } = refused;
    return { issues: [{ message: translate(refused), messageId, values }] };
  };
  return {
    '~standard': {
      version: 1,
      vendor: 'open-discovery',
      validate: (input) => {
        if (typeof input !== 'string') return refuse(invalid('validation.text'));
        const validation = validate(input);
        return validation.ok ? { value: validation.value } : refuse(validation);
      },
    },
  };
};
