/** The reasons for withdrawing a record, in the order of the form. */
export const WITHDRAWAL_REASONS = [
  'legal',
  'privacy',
  'request',
  'not-research',
  'duplicate',
  'wrong',
  'other',
] as const;

/** A reason for withdrawing a record: `request` is that of its authors, owners or source. */
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];
