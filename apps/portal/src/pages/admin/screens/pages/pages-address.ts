/** The address of the screen of pages. */
export const PAGES_ADDRESS = '/admin/pages';

/** The parameter of a new page that says which page of the software it replaces. */
export const REPLACED = 'replaces';
