import { inEnglish, type Translate } from './translate.ts';
import type { Validator } from './validation.ts';

/** The two arguments of zod's `refine`. */
export type Refinement<Input> = [
  check: (input: Input) => boolean,
  params: { error: (issue: { input?: unknown }) => string | undefined },
];

/**
 * Adapts a validator to the arguments of zod's `refine` (zod 4), with the validator's message. `translate` returns the
 * message in another language. Use {@link asCheck} if issues need the message's id.
 * @example
 * z.string().refine(...asRefinement(validateUrl));
 */
export const asRefinement = (
  validate: Validator<unknown>,
  translate: Translate = inEnglish,
): Refinement<string> => [
  (input) => validate(input).ok,
  {
    error: ({ input }) => {
      const validation = typeof input === 'string' ? validate(input) : undefined;
      return validation && !validation.ok ? translate(validation) : undefined;
    },
  },
];
