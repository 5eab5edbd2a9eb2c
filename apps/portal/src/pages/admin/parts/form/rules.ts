import {
  optional,
  validateLength,
  validatePageRoute,
  validateRequired,
  validateUrl,
} from '@open-discovery/validators';
import type { Invalid, Validator } from '@open-discovery/validators';
import type { MessageId } from '../../../../messages/message-id.ts';

/** The mistake in a value: one of the validators’ messages, or one of a screen. */
export type Problem = Pick<Invalid, 'ok' | 'message' | 'values'> & { readonly messageId: string };

/** Returns the mistake that a message of the portal tells. */
export const problem = (messageId: MessageId): Problem => ({ ok: false, messageId, message: '', values: {} });

/** A rule of a field: what is wrong with its value; null if nothing is. */
type Rule<V> = (value: V) => Problem | null;

/** The rules of a form, by field. A rule may depend on the other fields. */
export type Rules<T> = {
  readonly [Name in keyof T]?: (value: T[Name], values: T) => Problem | null;
};

/** Turns a validator into a rule. */
export const ruleOf =
  (validate: Validator<unknown>): Rule<string> =>
  (text) => {
    const validation = validate(text);
    return validation.ok ? null : validation;
  };

/** The first rule that a value breaks counts. */
export const all =
  <V>(...rules: readonly Rule<V>[]): Rule<V> =>
  (value) => {
    for (const rule of rules) {
      const problem = rule(value);
      if (problem) return problem;
    }
    return null;
  };

export const required = ruleOf(validateRequired);

/** Reports whether the rule of a text refuses an empty one. It may depend on the other fields. */
export const isRequired = <T>(rules: Rules<T> | undefined, name: keyof T, values: T): boolean =>
  typeof values[name] === 'string' && (rules?.[name]?.('' as T[keyof T], values) ?? null) !== null;

/** At most so many characters. */
export const atMost = (max: number): Rule<string> => ruleOf((text) => validateLength(text, { max }));

/** A web address. Spec §5. */
export const webAddress = ruleOf(validateUrl);
export const optionalWebAddress = ruleOf(optional(validateUrl));

/** The route of a custom page, which no other page has. Spec §5. */
export const freeRoute = (taken: readonly string[]): Rule<string> =>
  ruleOf((text) => validatePageRoute(text, { taken }));
