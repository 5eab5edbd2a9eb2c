import { fieldsOf } from '../../fields.ts';
import { row } from './row.ts';
import type { Row } from './row.ts';
import type { Work, WorkGrant } from './work.ts';
import { textAt } from './xml-parts.ts';

/** The parts of a field that say what a grant is. */
type GrantParts = Readonly<Partial<Record<Exclude<keyof WorkGrant, 'id'>, string>>>;

/** Returns a row that takes grants, each of whose facts is in one part of the field. */
export const grants = (field: string, section: string, parts: GrantParts): Row<Work> =>
  row(field, section, { to: 'projects', parts: Object.values(parts) }, (values) => ({
    grants: fieldsOf(values).map((grant): WorkGrant => {
      const at = (part: string | undefined): string | null =>
        part === undefined ? null : textAt(grant, part);
      const { code, title, acronym, funder, funderId } = parts;
      return {
        code: at(code),
        title: at(title),
        acronym: at(acronym),
        funder: at(funder),
        funderId: at(funderId),
      };
    }),
  }));
