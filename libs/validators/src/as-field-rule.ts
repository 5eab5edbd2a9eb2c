import { inEnglish, type Translate } from './translate.ts';
import type { Validator } from './validation.ts';

/**
 * Adapts a validator to the rules of form libraries (React Hook Form's `validate`, Formik, Final Form): the rule
 * returns the message, or undefined if the field is valid. `translate` returns the message in another language.
 * @example
 * register('homepage', { validate: asFieldRule(optional(validateUrl)) });
 */
export const asFieldRule =
  <Input = string>(validate: Validator<unknown, Input>, translate: Translate = inEnglish) =>
  (input: Input): string | undefined => {
    const validation = validate(input);
    return validation.ok ? undefined : translate(validation);
  };
