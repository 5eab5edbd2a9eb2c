import { objectOf, readNumber } from '@open-discovery/http';
import type { WithdrawalPage } from '@open-discovery/model';

/** Reads the counts of a page of a list. */
export const readPageHeader = objectOf<WithdrawalPage['header']>({
  numFound: readNumber,
  page: readNumber,
  pageSize: readNumber,
});
