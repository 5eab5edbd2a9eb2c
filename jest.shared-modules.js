import path from 'node:path';
import preset from './jest.preset.js';

/** The preset for projects whose specs start a whole server: they share its modules (`tools/jest-shared-modules.mjs`). */
export default {
  ...preset,
  runner: path.join(import.meta.dirname, 'tools/jest-shared-modules.mjs'),
  transform: {},
};
