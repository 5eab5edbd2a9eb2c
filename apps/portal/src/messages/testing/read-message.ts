import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

interface MessageParts {
  /** The names of its values, sorted. */
  readonly values: readonly string[];
  /** The forms of each of its plurals, sorted, without exact numbers. A choice of exact numbers (`=0`) and `other` has none. */
  readonly plurals: readonly (readonly string[])[];
}

const isChoices = (format: unknown): format is Readonly<Record<string, CompiledMessage>> =>
  typeof format === 'object' && format !== null;

/**
 * Returns the values and plural forms of a message.
 * @throws when it does not compile.
 */
export const readMessage = (message: string): MessageParts => {
  const values = new Set<string>();
  const plurals: string[][] = [];
  const walk = (compiled: CompiledMessage): void => {
    for (const token of compiled) {
      if (typeof token === 'string') continue;
      const [name, type, format] = token;
      values.add(name);
      if (!isChoices(format)) continue;
      const choices = Object.entries(format).filter(([form]) => form !== 'offset');
      const forms = choices.map(([form]) => form).filter((form) => !/^\d/.test(form));
      const isPlural = type === 'plural' && (forms.length > 1 || forms.length === choices.length);
      if (isPlural) plurals.push(forms.sort());
      for (const [, choice] of choices) walk(choice);
    }
  };
  walk(compileMessageOrThrow(message));
  return { values: [...values].sort(), plurals };
};

const COUNTS = Array.from({ length: 1_000 }, (_value, count) => count);

/**
 * Returns the plural forms that a language has for counts, sorted. The form of whole millions in French and Spanish is for
 * numbers in words (“un million de publications”), which no text has.
 */
export const pluralForms = (language: string): readonly string[] => {
  const rules = new Intl.PluralRules(language);
  return [...new Set(['other', ...COUNTS.map((count) => rules.select(count))])].sort();
};
