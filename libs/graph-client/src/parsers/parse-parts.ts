import type { RejectedPart } from '@open-discovery/http';
import * as z from 'zod/mini';

export type Report = (rejected: RejectedPart) => void;

export const ignore: Report = () => undefined;

/** A number of records. */
export const count = z.int().check(z.minimum(0));

/** The position of a value in a response, and the function that malformed parts are reported to. */
export interface Position {
  readonly path: string;
  readonly report: Report;
}

/** Parses a part of a response. A malformed part is reported and becomes `null`. */
export type ParsePart<T> = (json: unknown, position: Position) => T | null;

const isAbsent = (json: unknown): json is null | undefined => json === null || json === undefined;

export const isObject = (json: unknown): json is object =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Names the first malformed field of a value and its problem, such as `header.numFound: no number`. */
export const describeProblem = (name: string, error: z.core.$ZodError): string => {
  const [issue] = error.issues;
  const field = [name, ...(issue?.path ?? [])].map(String).join('.');
  return `${field}: ${issue?.code === 'invalid_type' ? `no ${issue.expected}` : (issue?.code ?? 'malformed')}`;
};

/** Parses a value that a response cannot be without; throws an error that names the first malformed field. */
export const parseRequired = <T extends z.ZodMiniType>(
  schema: T,
  json: unknown,
  name: string,
): z.output<T> => {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new Error(describeProblem(name, parsed.error));
};

/** Parses a part that is accepted or left out as a whole. */
export const wholePart =
  <T extends z.ZodMiniType>(schema: T): ParsePart<z.output<T>> =>
  (json, { path, report }) => {
    const parsed = schema.safeParse(json);
    if (parsed.success) return parsed.data;
    report({ path, id: null, problem: describeProblem('part', parsed.error) });
    return null;
  };

const refuse = ({ path, report }: Position, expected: string): null => {
  report({ path, id: null, problem: `part: no ${expected}` });
  return null;
};

/** Parses a list item by item and leaves malformed items out. */
export const itemsOf =
  <T>(parseItem: ParsePart<T>): ParsePart<T[]> =>
  (json, { path, report }) =>
    Array.isArray(json)
      ? json.flatMap((item: unknown, index) => {
          const parsed = parseItem(item, { path: `${path}[${String(index)}]`, report });
          return parsed === null ? [] : [parsed];
        })
      : refuse({ path, report }, 'list');

/** Parses an object of equal values entry by entry and leaves malformed entries out. */
export const entriesOf =
  <T>(parseValue: ParsePart<T>): ParsePart<Record<string, T>> =>
  (json, { path, report }) =>
    isObject(json)
      ? Object.fromEntries(
          Object.entries(json).flatMap(([name, value]): [string, T][] => {
            const parsed = parseValue(value, { path: `${path}.${name}`, report });
            return parsed === null ? [] : [[name, parsed]];
          }),
        )
      : refuse({ path, report }, 'object');

/** Makes a part optional: an absent part is not reported. */
export const optional =
  <T>(parse: ParsePart<T>): ParsePart<T> =>
  (json, position) =>
    isAbsent(json) ? null : parse(json, position);
