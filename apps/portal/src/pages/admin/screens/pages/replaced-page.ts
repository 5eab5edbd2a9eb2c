/** The parameter of the form of a new page that says which page of the software it replaces. */
export const REPLACED_PAGE = 'replaces';
