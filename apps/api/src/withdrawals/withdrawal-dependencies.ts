import type { AdminDependencies } from '../admin-tool/admin-route.ts';
import type { NamesOf } from '../identity/people/people-names.ts';
import type { WithdrawableRecords } from './withdrawable-records.ts';
import type { WithdrawalOverlay } from './withdrawal-overlay.ts';

export interface WithdrawalDependencies extends AdminDependencies {
  readonly records: WithdrawableRecords;
  readonly withdrawals: WithdrawalOverlay;
  readonly namesOf: NamesOf;
}
