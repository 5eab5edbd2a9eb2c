/** The id of the form that all controls of a search belong to. */
export const SEARCH_FORM_ID = 'search';
