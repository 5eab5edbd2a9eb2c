import { ADMIN_PATH } from '../../runtime/admin-path.ts';
import type { SCREEN_CATALOGS } from './screen-catalogs.ts';

/** The first segment of the address of a screen: its name. The overview is the start of the console and has none. */
export type ScreenSegment = Exclude<keyof typeof SCREEN_CATALOGS, 'overview'> | '';

/**
 * Returns the address of a screen.
 * @example screenAddress('menu') // '/admin/menu'
 */
export const screenAddress = (segment: ScreenSegment): string =>
  segment === '' ? ADMIN_PATH : `${ADMIN_PATH}/${segment}`;
