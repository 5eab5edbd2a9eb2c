/** Returns a warning if the process has all rights of the machine, which a server never needs; else null. */
export const rootWarning = (userId: number | undefined): string | null =>
  userId === 0
    ? 'The server runs as root: an intruder would control the machine. Run it as a separate user.'
    : null;
