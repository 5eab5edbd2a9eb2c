/** Path of the page with a visitor's saved items. */
export const SAVED_PATH = '/saved';
