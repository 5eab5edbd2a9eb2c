import { createRunner } from 'jest-light-runner';

const REGISTER = new URL('jest-shared-modules-register.mjs', import.meta.url).href;
const LEAST_WORKERS = 2;
const LightRunner = createRunner({ runtime: 'child_process' });

/**
 * Runs spec files without isolation: the files of a worker process share every module that they import, as a program does.
 * Loading takes most of the time of specs that start a whole server, and they load it once instead of once per file.
 * Node.js itself links the modules; `tsx` compiles them.
 */
export default class SharedModulesRunner extends LightRunner {
  constructor(globalConfig, ...rest) {
    // With one worker, the runner would use this process, which cannot load TypeScript.
    super({ ...globalConfig, maxWorkers: Math.max(LEAST_WORKERS, globalConfig.maxWorkers) }, ...rest);
    process.env.NODE_OPTIONS = `--import ${REGISTER} --conditions=@open-discovery/source --disable-warning=ExperimentalWarning`;
  }
}
