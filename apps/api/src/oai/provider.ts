import type { PublicUrls } from '@open-discovery/export-formats';
import type { SearchEngine } from '../search/search-engine.ts';
import type { WithdrawalOverlay } from '../withdrawals/withdrawal-overlay.ts';

/** The context of a request. */
export interface Provider {
  readonly engine: SearchEngine;
  readonly withdrawals: WithdrawalOverlay;
  readonly publicUrls: PublicUrls;
  readonly name: string;
  readonly adminEmail: string;
}
