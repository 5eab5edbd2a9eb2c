import { objectOf, readNumber } from '@open-discovery/http';
import type { PageHeader } from '@open-discovery/model';

/** Reads the counts of a page of a list. */
export const readPageHeader = objectOf<PageHeader>({
  numFound: readNumber,
  page: readNumber,
  pageSize: readNumber,
});
