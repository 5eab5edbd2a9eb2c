import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { GRAPH_SCHEMA, toIndexDocument } from '@open-discovery/graph-index';
import { RECORD_SCHEMAS } from '@open-discovery/model/schemas';
import { buildGeneration } from '@open-discovery/search-index';
import type { IndexDocument } from '@open-discovery/search-index';

const US_PER_S = 1e6;
const MS_PER_S = 1000;
/** Works of the corpus that stay separate records; the others are copies. */
const IS_OWN = /^\{"id":"doi_|"scheme":"arXiv"/;

async function* documentsOf(corpus: string): AsyncGenerator<IndexDocument> {
  for await (const line of createInterface({ input: createReadStream(corpus) })) {
    if (!IS_OWN.test(line)) continue;
    const record = RECORD_SCHEMAS.product.parse(JSON.parse(line));
    yield toIndexDocument({ kind: 'product', record }, []);
  }
}

const processorS = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / US_PER_S;
};

/** Runs something; returns its seconds. */
const timed = async (run: () => Promise<void>): Promise<{ wallS: number; processorS: number }> => {
  const [wallMs, processor] = [performance.now(), processorS()];
  await run();
  return { wallS: (performance.now() - wallMs) / MS_PER_S, processorS: processorS() - processor };
};

const [corpus = '', folder = ''] = process.argv.slice(2);
let documents = 0;
// Making the documents takes time as well, which is not that of the index.
const making = await timed(async () => {
  for await (const _document of documentsOf(corpus)) documents += 1;
});
const building = await timed(async () => {
  await buildGeneration({
    folder,
    schema: GRAPH_SCHEMA,
    documents: documentsOf(corpus),
    now: new Date('2026-01-01'),
    buildWorkerUrl: new URL('./build-worker.mjs', import.meta.url),
  });
});
console.log(
  JSON.stringify({
    documents,
    wallS: building.wallS - making.wallS,
    processorS: building.processorS - making.processorS,
  }),
);
