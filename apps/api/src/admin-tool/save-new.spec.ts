import { expect, jest, test } from '@jest/globals';
import { menuItemFields, pageHelpFields, portalFields } from '../content/testing/open-test-store.ts';
import { describeTool } from './testing/describe-tool.ts';
import type { ToolWorld } from './testing/describe-tool.ts';

jest.setTimeout(60_000);

type Example = readonly [
  call: string,
  first: (world: ToolWorld) => object,
  changed: { readonly [name: string]: unknown },
];

const EXAMPLES: readonly Example[] = [
  ['entity/save', () => ({ pid: 'project', name: 'Projects' }), { name: 'Grants' }],
  ['page/save', () => ({ name: 'Team', route: '/team', portalType: 'ri', portalPid: 'egi' }), { name: 'Us' }],
  ['page/save', () => ({ name: 'Team', route: 'team', portalType: 'ri', portalPid: 'egi' }), { name: 'Us' }],
  ['div/save', () => ({ name: 'aside', portalType: 'ri', pages: [] }), { name: 'beside' }],
  ['ri/egi/menu/save', () => menuItemFields({ title: 'Team' }), { title: 'Us' }],
  [
    'ri/egi/pagehelpcontent/save',
    ({ examples }) => pageHelpFields(examples.page.id),
    { content: '<p>Us</p>' },
  ],
  [
    'ri/egi/divhelpcontent/save',
    ({ examples }) => ({ divId: examples.divId.id, content: '<p>Hi</p>' }),
    { content: '<p>Us</p>' },
  ],
  ['ri/save', () => portalFields({ pid: 'tides' }), { name: 'Tides' }],
];

describeTool('a new item that is sent again, because its answer was lost', (world) => {
  const changeCount = async () => [await world().tool.must('GET all/history?limit=1000')].flat().length;
  const save = (call: string, body: object, key: string) =>
    world().tool.must(`POST ${call}?idempotencyKey=${key}`, body);

  test.each(EXAMPLES)('%s saves it once', async (call, first) => {
    const body = first(world());
    const saved = await save(call, body, 'k1');
    const count = await changeCount();
    for (const _again of [2, 3]) expect(await save(call, body, 'k1')).toEqual(saved);
    expect(await changeCount()).toBe(count);
  });

  test.each(EXAMPLES)('%s with other values changes it', async (call, first, changed) => {
    const body = first(world());
    const saved = await save(call, body, 'k1');
    expect(await save(call, { ...body, ...changed }, 'k1')).toEqual({
      ...Object(saved),
      ...changed,
      version: 2,
    });
  });

  test('and that somebody has changed meanwhile is refused with both states', async () => {
    const body = menuItemFields({ title: 'Team' });
    const saved = Object(await save('ri/egi/menu/save', body, 'k1'));
    await world().tool.must('POST ri/egi/menu/update', { ...saved, title: 'Theirs' });
    const again = { ...body, title: 'Mine' };
    const call = 'POST ri/egi/menu/save?idempotencyKey=k1';
    const { status, body: answer } = await world().tool.ask(['PORTAL_ADMINISTRATOR'], call, again);
    expect(status).toBe(409);
    expect(answer).toMatchObject({ current: { title: 'Theirs', version: 2 }, given: { title: 'Mine' } });
  });

  test('is another item with another key, in another portal, or without a key', async () => {
    const body = menuItemFields({ title: 'Team' });
    await world().tool.store.change({ by: 'seed' }, (draft) =>
      draft.create('portal', 'clarin', portalFields({ pid: 'clarin' })),
    );
    const ids = [
      await save('ri/egi/menu/save', body, 'k1'),
      await save('ri/egi/menu/save', body, 'k2'),
      await save('ri/clarin/menu/save', body, 'k1'),
      await world().tool.must('POST ri/egi/menu/save', body),
      await world().tool.must('POST ri/egi/menu/save', body),
    ].map((saved) => Reflect.get(Object(saved), '_id'));
    expect(new Set(ids).size).toBe(5);
  });
});
