/** An end that the visitor of the terminal should read, without a stack trace. */
export class Stop extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Runs a script's main function; a `Stop` ends it with its message and code. */
export const runScript = async (main) => {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    if (error.message) console.error(`\n${error.message}`);
    process.exitCode = error.exitCode;
  }
};
