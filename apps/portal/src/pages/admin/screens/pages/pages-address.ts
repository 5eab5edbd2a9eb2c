/** The address of the screen of pages. */
export const PAGES_ADDRESS = '/admin/pages';
