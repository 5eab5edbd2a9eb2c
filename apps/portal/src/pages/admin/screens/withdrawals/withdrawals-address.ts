/** The address of the screen of withdrawn records. */
export const WITHDRAWALS_ADDRESS = '/admin/withdrawals';

/** Returns the address of the form that withdraws a record, which is named by an id, an identifier or an address. */
export const withdrawAddress = (record = ''): string =>
  `${WITHDRAWALS_ADDRESS}/new${record === '' ? '' : `?${new URLSearchParams({ record }).toString()}`}`;
