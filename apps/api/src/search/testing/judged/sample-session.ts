import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResearchProduct } from '@open-discovery/model';
import { parseQueryText } from '@open-discovery/search-fields';
import type { GoldenRecord } from '../golden-corpus.ts';
import type { OpenEngine } from '../opened-engine.ts';

const CORPUS = path.join(
  import.meta.dirname,
  '../../../../../../tools/sample-corpus/research-products.jsonl',
);
const KEY = /^opendisc____::(.+)$/;

const keyOfProduct = ({ originalIds }: ResearchProduct): string =>
  (originalIds ?? []).flatMap((id) => KEY.exec(id)?.[1] ?? [])[0] ?? '';

/** An engine over the products of the sample corpus, which are identified by their keys. */
export interface SampleSession {
  readonly keys: ReadonlySet<string>;
  /** Returns the keys of the first hits. */
  readonly search: (text: string, limit: number) => Promise<string[]>;
  readonly close: () => Promise<void>;
}

export const readSampleProducts = (): ResearchProduct[] =>
  readFileSync(CORPUS, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): ResearchProduct => JSON.parse(line) as ResearchProduct);

/** Returns the products of the sample corpus without their relations. */
export const sampleRecords = (): GoldenRecord[] =>
  readSampleProducts().map((record) => ({ item: { kind: 'product' as const, record }, relations: [] }));

/** Opens an engine over the products without their relations. */
export const openSampleSession = async (open: OpenEngine): Promise<SampleSession> => {
  const keyOf = new Map(readSampleProducts().map((product) => [product.id, keyOfProduct(product)]));
  const { engine, close } = await open(sampleRecords());
  return {
    keys: new Set(keyOf.values()),
    search: async (text, limit) => {
      const { tree } = parseQueryText(text);
      const { hits } = await engine.search({ kind: 'product', text: tree, filters: [], offset: 0, limit });
      return hits.map(({ record }) => keyOf.get(record.id) ?? record.id);
    },
    close,
  };
};
