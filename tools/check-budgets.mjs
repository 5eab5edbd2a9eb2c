#!/usr/bin/env node
// What a page loads before anybody touches it, measured on the build and held to a budget.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { add, NONE, outcome } from './steps/totals.mjs';
import { ROOT } from './steps/workspace.mjs';

const CLIENT = path.join(ROOT, 'apps/portal/dist/client');
const KB = 1000;
const BUDGET_KB = { scripts: 160, styles: 20, fonts: 60 };

const ENTRY = 'src/entry-client.tsx';
const LANGUAGES = readdirSync(path.join(ROOT, 'apps/portal/src/messages'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => path.basename(name, '.json'));
/** The chunk of each page's own beside the entry. */
const PAGES = { home: 'src/pages/home/home-page.tsx', landing: 'src/pages/landing/landing-page.tsx' };

/** The chunks that these need at once, themselves included. */
const withImports = (manifest, names, seen = new Set()) => {
  for (const name of names) {
    if (seen.has(name)) continue;
    if (!manifest[name]) throw new Error(`The build has no chunk ${name}; is it named differently now?`);
    seen.add(name);
    withImports(manifest, manifest[name].imports ?? [], seen);
  }
  return [...seen].map((name) => manifest[name]);
};

/** Parts of a page whose code comes later, but which the server shows: their styles come with the page. */
const laterParts = (manifest, page) => withImports(manifest, manifest[page].dynamicImports ?? []);

const read = (file) => readFileSync(path.join(CLIENT, file));
const gzipped = (files) =>
  [...new Set(files)].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
const isFont = (file) => file.endsWith('.woff2');

/** Fonts are compressed already; of their subsets a page of Latin text loads one. */
const largestFont = (chunks) =>
  Math.max(0, ...chunks.flatMap(({ assets = [] }) => assets.filter(isFont)).map((file) => read(file).length));

const weigh = (manifest, page, language) => {
  const chunks = withImports(manifest, [ENTRY, page, `src/messages/${language}.json`]);
  return {
    scripts: gzipped(chunks.map(({ file }) => file)),
    styles: gzipped([...chunks, ...laterParts(manifest, page)].flatMap(({ css = [] }) => css)),
    fonts: largestFont(chunks),
  };
};

/** Prints each page's weight beside its budget; every number that holds counts as one passed test. */
export const checkBudgets = () => {
  const file = path.join(CLIENT, '.vite/manifest.json');
  if (!existsSync(file)) {
    console.log('The portal is not built: npx nx build @open-discovery/portal');
    return outcome(false);
  }
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  let totals = NONE;
  for (const [name, page] of Object.entries(PAGES))
    for (const language of LANGUAGES)
      for (const [kind, bytes] of Object.entries(weigh(manifest, page, language))) {
        const holds = bytes <= BUDGET_KB[kind] * KB;
        totals = add(totals, outcome(holds));
        const weight = `${(bytes / KB).toFixed(1)} KB of ${BUDGET_KB[kind]} KB`;
        console.log(`  ${holds ? '✓' : '✗'} ${name} (${language}) ${kind}: ${weight}`);
      }
  return totals;
};

if (process.argv[1] === import.meta.filename) process.exitCode = checkBudgets().failed > 0 ? 1 : 0;
