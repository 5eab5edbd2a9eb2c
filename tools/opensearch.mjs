#!/usr/bin/env node
// `npm run opensearch`: a cluster for trying out, until Ctrl+C. `-- --nodes 3` starts three nodes.
import { parseArgs } from 'node:util';
import { findOpenSearch } from './steps/opensearch-archive.mjs';
import { startOpenSearch } from './steps/opensearch.mjs';
import { runScript, Stop } from './steps/stop.mjs';
import { step } from './steps/progress.mjs';

const FIRST_PORT = 9200;
const MAX_NODES = 3;
const HEAP_MB = 512;

const parseNodes = (args) => {
  try {
    const { nodes } = parseArgs({ args, options: { nodes: { type: 'string', default: '1' } } }).values;
    if (/^[1-3]$/.test(nodes)) return Number(nodes);
    throw new Error(`--nodes ${nodes} is not a number from 1 to ${MAX_NODES}.`);
  } catch (error) {
    throw new Stop(`${error.message}\nOptions: --nodes 1 to ${MAX_NODES}; SEARCH_PORT is the first port.`);
  }
};

const untilSignal = () =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve('signal'));
  });

const main = async () => {
  const nodes = parseNodes(process.argv.slice(2));
  const first = Number(process.env.SEARCH_PORT || FIRST_PORT);
  const stopping = untilSignal();
  const found = await step('Finding OpenSearch', findOpenSearch);
  if ('missing' in found) throw new Stop(found.missing);
  const ports = Array.from({ length: nodes }, (_, index) => String(first + index));
  const starting = step('Starting OpenSearch', () =>
    startOpenSearch({ ...found, nodes, ports, heapMb: HEAP_MB }),
  );
  const cluster = await Promise.race([starting, stopping]);
  if (cluster === 'signal') return 0;
  console.log(`\nOpenSearch is at ${cluster.urls.join(' and ')}. Ctrl+C stops it and removes its records.\n`);
  const reason = await Promise.race([stopping, cluster.ended]);
  await cluster.stop();
  if (reason !== 'signal') throw new Stop('OpenSearch ended unexpectedly.');
  return 0;
};

await runScript(main);
process.exit();
