const GROUP_PREFIX = '~';

/**
 * Returns the value after which a facet names a group of values with the same label; `null` for a single value. Filters
 * take the name of a group like a value.
 * @example
 * valueOfGroup('~opendoar____::1'); // 'opendoar____::1'
 * valueOfGroup('opendoar____::1'); // null
 */
export const valueOfGroup = (value: string | null | undefined): string | null =>
  value?.startsWith(GROUP_PREFIX) ? value.slice(GROUP_PREFIX.length) : null;
