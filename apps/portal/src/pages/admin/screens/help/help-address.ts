/** The address of the screen of help texts. */
export const HELP_ADDRESS = '/admin/help';
