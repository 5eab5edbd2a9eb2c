import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { idOf } from '@open-discovery/model/testing';
import { z } from 'zod';
import { setupClaims } from '../claims/testing/start-claims.ts';
import { readHistory, restoreChange } from '../content/history.ts';
import { mergeDecisionFields, openTestStore } from '../content/testing/open-test-store.ts';
import { openTestEnvironment } from '../testing/test-environment.ts';
import type { TestEnvironment } from '../testing/test-environment.ts';
import { toDecisions } from './decision-views.ts';
import { openDecisionsFile } from './decisions-file.ts';
import type { CurrentRecord } from './mergeable-records.ts';

const ADMINISTRATOR = 'alma PORTAL_ADMINISTRATOR';
const [COAST, OTHER] = [idOf('written', 1), idOf('written', 2)];
const THIRD = idOf('written', 3);
const PROJECT = idOf('project', 1);

const service = setupClaims();

const ask = (call: string, body?: unknown) => service.ask(ADMINISTRATOR, call, body);
const save = (decision: unknown) => ask('POST /admin-tool/merge-decisions/save', decision);
const decisionSchema = z.object({ _id: z.string(), isApplied: z.boolean() });
const pageSchema = z.object({ results: z.array(z.object({ verdict: z.string(), note: z.string() })) });
const list = async () => {
  const { body } = await service.ask(ADMINISTRATOR, 'GET /admin-tool/merge-decisions');
  return pageSchema.parse(body).results;
};

describe('a decision', () => {
  test('is listed with its records, and waits for the next import', async () => {
    const { status, body } = await save({
      verdict: 'same',
      records: [COAST],
      others: [OTHER],
      note: ' A copy. ',
    });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        verdict: 'same',
        note: 'A copy.',
        decidedBy: 'alma',
        decidedByName: 'The user alma',
        isApplied: false,
        records: [{ id: COAST, current: expect.objectContaining({ id: COAST, kind: 'publication' }) }],
      }),
    ]);
    expect(await list()).toEqual([expect.objectContaining({ verdict: 'same', note: 'A copy.' })]);
  });

  test('about the same records replaces the earlier one', async () => {
    await save({ verdict: 'same', records: [COAST], others: [OTHER] });
    await save({ verdict: 'different', records: [OTHER], others: [COAST] });
    expect(await list()).toEqual([expect.objectContaining({ verdict: 'different' })]);
  });

  test.each<[string, before: number, given: number | null, status: number]>([
    ['is stored, if nobody was faster', 1, 1, 200],
    ['is refused, if somebody was', 2, 1, 409],
    ['is refused, if somebody has decided about them meanwhile', 1, 0, 409],
    ['is stored, if nobody had decided before', 0, 0, 200],
    ['is refused, if somebody has deleted the decision meanwhile', 0, 1, 404],
    ['overwrites any, if it has no version', 2, null, 200],
  ])('of a second administrator about the same records %s', async (_rule, before, version, status) => {
    for (let made = 0; made < before; made += 1)
      await save({ verdict: 'same', records: [COAST], others: [OTHER], note: `${made}` });
    const second = { verdict: 'different', records: [OTHER], others: [COAST], version };
    expect((await save(second)).status).toBe(status);
    const isStored = status === 200;
    const verdicts = (await list()).map(({ verdict }) => verdict);
    expect(verdicts).toEqual(before === 0 && !isStored ? [] : [isStored ? 'different' : 'same']);
  });

  test('that is refused shows both, and can be sent again', async () => {
    await save({ verdict: 'same', records: [COAST], others: [OTHER], note: 'A copy.' });
    const second = { verdict: 'different', records: [COAST], others: [OTHER] };
    expect((await save({ ...second, version: 0 })).body).toMatchObject({
      current: {
        version: 1,
        verdict: 'same',
        note: 'A copy.',
        others: [{ id: OTHER, current: { id: OTHER } }],
      },
      given: { verdict: 'different', version: 0 },
    });
    expect(await save({ ...second, version: 1 })).toMatchObject({ status: 200, body: { version: 2 } });
  });

  test('can be deleted', async () => {
    const { _id } = decisionSchema.parse(
      (await save({ verdict: 'same', records: [COAST], others: [OTHER] })).body,
    );
    expect(await ask('POST /admin-tool/merge-decisions/delete', [_id])).toEqual({ status: 200, body: [_id] });
    expect(await list()).toEqual([]);
  });

  test.each([
    ['an unknown record', { others: ['doi_________::nowhere'] }, 400, 'others: there is no such record'],
    ['one record on both sides', { others: [COAST] }, 400, 'others: the same record is on both sides'],
    ['records of two kinds', { others: [PROJECT] }, 400, 'others: only records of one kind can be merged'],
    [
      'a kind that imports do not merge',
      { records: [PROJECT], others: [idOf('project', 2)] },
      400,
      'others: only',
    ],
    ['no record', { others: [] }, 400, 'others'],
    ['an unknown verdict', { verdict: 'perhaps' }, 400, 'verdict'],
    ['a note with control characters', { note: 'a\u0000b' }, 400, 'note: has control characters'],
  ] as const)('about %s is refused', async (_what, given, code, message) => {
    const { status, body } = await save({ verdict: 'same', records: [COAST], others: [OTHER], ...given });
    expect([status, body]).toEqual([
      code,
      expect.objectContaining({ message: expect.stringContaining(message) }),
    ]);
    expect(await list()).toEqual([]);
  });

  test('that contradicts two others together is refused', async () => {
    await save({ verdict: 'same', records: [COAST], others: [OTHER] });
    await save({ verdict: 'same', records: [OTHER], others: [THIRD] });
    const { status, body } = await save({ verdict: 'different', records: [COAST], others: [THIRD] });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringContaining('another decision says the opposite') }),
    ]);
  });

  test('that was deleted is not restored against a later one', async () => {
    const { body } = await save({ verdict: 'same', records: [COAST], others: [OTHER] });
    await save({ verdict: 'same', records: [OTHER], others: [THIRD] });
    await ask('POST /admin-tool/merge-decisions/delete', [decisionSchema.parse(body)._id]);
    await save({ verdict: 'different', records: [COAST], others: [THIRD] });
    const [deletion] = (await readHistory(service.store, null, 100)).filter(
      ({ action }) => action === 'delete',
    );
    const changeId = deletion?._id ?? '';
    const restoring = service.store.change({ by: 'alma' }, (draft, transaction) =>
      restoreChange(draft, transaction, { changeId, portalPid: null, nowMs: service.store.clock() }),
    );
    await expect(restoring).rejects.toMatchObject({
      status: 400,
      message: `others: another decision says the opposite about ${COAST} and ${THIRD}`,
    });
    expect(await list()).toHaveLength(2);
  });
});

