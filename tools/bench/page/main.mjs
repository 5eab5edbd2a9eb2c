#!/usr/bin/env node
// `npm run bench:page [-- --against 6057373 --rounds 7]`: what a first visit costs the visitor and the server, compared with
// another commit, or with other checkouts that are already built: `--builds /a,/b`.
// Build first: npx nx run-many -t build -p portal api importer
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '../../steps/chromium.mjs';
import { compareBuilds, measureInTurns, openBuilds } from '../builds.mjs';
import { createFolder } from '../folder.mjs';
import { importCorpus, startApi, startPortal } from '../programs.mjs';
import { measureVisit, processorPerVisitor } from './measure-visit.mjs';

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    builds: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    only: { type: 'string' },
  },
});

const PAGES = {
  home: {
    address: '/',
    click: {
      type: { into: '#search input[name=keyword]', text: 'climate' },
      target: '#search [type=submit]',
    },
  },
  results: { address: '/?keyword=climate', click: { target: 'main article.card .t a' } },
  landing: { address: '/search/publication?articleId=doi_________%3A%3A79deebd6096b05aec00813b7000c010a' },
};
const SPEEDS = { 'full speed': false, 'Slow 4G, processor ÷ 4': true };
const CACHE_SECONDS = 3_600;

const startBuild = async ({ name, root }, folder) => {
  const records = path.join(folder, name);
  await importCorpus(records, [], { root });
  const api = await startApi(records, { root });
  return { name, portal: await startPortal(api, CACHE_SECONDS, { root }) };
};

const measurePage = (browser, servers, { page, isThrottled }) =>
  measureInTurns(servers, Number(values.rounds), async ({ portal }) => {
    const options = { isThrottled, click: page.click };
    const { measured, urls } = await measureVisit(browser, portal.url + page.address, options);
    const processorMs = isThrottled ? NaN : await processorPerVisitor(portal, urls);
    return { ...measured, 'server processor ms': processorMs };
  });

const folder = createFolder();
const { builds, remove } = await openBuilds(values);
try {
  const servers = [];
  for (const build of builds) servers.push(await startBuild(build, folder));
  const browser = await launchChromium();
  process.stdout.write(`load of this machine at the start: ${loadavg()[0].toFixed(1)}\n`);
  for (const [name, page] of Object.entries(PAGES))
    for (const [speed, isThrottled] of Object.entries(SPEEDS)) {
      if (values.only && values.only !== name) continue;
      process.stdout.write(`\n${name}, ${speed}\n`);
      console.table(compareBuilds(await measurePage(browser, servers, { page, isThrottled })));
    }
  await browser.close();
} finally {
  await remove();
}
process.exit();
