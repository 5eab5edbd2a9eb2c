import { watch } from 'node:fs';
import path from 'node:path';
import { seconds } from './progress.mjs';
import { run } from './run.mjs';
import { ROOT } from './workspace.mjs';

const QUIET_MS = 200;
const BUILD_LIMIT_MS = 60_000;
const WATCHED = ['apps/api/src', 'libs'];
const isSource = (file) =>
  /\.(ts|json)$/.test(file) && !/\.spec\.ts$|(^|[/\\])(dist|test-results)[/\\]/.test(file);

/** Rebuilds the API after each change of its source, then calls back. Returns a function that ends this. */
export const rebuildApiOnChange = (onBuilt) => {
  let timer;
  let building = false;
  let again = false;
  const rebuild = async () => {
    if (building) {
      again = true;
      return;
    }
    building = true;
    const begin = performance.now();
    const { code, output } = await run(process.execPath, ['apps/api/build.mjs'], { limitMs: BUILD_LIMIT_MS });
    console.log(
      code === 0 ? `✓ Rebuilt the API (${seconds(begin)})` : `✗ The API does not build:\n${output.trimEnd()}`,
    );
    if (code === 0) await onBuilt();
    building = false;
    if (again) {
      again = false;
      await rebuild();
    }
  };
  const watchers = WATCHED.map((folder) =>
    watch(path.join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (!file || !isSource(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void rebuild(), QUIET_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
};
