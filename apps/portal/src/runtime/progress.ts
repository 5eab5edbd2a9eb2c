/** Id of the layout's progress bar. */
export const PROGRESS = 'progress';
