import { SKIP_SENTENCES } from '@open-discovery/model';
import type { SkipReasonId } from '@open-discovery/model';

type Values = Readonly<Record<string, string | number>>;

/** The reason for which a record or file is skipped. */
export interface SkipReason {
  readonly id: SkipReasonId;
  readonly values: Values;
  /** In English, without what concerns the single record. */
  readonly sentence: string;
  /** In English: what concerns the single record, such as its beginning or its id. */
  readonly detail?: string;
}

/** The names of the placeholders in a sentence. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type ValuesOf<Id extends SkipReasonId> = Readonly<
  Record<NamesIn<(typeof SKIP_SENTENCES)[Id]>, string | number>
>;
type Given<Id extends SkipReasonId> = keyof ValuesOf<Id> extends never ? [] : [ValuesOf<Id>];

/**
 * Creates a reason. A sentence with placeholders needs their values.
 * @example skipReason('empty-answer', { service: 'ROR' }).sentence // 'ROR: an empty list'
 */
export const skipReason = <Id extends SkipReasonId>(id: Id, ...given: Given<Id>): SkipReason => {
  const values: Values = given[0] ?? {};
  const sentence = SKIP_SENTENCES[id].replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    String(values[name] ?? place),
  );
  return { id, values, sentence };
};

/** Adds what concerns the single record. */
export const withDetail = (reason: SkipReason, detail: string): SkipReason => ({ ...reason, detail });

/**
 * Returns the reason as one text.
 * @example reasonText(withDetail(skipReason('not-json'), 'x')) // 'not JSON: x'
 */
export const reasonText = ({ sentence, detail }: SkipReason): string =>
  detail === undefined ? sentence : `${sentence}: ${detail}`;
