import type { OptionRule } from '../../protocol.ts';
import type { Source } from '../../source.ts';

const ROR = /^(?:https:\/\/ror\.org\/)?(0[a-z0-9]{6}\d{2})$/;

/** An option whose value is the ROR id of an organization. */
export const rorOption = (name: string, meaning: string): OptionRule => ({
  name,
  pattern: ROR,
  rule: 'a ROR id like https://ror.org/02nr0ka47',
  meaning,
});

/** Returns the address of a ROR id. */
export const rorAddress = (text: string): string => `https://ror.org/${ROR.exec(text)?.[1] ?? text}`;

/** An option whose value is a word that the service knows. */
export const wordOption = (name: string, meaning: string, pattern = /^[^\s",|]{1,200}$/): OptionRule => ({
  name,
  pattern,
  rule: 'one word',
  meaning,
});

/** Returns a problem if no option limits what is harvested: whole services are downloaded as dumps instead. */
export const needsLimit =
  (options: readonly OptionRule[]) =>
  (source: Source): string | null =>
    Object.keys(source.options).length > 0
      ? null
      : `one of ${options.map(({ name }) => `--${name}`).join(', ')} must say which records are meant`;
