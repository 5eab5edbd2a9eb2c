/** Shows the builder; with {@link WITH_GROUP} as its value, with a group to fill in. */
export const ADVANCED = 'advanced';
export const WITH_GROUP = 'group';

/** Returns the address of the builder for a query. */
export const advancedAddress = (search: string, value: 'true' | typeof WITH_GROUP = 'true'): string =>
  `/?${search === '' ? '' : `${search}&`}${ADVANCED}=${value}`;
