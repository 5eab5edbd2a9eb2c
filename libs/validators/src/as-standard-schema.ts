import type { Validator } from './validation.ts';

/** The part of Standard Schema version 1 (standardschema.dev) that a synchronous check of a text needs. */
export interface StandardTextSchema<T> {
  '~standard': {
    version: 1;
    vendor: string;
    validate: (input: unknown) => { value: T } | { issues: readonly { message: string }[] };
    types?: { input: string; output: T };
  };
}

/**
 * Adapts a validator to a Standard Schema, which form and router libraries accept without their own adapter. Values
 * other than text are refused.
 * @example
 * asStandardSchema(validateEmail)['~standard'].validate('a@example.org'); // { value: 'a@example.org' }
 */
export const asStandardSchema = <T>(validate: Validator<T>): StandardTextSchema<T> => ({
  '~standard': {
    version: 1,
    vendor: 'open-discovery',
    validate: (input) => {
      if (typeof input !== 'string') return { issues: [{ message: 'Please provide text.' }] };
      const validation = validate(input);
      return validation.ok ? { value: validation.value } : { issues: [{ message: validation.message }] };
    },
  },
});
