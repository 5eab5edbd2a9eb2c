/** What the layout says to the window each time that the page of a new address stands; `browser/` listens. */
export const NAVIGATION_COMMITTED = 'portal-arrived';
