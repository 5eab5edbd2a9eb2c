import { objectOf, readText, recordOf } from '@open-discovery/http';
import type { Reader } from '@open-discovery/http';

/** A sentence for any language: its id, and the values of its placeholders. */
export interface AdminProblem {
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
}

const readValue: Reader<string | number> = (json, name) =>
  typeof json === 'number' ? json : readText(json, name);

/** Reads a problem in an answer. */
export const readProblem = objectOf<AdminProblem>({ id: readText, values: recordOf(readValue) });
