import { createInterface } from 'node:readline/promises';
import type { Dialog } from './ask-mapping.ts';

/** Returns the person at the terminal; `null` if there is none. */
export const terminalDialog = (): Dialog | null => {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return null;
  return {
    write: (text) => process.stderr.write(text),
    ask: async (question) => {
      const lines = createInterface({ input: process.stdin, output: process.stderr });
      // The end of the input ends the question without an answer.
      const gone = new Promise<null>((resolve) => {
        lines.once('close', () => {
          resolve(null);
        });
      });
      try {
        return await Promise.race([lines.question(question), gone]);
      } finally {
        lines.close();
      }
    },
  };
};
