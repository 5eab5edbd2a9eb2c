import { expect, test } from '@jest/globals';
import { createDamageReport } from './create-damage-report.ts';
import { EngineError } from './engine-error.ts';
import type { EngineStatus } from './search-engine.ts';

const INTACT: EngineStatus = { generation: 'new', publishedAt: '2026-01-01T00:00:00Z', records: 1 };
const REPLACED: EngineStatus = { ...INTACT, fallback: { from: 'newer', reason: 'newer/ids is damaged.' } };
const DAMAGED = 'The records cannot be read.';

test.each<[string, (EngineStatus | null)[], string[]]>([
  ['intact records', [INTACT, INTACT], []],
  ['earlier records in place of the newest', [REPLACED, REPLACED], ['newer/ids is damaged.']],
  ['no readable records', [INTACT, null, null], [DAMAGED]],
  ['damage that comes back', [null, INTACT, null], [DAMAGED, DAMAGED]],
])('reports %s once', async (_records, states, expected) => {
  const reported: string[] = [];
  let state: EngineStatus | null = null;
  const engine = {
    about: () => state,
    check: async () => {
      if (state === null) throw new EngineError('missing', DAMAGED);
    },
  };
  const report = createDamageReport(engine, (reason) => reported.push(reason));
  for (state of states) await report();
  expect(reported).toEqual(expected);
});
