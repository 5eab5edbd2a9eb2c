/** The id of the layout's bar that shows while a page is on its way; `browser/` does. */
export const PROGRESS = 'progress';
