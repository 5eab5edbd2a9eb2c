import { expect, test } from '@jest/globals';
import { describeTool } from './testing/describe-tool.ts';
import type { Roles } from './testing/start-admin-tool.ts';

const CURATOR: Roles = ['CURATOR_FUNDER'];
const MANAGER: Roles = ['FUNDER_egi_MANAGER'];

const idOf = (change: unknown) => String(Reflect.get(Object(change), '_id'));
const namesIn = (changes: unknown) =>
  [changes].flat().map((change) => {
    const { action, collection } = Object(change);
    return `${action} ${collection}`;
  });

describeTool('a portal with the pid of a deleted one', (world) => {
  test('has no history of the deleted one, and restores nothing of it', async () => {
    const { tool, examples } = world();
    await tool.must('POST ri/egi/menu/delete', [examples.menuItem.id]);
    const [earlier] = [await tool.must('GET ri/egi/history?limit=1')].flat();
    await tool.must('POST ri/delete', [examples.portal.id]);
    const created = await tool.ask(CURATOR, 'POST funder/save', { pid: 'egi', name: 'E', type: 'funder' });
    expect(created.status).toBe(200);

    for (const [roles, call] of [
      [CURATOR, 'GET funder/egi/history?limit=500'],
      [MANAGER, 'GET own/history?limit=500'],
    ] as const) {
      const history = namesIn((await tool.ask(roles, call)).body);
      expect(history.filter((name) => !name.startsWith('toggle'))).toEqual(['create portal']);
    }
    const restore = `history/${idOf(earlier)}/restore`;
    expect((await tool.ask(CURATOR, `POST funder/egi/${restore}`)).status).toBe(404);
    expect(namesIn(await tool.must('GET all/history?limit=500'))).toContain('delete menuItem');
  });

  test('that is restored itself has all of its history', async () => {
    const { tool, examples } = world();
    await tool.must('POST ri/delete', [examples.portal.id]);
    const before = [await tool.must('GET ri/egi/history?limit=1000')].flat();
    const deletion = before.find((one) => Reflect.get(Object(one), 'itemId') === examples.portal.id);
    await tool.must(`POST ri/egi/history/${idOf(deletion)}/restore`);
    const after = [await tool.must('GET ri/egi/history?limit=1000')].flat();
    expect(after.slice(after.length - before.length)).toEqual(before);
  });
});
