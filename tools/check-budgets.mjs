#!/usr/bin/env node
// Checks the requests and the compressed bytes of a first visit, as the built portal sends them, against their budgets.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isMain } from './steps/is-main.mjs';
import { add, NONE, outcome } from './steps/totals.mjs';
import { ROOT } from './steps/workspace.mjs';

const CLIENT = path.join(ROOT, 'apps/portal/dist/client');
const KB = 1000;
const BUDGET = {
  'KB of scripts before hydration': 155,
  'KB of all scripts': 185,
  'KB of styles': 12,
  // The subsets of one language: those of Polish are the largest.
  'KB of fonts': 40,
  requests: 15,
};

const LANGUAGES = readdirSync(path.join(ROOT, 'apps/portal/src/messages'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => path.basename(name, '.json'));
const ON_EVERY_PAGE = ['layout-after-hydration'];
/** The chunks of each page, by name: its own, those that it loads after hydration, and the folders of its own texts. */
const PAGES = {
  home: ['home-page', [...ON_EVERY_PAGE, 'home-after-hydration'], []],
  results: ['home-page', [...ON_EVERY_PAGE, 'home-after-hydration', 'unfolding-versions'], []],
  landing: ['landing-page', [...ON_EVERY_PAGE, 'landing-after-hydration'], ['src/pages/landing/messages']],
};
const DOCUMENT_AND_ICONS = 2;
/** The subsets of the font of headings that pages in a language load; `latin` alone if not named. */
const FONT_SUBSETS = { el: ['latin', 'greek'], pl: ['latin', 'latin-ext'] };

/** Returns the bytes that a browser receives for a file: compressed by Brotli where the build has done so. */
const bytesSent = (file) => {
  const compressed = path.join(CLIENT, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(CLIENT, file)).size;
};
const kilobytes = (files) => files.reduce((sum, file) => sum + bytesSent(file), 0) / KB;

/** The source of the texts that all pages share. Chunks of other texts have the same name. */
const textsIn = (language) => `src/messages/${language}.json`;

/** Returns the script files of the chunks with these names or sources, and of all that they import statically. */
const scriptsOf = (manifest, names) => {
  const files = new Set();
  const collect = (chunk) => {
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const key of chunk.imports ?? []) collect(manifest[key]);
  };
  for (const name of names) {
    const chunk = manifest[name] ?? Object.values(manifest).find((candidate) => candidate.name === name);
    if (!chunk) throw new Error(`The build has no chunk ${name}; is it named differently now?`);
    collect(chunk);
  }
  return [...files];
};

/** Returns the files of the font that pages in a language load. */
const fontsIn = (assets, language) =>
  assets.filter((file) =>
    (FONT_SUBSETS[language] ?? ['latin']).some((subset) => file.includes(`-${subset}-600-`)),
  );

const measure = (manifest, [page, later, texts], language) => {
  const first = [
    'entry-client',
    page,
    textsIn(language),
    ...texts.map((folder) => `${folder}/${language}.json`),
  ];
  const scripts = scriptsOf(manifest, first);
  const allScripts = scriptsOf(manifest, [...first, ...later]);
  const fonts = fontsIn(manifest['src/entry-client.tsx'].assets ?? [], language);
  const styles = [manifest['style.css'].file];
  return {
    'KB of scripts before hydration': kilobytes(scripts),
    'KB of all scripts': kilobytes(allScripts),
    'KB of styles': kilobytes(styles),
    'KB of fonts': kilobytes(fonts),
    requests: DOCUMENT_AND_ICONS + allScripts.length + styles.length + fonts.length,
  };
};

/** Prints each measure of each page with its budget. Every budget that is kept counts as one passed test. */
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
      for (const [kind, amount] of Object.entries(measure(manifest, page, language))) {
        const isKept = amount <= BUDGET[kind];
        totals = add(totals, outcome(isKept));
        console.log(
          `  ${isKept ? '✓' : '✗'} ${name} (${language}): ${Number(amount.toFixed(1))} ${kind}, at most ${BUDGET[kind]}`,
        );
      }
  return totals;
};

if (isMain(import.meta)) process.exitCode = checkBudgets().failed > 0 ? 1 : 0;
