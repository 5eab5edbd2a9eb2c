import type { Invalid, Validator } from './validation.ts';

/**
 * A validator as form libraries take a field's rule (React Hook Form's `validate`, Formik's, Final Form's): the
 * message, or undefined when the field is fine. `translate` gives the message in another language.
 *
 * @example
 * register('homepage', { validate: asFieldRule(optional(validateUrl)) });
 */
export const asFieldRule =
  <Input = string>(
    validate: Validator<unknown, Input>,
    translate: (invalid: Invalid) => string = ({ message }) => message,
  ) =>
  (input: Input): string | undefined => {
    const validation = validate(input);
    return validation.ok ? undefined : translate(validation);
  };
