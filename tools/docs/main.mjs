#!/usr/bin/env node
// `npm run docs [-- folder]`: the documentation as static files, in dist/docs by default. Ends with 1 if a link is dead.
import path from 'node:path';
import { runScript } from '../steps/stop.mjs';
import { ROOT } from '../steps/workspace.mjs';
import { buildSite } from './build-site.mjs';

await runScript(async () => {
  const folder = path.resolve(process.argv[2] ?? path.join(ROOT, 'dist/docs'));
  const { pages, dead } = buildSite(folder);
  for (const link of dead) console.error(`✗ ${link}`);
  console.log(`${pages.length} pages in ${folder}`);
  return dead.length === 0 ? 0 : 1;
});
