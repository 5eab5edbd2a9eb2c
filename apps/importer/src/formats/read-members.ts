import { isFields } from '../fields.ts';
import type { Fields } from '../fields.ts';
import { skipReason } from '../report/skip-reason.ts';
import { nothing } from './format.ts';
import type { Found } from './format.ts';

/**
 * Reads the members of a list in an answer or a file. `readMember` returns `null` for an object that is no record. Each member
 * that is no record gets a reason of its own, so that the report counts it.
 * @example readMembers([work, 7], 'CSL-JSON', readWork) // the record of the work, and “not a JSON object”
 */
export const readMembers = (
  members: readonly unknown[],
  format: string,
  readMember: (member: Fields) => readonly Found[] | null,
): readonly Found[] =>
  members.flatMap((member) => {
    if (!isFields(member)) return nothing(skipReason('not-an-object'));
    return readMember(member) ?? nothing(skipReason('no-work', { format }));
  });
