import { createHiddenRecords } from '../hidden-records.ts';
import type { WithdrawalOverlay } from '../withdrawal-overlay.ts';

/** An overlay in which no record was ever withdrawn. */
export const NO_WITHDRAWALS: WithdrawalOverlay = {
  current: () => Promise.resolve(createHiddenRecords([])),
  restored: () => [],
  refresh: () => Promise.resolve(),
  state: () => null,
};
