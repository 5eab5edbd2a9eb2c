import type { PageSize, SearchField } from './types.ts';

/** Results that numbered pages reach; the Graph API's own limit. */
const REACHED_RESULTS = 10_000;

/** Number of the last page that can be asked for. */
export const lastPage = (size: PageSize): number => REACHED_RESULTS / size;

/** Whether the field's values stand in the query's filters; product types and years have places of their own. */
export const isFilterField = ({ name, type, filterType }: SearchField): boolean =>
  name !== 'type' && !(type === 'year' && filterType === 'range');

/** Whether a second value would replace the first: ranges, yes or no, relations. */
export const isSingleValued = ({ name, type, filterType }: SearchField): boolean =>
  name === 'related' || type === 'date' || filterType === 'radio';

/** Whether values of the field can be left out; a range, a yes or no and a relation are said by another value. */
export const isExcludable = (field: SearchField): boolean =>
  (field.name === 'type' || isFilterField(field)) && !isSingleValued(field);
