import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './workspace.mjs';

/** Settings that this script reads itself; the servers' own tables are in their `settings.ts`. */
const OWN = [
  ['PORT', '4200', 'port of the portal; 0 takes a free one'],
  ['API_PORT', '4300', 'port of the API; 0 takes a free one'],
  ['HOST', '127.0.0.1', 'network address to listen on; 0.0.0.0 for all'],
  ['DATA_DIR', './var', 'folder of the records'],
  ['MODE', 'trial', 'development, trial or production'],
  ['API_URL', '', 'address of an API that runs elsewhere; then none is started here'],
  ['LOG_LEVEL', 'warn', 'from which level on the servers log'],
];

const TABLES = [
  ['apps/api/src/settings.ts', 'SETTINGS'],
  ['apps/portal/src/host/settings.ts', 'PORTAL_SETTINGS'],
];

const describe = ([name, { schema, fallback, unit, description, text }]) => {
  const preset = fallback ?? schema.safeParse(undefined).data ?? '';
  return [name, String(preset), [description ?? text, unit && `(${unit})`].filter(Boolean).join(' ')];
};

/** Reads a table out of its TypeScript source. */
const readTable = async (esbuild, [source, name], folder) => {
  const { outputFiles } = await esbuild.build({
    entryPoints: [path.join(ROOT, source)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@open-discovery/source'],
  });
  const file = path.join(folder, `${source.replaceAll('/', '-')}.mjs`);
  writeFileSync(file, outputFiles[0].contents);
  const table = (await import(pathToFileURL(file).href))[name];
  return Object.entries(table).map(describe);
};

/** Rows of name, default and meaning: the main settings, then the servers' finer ones where they can be read yet. */
const settingsRows = async () => {
  if (!existsSync(path.join(ROOT, 'node_modules/esbuild'))) return OWN;
  const esbuild = await import('esbuild');
  const folder = path.join(ROOT, 'node_modules/.cache/open-discovery');
  mkdirSync(folder, { recursive: true });
  const known = new Set(OWN.map(([name]) => name));
  const tables = await Promise.all(TABLES.map((table) => readTable(esbuild, table, folder)));
  const finer = tables.flat().filter(([name]) => !known.has(name) && known.add(name));
  return [...OWN, ...finer];
};

export const printHelp = async () => {
  const rows = await settingsRows();
  console.log(`Starts the portal and its API; Ctrl+C stops both.

  npm start              builds what changed and serves it
  npm run dev            serves from the source, with hot reload
  npm start -- --help    shows this

Settings are environment variables, for example: PORT=8080 npm start
`);
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, preset, meaning] of rows)
    console.log(`  ${name.padEnd(width)}  ${meaning}${preset ? `; default ${preset}` : ''}`);
  if (rows.length === OWN.length)
    console.log("\nOnce dependencies are installed, the servers' finer settings are listed too.");
};
