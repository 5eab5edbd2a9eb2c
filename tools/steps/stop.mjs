/** An error that is shown to the user as a message, without a stack trace. */
export class Stop extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Runs the main function of a script. A `Stop` ends it with a message and an exit code. */
export const runScript = async (main) => {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    if (error.message) console.error(`\n${error.message}`);
    process.exitCode = error.exitCode;
  }
};
