/** The exit codes of the commands; `usage`: an invalid command line or setting. */
export const EXIT = { done: 0, incomplete: 1, usage: 2, interrupted: 130 } as const;
