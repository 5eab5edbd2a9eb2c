import { EmbeddedEngine } from '../embedded/embedded-engine.ts';
import { createTemporaryIndex } from './build-golden-index.ts';
import type { GoldenRecord } from './golden-corpus.ts';

/** Opens an embedded engine over records, as of the first day of 2026. */
export const openEmbedded = async (records: readonly GoldenRecord[]) => {
  const index = await createTemporaryIndex();
  await index.publish(records, new Date('2026-01-01T00:00:00Z'));
  const engine = new EmbeddedEngine({ folder: index.folder });
  await engine.refresh();
  return { engine, close: () => engine.close() };
};
