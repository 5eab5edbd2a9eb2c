/** Event that the layout dispatches on the window each time a new page has been rendered. */
export const NAVIGATION_COMMITTED = 'portal-navigation-committed';
