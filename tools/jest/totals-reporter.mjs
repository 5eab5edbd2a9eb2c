import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Returns titles and messages of the failed tests of a spec file, or of the file itself if it cannot be loaded. */
const failuresOf = ({ testFilePath, testExecError, failureMessage, testResults }) => {
  const file = path.relative(process.cwd(), testFilePath);
  if (testExecError) return [`${file}\n${failureMessage}`];
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`);
};

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
      failures: results.testResults.flatMap(failuresOf),
    };
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, `${JSON.stringify(totals)}\n`);
  }
}
