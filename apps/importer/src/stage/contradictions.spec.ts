import { expect, test } from '@jest/globals';
import { createRecorder } from '../threads/recorder.ts';
import { reportProjects } from './contradictions.ts';
import type { RecordRow } from './rows.ts';

const ID = 'corda_______::1';
const rowOf = (title: string, line: number, isEarlier = false): RecordRow => ({
  item: { kind: 'project', record: { id: ID, code: '123456', title } },
  place: { file: 0, line },
  ...(isEarlier ? { isEarlier } : {}),
});

test.each<[string, RecordRow, number[]]>([
  ['another title', rowOf('Beetles of mountain meadows', 2), [2]],
  ['nearly the same title', rowOf('Tides of the northern sea', 2), []],
  ['no title', rowOf('', 2), []],
  ['another title in an earlier import', rowOf('Beetles of mountain meadows', 2, true), []],
])('a project under the id of another one with %s is told: %j', (_rule, other, lines) => {
  const recorder = createRecorder();
  reportProjects(ID, [rowOf('Tides of the northern seas', 1), other], recorder);
  expect(recorder.take().contradicted.map(([, { line }]) => line)).toEqual(lines);
});
