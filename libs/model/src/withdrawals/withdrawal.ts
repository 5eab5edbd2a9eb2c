import type { z } from 'zod';
import type { PageHeader, Stored } from '../admin-tool/admin-tool.ts';
import type { newWithdrawalSchema, withdrawalFieldsSchema } from './schemas.ts';

type Fields = z.output<typeof withdrawalFieldsSchema>;

/** A request to withdraw a record. */
export type NewWithdrawal = z.input<typeof newWithdrawalSchema>;

/** A withdrawn record, as far as visitors learn about it. */
export type WithdrawalNotice = Pick<Fields, 'kind' | 'reason' | 'explanation' | 'withdrawnAt'>;

/** A withdrawn record, as administrators see it. */
export type Withdrawal = Stored &
  WithdrawalNotice &
  Pick<Fields, 'recordId' | 'withdrawnBy'> & {
    /** The name of the user; `null` if it is unknown. */
    readonly withdrawnByName: string | null;
    /** `null` if the current records lack it. */
    readonly title: string | null;
  };

/** A page of withdrawn records, the latest first. */
export interface WithdrawalPage {
  readonly header: PageHeader;
  readonly results: readonly Withdrawal[];
}

/** A record that can be withdrawn. */
export interface WithdrawableRecord {
  readonly id: string;
  readonly kind: Fields['kind'];
  readonly title: string;
  /** The names of the data sources that it comes from. */
  readonly sources: readonly string[];
  /** `null` unless it is withdrawn. */
  readonly withdrawal: (Stored & Pick<Fields, 'reason' | 'explanation'>) | null;
}
