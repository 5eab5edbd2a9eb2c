import type { CardRecordOf } from '../../search/card-records.ts';

/** Reports whether a project is a grant of which only the funder is known. */
export const isUnknownGrant = ({ title, acronym, code, fundings }: CardRecordOf['project']): boolean =>
  !title && !acronym && !code && Boolean(fundings?.[0]?.name);
