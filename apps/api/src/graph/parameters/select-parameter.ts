import type { GraphRecord, Kind } from '@open-discovery/model';
import { answeredFields } from '../record-answers.ts';
import { oneText } from './documented-as.ts';
import { listOfNames, listPattern } from './list-of-names.ts';

/** Fields that records always have: without them, a client cannot tell what a record is. */
const ALWAYS = ['id', 'type'];

/** The fields that the records of a response have; `null` if they have all of theirs. */
export type SelectedFields = ReadonlySet<string> | null;

/** Returns the parameter that selects the fields of records of a kind. */
export const selectParameter = (kind: Kind, records: string) => {
  const fields = Object.keys(answeredFields(kind));
  return listOfNames(fields)
    .transform((names): SelectedFields => (names.length === 0 ? null : new Set([...ALWAYS, ...names])))
    .default(null)
    .meta({
      description: `Beyond the Graph API. Comma-separated names of the only fields that ${records} have in the response, besides id and type`,
      documentedAs: oneText(listPattern(fields)),
    });
};

/** Returns a record with the selected ones of its fields. */
export const selectFields = (record: GraphRecord, selected: SelectedFields): GraphRecord => {
  if (selected === null) return record;
  const entries = Object.entries(record).filter(([name]) => selected.has(name));
  // All fields but the selected ones that are always there may be absent.
  return Object.fromEntries(entries) as unknown as GraphRecord;
};
