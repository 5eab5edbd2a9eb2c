// Loaded by the workers of `jest-shared-modules.mjs` before anything else.
import { register } from 'node:module';
import 'tsx';

register('./jest-shared-modules-hooks.mjs', import.meta.url);
// Programs that tests start are built, and load nothing of this.
delete process.env.NODE_OPTIONS;
