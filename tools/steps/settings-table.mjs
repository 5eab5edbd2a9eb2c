import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './workspace.mjs';

/** The settings of this script; the servers have tables in their `settings.ts`. */
const OWN = [
  ['PORT', '4200', 'port of the portal; 0 takes a free one'],
  ['API_PORT', '4300', 'port of the API; 0 takes a free one'],
  ['HOST', '127.0.0.1', 'network address to listen on; 0.0.0.0 for all'],
  ['DATA_DIR', './var', 'folder of the records'],
  ['MODE', 'trial', 'development, trial or production'],
  ['API_URL', '', 'URL of an API that runs elsewhere; no API is started here'],
  ['LOG_LEVEL', 'warn', 'minimum level of log lines'],
];

const TABLES = [
  ['apps/api/src/settings/settings.ts', 'SETTINGS'],
  ['apps/portal/src/host/settings.ts', 'PORTAL_SETTINGS'],
];

const describe = ([name, { schema, fallback, unit, description, text }]) => {
  const preset = fallback ?? schema.safeParse(undefined).data ?? '';
  return [name, String(preset), [description ?? text, unit && `(${unit})`].filter(Boolean).join(' ')];
};

/** Reads a table from its TypeScript source. */
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

/** Returns rows of name, default and meaning: the main settings, then those of the servers once esbuild is installed. */
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
  npm start -- --built   serves the last build as it is, without installing or building
  npm start -- --help    shows this help

Settings are environment variables, for example: PORT=8080 npm start
`);
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, preset, meaning] of rows)
    console.log(`  ${name.padEnd(width)}  ${meaning}${preset ? `; default ${preset}` : ''}`);
  if (rows.length === OWN.length)
    console.log('\nThe settings of the servers are listed once the dependencies are installed.');
};
