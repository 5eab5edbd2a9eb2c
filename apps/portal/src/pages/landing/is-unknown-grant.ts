import type { Project } from '@open-discovery/model';

/** Whether a project stands for a grant of which no source says more than who gave it. */
export const isUnknownGrant = ({ title, acronym, code, fundings }: Project): boolean =>
  !title && !acronym && !code && Boolean(fundings?.[0]?.name);
