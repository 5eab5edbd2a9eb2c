import type { Project } from '@open-discovery/model';

/** Reports whether a project is a grant of which only the funder is known. */
export const isUnknownGrant = ({ title, acronym, code, fundings }: Project): boolean =>
  !title && !acronym && !code && Boolean(fundings?.[0]?.name);
