/** The exit codes of the commands. */
export const EXIT = { done: 0, incomplete: 1, wrong: 2, interrupted: 130 } as const;
