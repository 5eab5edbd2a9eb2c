import { ADMIN_PATH } from './admin-path.ts';

/** Records that forms of the console are about, each named by an id, an identifier or an address. */
interface NamedRecords {
  readonly record?: string;
  readonly other?: string;
}

const addressOf = (path: string, records: NamedRecords): string => {
  const named = new URLSearchParams(Object.entries(records).filter(([, name]) => name !== '')).toString();
  return named === '' ? path : `${path}?${named}`;
};

/** Returns the address of the withdrawn records. */
export const withdrawalsAddress = (console: string): string => `${console}/withdrawals`;

/** Returns the address of the form that withdraws a record. */
export const withdrawAddress = (record = '', console = ADMIN_PATH): string =>
  addressOf(`${console}/withdrawals/new`, { record });

/** Returns the address of the form that decides about records: that they are the same, or different. */
export const decisionAddress = (
  form: 'merge' | 'separate',
  records: NamedRecords = {},
  console = ADMIN_PATH,
): string => addressOf(`${console}/duplicates/${form}`, records);

/** The parameter with the pid of the community or stakeholder that a screen edits, or `NEW_PORTAL`. */
export const EDIT = 'edit';

/** Returns the address of a screen with one of its communities or stakeholders open. */
export const editAddress = (screen: 'communities' | 'dashboards', pid: string): string =>
  `${ADMIN_PATH}/${screen}?${EDIT}=${encodeURIComponent(pid)}`;
