import { expect, jest, test } from '@jest/globals';
import { portalFields } from '../content/testing/open-test-store.ts';
import { describeTool } from './testing/describe-tool.ts';
import { OWN_PID } from './testing/start-admin-tool.ts';
import type { TestAdminTool } from './testing/start-admin-tool.ts';

jest.setTimeout(60_000);

const addOwnPortal = (tool: TestAdminTool) =>
  tool.store.change({ by: 'seed' }, (draft) =>
    draft.create('portal', OWN_PID, portalFields({ pid: OWN_PID, name: 'Tides' })),
  );

describeTool('the portal that the server is for', (world) => {
  test('is not deleted, nor is any other portal in the same list', async () => {
    const { tool, examples } = world();
    const own = await addOwnPortal(tool);
    for (const list of [[own.id], [examples.portal.id, own.id]]) {
      const { status, body } = await tool.ask(['PORTAL_ADMINISTRATOR'], 'POST ri/delete', list);
      expect(status).toBe(409);
      expect(body).toMatchObject({
        message: 'Without "Tides" this website would have no pages, so it cannot be deleted',
        problem: { id: 'own-portal', values: { name: 'Tides' } },
      });
    }
    expect((await tool.store.read()).items.portal.size).toBe(3);
  });

  test('is not deleted by undoing that it was created', async () => {
    const { tool } = world();
    await addOwnPortal(tool);
    const [creation] = [await tool.must('GET all/history?limit=1')].flat();
    const change = String(Reflect.get(Object(creation), '_id'));
    const { status, body } = await tool.ask(['PORTAL_ADMINISTRATOR'], `POST all/history/${change}/restore`);
    expect(status).toBe(409);
    expect(body).toMatchObject({ problem: { id: 'change-first' } });
  });
});
