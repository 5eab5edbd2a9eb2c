import { fileURLToPath } from 'node:url';
import { createRunner } from 'jest-light-runner';

const REGISTER = new URL('register.mjs', import.meta.url).href;
const TSCONFIG = fileURLToPath(new URL('tsconfig.json', import.meta.url));
const RUNTIME = 'child_process';
const LightRunner = createRunner({ runtime: RUNTIME });

/** Ends a worker and waits for it, however long it takes: the pool's own way kills it after a second. */
const endWorker = async (worker) => {
  worker.process.off('exit', worker.onUnexpectedExit);
  if (worker.process.connected) worker.process.disconnect();
  await worker.waitForExit;
};

/**
 * Runs spec files without isolation: the files of a worker process share every module that they import, as a program does.
 * Loading takes most of the time of most specs, and they load a module once instead of once per file.
 * Node.js itself links the modules; `tsx` compiles them.
 */
export default class SharedModulesRunner extends LightRunner {
  #pools = new Set();

  constructor(globalConfig, ...rest) {
    super(globalConfig, ...rest);
    // With one worker, the runner would use this process, which cannot load TypeScript.
    this._runtime = RUNTIME;
    process.env.NODE_OPTIONS = `--import ${REGISTER} --conditions=@open-discovery/source --disable-warning=ExperimentalWarning`;
    process.env.TSX_TSCONFIG_PATH = TSCONFIG;
  }

  /** Waits for the end of the workers, too: only then have they written what their specs covered. */
  async runTests(...args) {
    await super.runTests(...args);
    await Promise.all([...this.#pools].flatMap(({ threads }) => threads.map(endWorker)));
  }

  async _runTest(test) {
    const result = super._runTest(test);
    this.#pools.add(this._testRunners.get(test.context.config).pool);
    return result;
  }
}
