import { expect, jest, test } from '@jest/globals';
import type { Collection } from '../content/collections.ts';
import { toStored } from '../content/item.ts';
import { describeTool } from './testing/describe-tool.ts';

jest.setTimeout(60_000);

interface Read {
  readonly _id: string;
}

describeTool('an update that sends back what a call has read (Spec §7)', (world) => {
  /** Reads an item; of a list, its first one. */
  const read = async (call: string): Promise<Read> => {
    const answer = await world().tool.must(call);
    return (Array.isArray(answer) ? answer[0] : answer) as Read;
  };

  test.each([
    ['GET entity', 'entity/update'],
    ['GET ri/egi/entities', 'entity/update'],
    ['GET page', 'page/update'],
    ['GET page/full', 'page/update'],
    ['GET ri/egi/pages', 'page/update'],
    ['GET ri/egi/page/?page_route=/about', 'page/update'],
    ['GET div/full', 'div/update'],
    ['GET ri/egi/div/full?page=/about', 'div/update'],
    ['GET ri/egi/divhelpcontent', 'ri/egi/divhelpcontent/update'],
    ['GET ri/egi/pagehelpcontent', 'ri/egi/pagehelpcontent/update'],
    ['GET ri', 'ri/update'],
    ['GET ri/egi/full', 'ri/update'],
    ['GET portal/full', 'ri/update'],
    ['GET communities/egi', 'ri/update'],
  ])('%s, then POST %s: nothing changes but the version', async (call, update) => {
    const given = await read(call);
    await world().tool.must(`POST ${update}`, { ...given });
    expect(await read(call)).toEqual({ ...given, version: 2 });
  });

  test('the menu is reordered by its items', async () => {
    const { tool, examples } = world();
    const { menuItems } = (await tool.must('GET ri/egi/menu/full')) as { menuItems: Read[] };
    const flat = menuItems.map((item) => ({ ...item, parentItemId: null })).reverse();
    expect(await tool.must('POST ri/egi/menu/reorder', flat)).toMatchObject({
      menuItems: [{ _id: examples.subItem.id }, { _id: examples.menuItem.id }],
    });
  });
});

describeTool('an update without some fields', (world) => {
  test.each([
    ['page', 'page/update', ['name', 'route', 'portalType'], { content: '' }],
    ['draftPageHelp', 'ri/egi/pagehelpcontent/update', ['page', 'placement'], { content: '' }],
    ['menuItem', 'ri/egi/menu/update', ['title'], { route: '', icon: null }],
    ['portal', 'ri/update', ['pid', 'name', 'type'], {}],
  ] as const)(
    'of a %s by POST %s with %j empties texts, which clients leave out when they are empty (Spec §5), and nothing else: %j',
    async (example, call, names, emptied) => {
      const { tool, examples } = world();
      const stored: Record<string, unknown> = toStored<Collection>(examples[example]);
      const sent = Object.fromEntries(['_id', 'version', ...names].map((name) => [name, stored[name]]));
      expect(await tool.must(`POST ${call}`, sent)).toEqual({ ...stored, ...emptied, version: 2 });
    },
  );
});
