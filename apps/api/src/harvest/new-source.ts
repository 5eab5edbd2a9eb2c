import { createSource, SourceError } from '@open-discovery/harvest';
import type { Source, SourceMistake } from '@open-discovery/harvest';
import { z } from 'zod';
import { invalid } from '../content/invalid.ts';
import { inField, problem } from '../errors/problem.ts';
import type { Problem } from '../errors/problem.ts';
import { refusalOf } from '../errors/refusal-of.ts';
import { SOURCE_KINDS } from './source-kinds.ts';

const MOST_VALUES = 1_000;

/** A source that is added. It gets no permission beyond the public internet. */
export const newSourceSchema = z.strictObject({
  name: z.string().max(100),
  kind: z.string().max(100),
  address: z
    .string()
    .max(2_000)
    .nullable()
    .describe('An https address on the public internet; null for kinds with an address of their own'),
  options: z
    .record(z.string().max(100), z.array(z.string().max(500)).max(MOST_VALUES))
    .describe('The values of each option of the kind'),
});

export type NewSource = z.output<typeof newSourceSchema>;

const kindOf = (kind: string) => SOURCE_KINDS.find((one) => one.kind === kind);

const exampleOf = ({ kind }: NewSource, field: string): string =>
  kindOf(kind)?.options.find(({ name }) => field === `options.${name}`)?.example ?? '';

/** The refusal of each mistake. */
const PROBLEMS: Readonly<Record<SourceMistake['is'], (given: NewSource, field: string) => Problem>> = {
  'bad-name': () => problem('source-name'),
  taken: () => problem('taken', { kind: 'source' }),
  'unknown-kind': () => problem('choice', { choices: SOURCE_KINDS.map(({ kind }) => kind).join(', ') }),
  'no-address': () => problem('validation.required'),
  'bad-address': () => problem('source-address'),
  parameters: () => problem('source-parameters'),
  'unknown-option': () => problem('value'),
  twice: () => problem('too-many', { max: 1 }),
  'bad-value': (given, field) => problem('source-option', { example: exampleOf(given, field) }),
  dates: () => problem('source-dates'),
  'no-limit': () => problem('source-limit'),
};

/** Returns the refusal of a source that cannot be added. Other errors are returned unchanged. */
export const sourceRefusal = (error: unknown, given: NewSource): unknown => {
  if (!(error instanceof SourceError)) return error;
  return refusalOf(error.mistakes.map(({ field, is }) => inField(field, PROBLEMS[is](given, field))));
};

/** Returns the source that the console may add: only https, only the public internet, and no files of this machine. */
export const toSource = (given: NewSource, now: Date): Source => {
  // The address of a service that has one gets keys of this installation.
  if (given.address !== null && kindOf(given.kind)?.needsAddress === false)
    throw invalid('address', problem('fixed'));
  try {
    return createSource({ ...given, allowsHttp: false, allowsPrivate: false }, now);
  } catch (error) {
    throw sourceRefusal(error, given);
  }
};
