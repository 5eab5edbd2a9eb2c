// Loaded by the workers of `jest-shared-modules.mjs` before anything else.
import { register } from 'node:module';
import 'tsx';

register('./jest-shared-modules-hooks.mjs', import.meta.url);
// Programs that tests start are built, and load nothing of this.
delete process.env.NODE_OPTIONS;
// The runner disconnects a worker at the end. A server that a failed test left open would keep it, and the runner, waiting.
process.once('disconnect', () => process.exit());
