/** Begins the name of a group: `~` and any of its values. */
const GROUP_PREFIX = '~';

/**
 * Returns the name of the group that a value is in.
 * @example
 * groupName('figshare'); // '~figshare'
 */
export const groupName = (value: string): string => GROUP_PREFIX + value;

/** Returns the value in the name of a group; `null` for any other text. */
export const valueOfGroupName = (name: string): string | null =>
  name.startsWith(GROUP_PREFIX) ? name.slice(GROUP_PREFIX.length) : null;
