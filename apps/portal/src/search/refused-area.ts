import type { AddressNotice } from '@open-discovery/search-fields';

const SIDES: readonly string[] = ['west', 'south', 'east', 'north'];

/** Returns the sides of an area as they were typed, if the area was left out of a search; nothing otherwise. */
export const refusedSides = (
  parameters: URLSearchParams,
  notices: readonly AddressNotice[],
): readonly [string, string][] =>
  notices.some(({ messageId }) => messageId === 'notice.area')
    ? [...parameters].filter(([name]) => SIDES.includes(name))
    : [];
