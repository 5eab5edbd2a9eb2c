import type { OptionRule, Protocol } from '../../protocol.ts';

const ROR = /^(?:https:\/\/ror\.org\/)?(0[a-z0-9]{6}\d{2})$/;

/** An option whose value is the ROR id of an organization. */
export const rorOption = (name: string, meaning: string): OptionRule => ({
  name,
  pattern: ROR,
  rule: 'a ROR id',
  example: 'https://ror.org/02nr0ka47',
  meaning,
});

/** Returns the address of a ROR id. */
export const rorAddress = (text: string): string => `https://ror.org/${ROR.exec(text)?.[1] ?? text}`;

const ONE_WORD = /^[^\s",|]{1,200}$/;

/** An option whose value is a word that the service knows. */
export const wordOption = ({
  pattern = ONE_WORD,
  ...option
}: Pick<OptionRule, 'name' | 'meaning' | 'example'> & Partial<Pick<OptionRule, 'pattern'>>): OptionRule => ({
  ...option,
  pattern,
  rule: 'one word',
});

/** Returns a problem if no option limits what is harvested: whole services are downloaded as dumps instead. */
export const needsLimit =
  (options: readonly OptionRule[]): Protocol['problemOf'] =>
  (source) =>
    Object.keys(source.options).length > 0
      ? null
      : {
          mistake: { field: `options.${options[0]?.name ?? ''}`, is: 'no-limit' },
          message: `one of ${options.map(({ name }) => `--${name}`).join(', ')} must say which records are meant`,
        };
