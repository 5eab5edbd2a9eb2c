/** The address of the screen of decisions about duplicates. */
export const DUPLICATES_ADDRESS = '/admin/duplicates';
