import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const folder = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const PRODUCTION_FILES: ReadonlyMap<string, string> = new Map([
  ['react-router', 'dist/production/index.mjs'],
  ['react-router/dom', 'dist/production/dom-export.mjs'],
]);

/** What keeps a component in the build that no page uses: its name for debuggers, and a call that could have effects. */
const NAMES = /^\w+\.displayName = "\w+";$/gm;
const TOP_LEVEL_REFS = /^(var \w+ = )(?=\w+\.forwardRef\()/gm;

/** The router's exports name only its development files; this takes the smaller and faster ones that lie beside. */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id) => {
    const file = PRODUCTION_FILES.get(id);
    return file === undefined ? null : path.join(folder, file);
  },
  transform: (code, id) =>
    id.startsWith(path.join(folder, 'dist/production/'))
      ? { code: code.replace(NAMES, '').replace(TOP_LEVEL_REFS, '$1/* @__PURE__ */ '), map: null }
      : null,
});
