/** Ends the current task, so that the browser can paint and handle input before the work continues. */
export const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
