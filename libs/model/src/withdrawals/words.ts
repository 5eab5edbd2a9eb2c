/** Why a record was withdrawn, in the order of the form. */
export const WITHDRAWAL_REASONS = [
  'legal',
  'privacy',
  'request',
  'not-research',
  'duplicate',
  'wrong',
  'other',
] as const;

/** Why a record was withdrawn: `request` is that of its authors, owners or source. */
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];
