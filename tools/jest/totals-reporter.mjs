import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes how many tests passed and failed, so that `npm test` can add them up, even for cached results.
 * A spec file that cannot be loaded counts as one failed test; a retried test counts once, a skipped one not at all.
 */
export default class TotalsReporter {
  constructor(_globalConfig, options) {
    this.file = options.file;
  }

  onRunComplete(_contexts, results) {
    const totals = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, `${JSON.stringify(totals)}\n`);
  }
}
