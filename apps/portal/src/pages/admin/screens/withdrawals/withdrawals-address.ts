/** The address of the screen of withdrawn records. */
export const WITHDRAWALS_ADDRESS = '/admin/withdrawals';
