import { realpathSync } from 'node:fs';

/**
 * Reports whether Node.js was started with a module, given as its `import.meta`. Compares real paths, because the
 * checkout may be reached through a link.
 */
export const isMain = ({ filename }) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(filename);