test.each([
  [COAST, 'its id'],
  ['https://portal.example/search/publication?articleId=' + encodeURIComponent(COAST), 'its address'],
  ['10.1234/Frisia', 'its DOI'],
])('a record is found by %s (%s)', async (text) => {
  const { body } = await ask(`GET /admin-tool/merge-decisions/find?record=${encodeURIComponent(text)}`);
  expect(body).toEqual([expect.objectContaining({ id: COAST, kind: 'publication', parts: [] })]);
});

test('a project is not found, because imports merge none', async () => {
  const { body } = await ask(`GET /admin-tool/merge-decisions/find?record=${PROJECT}`);
  expect(body).toEqual([]);
});

describe('a decision is applied', () => {
  const record = (id: string): CurrentRecord => ({ id, kind: 'publication', title: id });
  const CURRENT: Readonly<Record<string, CurrentRecord>> = {
    'test::1': record('test::1'),
    'test::2': record('test::2'),
    'test::part': record('test::1'),
  };
  const mergeable = {
    find: async () => [],
    current: async (ids: readonly string[]) => ids.map((id) => CURRENT[id] ?? null),
    areElsewhere: () => false,
  };
  test.each([
    ['same', 'test::1', 'test::part', true],
    ['same', 'test::1', 'test::2', false],
    ['same', 'test::1', 'test::gone', true],
    ['different', 'test::1', 'test::2', true],
    ['different', 'test::1', 'test::part', false],
    ['different', 'test::gone', 'test::2', true],
  ] as const)('%s: %s and %s: %s', async (verdict, first, second, isApplied) => {
    const fields = mergeDecisionFields({ verdict, records: [first], others: [second] });
    const item = {
      collection: 'mergeDecision',
      id: 'd',
      portalPid: null,
      position: 1,
      version: 1,
      fields,
    } as const;
    expect(await toDecisions([item], { mergeable, namesOf: async () => new Map() })).toEqual([
      expect.objectContaining({ isApplied }),
    ]);
  });
});

describe('the file for imports', () => {
  let dataDir: string;
  let environment: TestEnvironment;
  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'merge-decisions-'));
    environment = await openTestEnvironment();
  });
  afterEach(() => environment.database.close());

  const read = (): unknown => JSON.parse(readFileSync(path.join(dataDir, 'merge-decisions.json'), 'utf8'));

  test('has the decisions that were made before the server started, and later ones', async () => {
    const store = await openTestStore(environment.database);
    const decide = (fields: Parameters<typeof mergeDecisionFields>[0]) =>
      store.change({ by: 'ada' }, (draft) =>
        draft.create('mergeDecision', null, mergeDecisionFields(fields)),
      );
    await decide({});
    const failures: unknown[] = [];
    const file = await openDecisionsFile({ store, dataDir, onFailed: (error) => failures.push(error) });
    expect(read()).toEqual([{ verdict: 'same', records: ['test::1'], others: ['test::2'] }]);
    await decide({ verdict: 'different', others: ['test::3'] });
    await file.write();
    expect(read()).toEqual([
      { verdict: 'same', records: ['test::1'], others: ['test::2'] },
      { verdict: 'different', records: ['test::1'], others: ['test::3'] },
    ]);
    expect(failures).toEqual([]);
  });

  test('is not written while there are no decisions', async () => {
    const store = await openTestStore(environment.database);
    await openDecisionsFile({ store, dataDir, onFailed: () => undefined });
    expect(read).toThrow('ENOENT');
  });

  test('a folder that cannot be written is reported, and the decision stays', async () => {
    const store = await openTestStore(environment.database);
    await store.change({ by: 'ada' }, (draft) => draft.create('mergeDecision', null, mergeDecisionFields()));
    const failures: unknown[] = [];
    const blocked = path.join(dataDir, 'file', 'folder');
    writeFileSync(path.join(dataDir, 'file'), '');
    await openDecisionsFile({ store, dataDir: blocked, onFailed: (error) => failures.push(error) });
    expect(failures).toHaveLength(1);
  });
});
