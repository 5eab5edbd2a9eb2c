/** The page of what a visitor keeps. */
export const SAVED_PATH = '/saved';
