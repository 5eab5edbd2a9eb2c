import { SEARCHED_KINDS } from '@open-discovery/model';
import type { Kind, KindedRecord, RecordOf } from '@open-discovery/model';
import { RECORD_SCHEMAS, withoutEmptyFields } from '@open-discovery/model/schemas';
import * as z from 'zod/mini';
import type { FoundRecord } from '../responses.ts';
import { describeProblem, isObject, wholePart } from './parse-parts.ts';
import type { ParsePart, Position } from './parse-parts.ts';

const identified = z.object({ id: z.string() });
const idOf = (json: unknown): string | null => identified.safeParse(json).data?.id ?? null;

const hasContent = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Reports the fields of a record that the schema could not use, so that the log explains why a page lacks them. */
const reportLostFields = (json: unknown, record: object, { path, report }: Position, id: string): void => {
  if (!isObject(json)) return;
  for (const name of Object.keys(json))
    if (name in record && !hasContent(Reflect.get(record, name)) && hasContent(Reflect.get(json, name)))
      report({ path: `${path}.${name}`, id, problem: 'field: malformed' });
};

/** Creates the parser of one kind. A malformed field is lenient (`null` or empty) and reported; the record is kept. */
const recordOf =
  <T extends { readonly id: string }>(schema: z.ZodMiniType<T>) =>
  (json: unknown, position: Position) => {
    const parsed = schema.safeParse(json);
    if (!parsed.success) {
      const { path, report } = position;
      report({ path, id: idOf(json), problem: describeProblem('record', parsed.error) });
      return null;
    }
    reportLostFields(json, parsed.data, position, parsed.data.id);
    return withoutEmptyFields(parsed.data);
  };

/** The parser of each kind's records. */
export const RECORD_PARSERS: { readonly [K in Kind]: ParsePart<RecordOf[K]> } = {
  product: recordOf(RECORD_SCHEMAS.product),
  project: recordOf(RECORD_SCHEMAS.project),
  organization: recordOf(RECORD_SCHEMAS.organization),
  dataSource: recordOf(RECORD_SCHEMAS.dataSource),
  service: recordOf(RECORD_SCHEMAS.service),
  community: recordOf(RECORD_SCHEMAS.community),
  person: recordOf(RECORD_SCHEMAS.person),
};

const withKind =
  <K extends Kind>(kind: K): ParsePart<{ readonly kind: K; readonly record: RecordOf[K] }> =>
  (json, position) => {
    const record = RECORD_PARSERS[kind](json, position);
    return record === null ? null : { kind, record };
  };

const KINDED_PARSERS: { readonly [K in Kind]: ParsePart<Extract<KindedRecord, { kind: K }>> } = {
  product: withKind('product'),
  project: withKind('project'),
  organization: withKind('organization'),
  dataSource: withKind('dataSource'),
  service: withKind('service'),
  community: withKind('community'),
  person: withKind('person'),
};

export const recordKind = z.enum([...SEARCHED_KINDS, 'person']);
const parseKinded = wholePart(z.object({ kind: recordKind, record: z.unknown() }));
const parseFound = wholePart(z.object({ kind: z.enum(SEARCHED_KINDS), record: z.unknown() }));

const recordIn = ({ path, report }: Position): Position => ({ path: `${path}.record`, report });

export const parseKindedRecord: ParsePart<KindedRecord> = (json, position) => {
  const kinded = parseKinded(json, position);
  return kinded && KINDED_PARSERS[kinded.kind](kinded.record, recordIn(position));
};

/** Parses a record of a kind that has a search. */
export const parseFoundRecord: ParsePart<FoundRecord> = (json, position) => {
  const found = parseFound(json, position);
  return found && KINDED_PARSERS[found.kind](found.record, recordIn(position));
};
