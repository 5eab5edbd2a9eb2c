import { describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { errorBodySchema } from '../errors/error-body-schema.ts';
import type { Collection } from '../content/collections.ts';
import { toStored } from '../content/item.ts';
import { portalFields } from '../content/testing/open-test-store.ts';
import { describeTool } from './testing/describe-tool.ts';
import type { Roles, TestAdminTool } from './testing/start-admin-tool.ts';

jest.setTimeout(60_000);

const ADMINISTRATOR: Roles = ['PORTAL_ADMINISTRATOR'];
const FULL = 'GET ri/egi/full';

const changesIn = (body: unknown) => z.array(z.record(z.string(), z.unknown())).parse(body);

/** Returns changes, the newest first, such as those of `ri/egi/history?limit=1`. */
const readHistory = async ({ must }: TestAdminTool, url: string) => changesIn(await must(`GET ${url}`));

/** Restores the one change of a history that fits. */
const restore = async (
  tool: TestAdminTool,
  url: string,
  fits: (change: Readonly<Record<string, unknown>>) => boolean,
) => {
  const change = (await readHistory(tool, `${url}?limit=1000`)).find(fits);
  await tool.must(`POST ${url}/${String(change?.['_id'])}/restore`);
  return change;
};

/** A whole file of records without content. */
const PIECE = {
  name: 'tides.bib',
  upload: '00000000-0000-4000-8000-000000000001',
  from: 0,
  isLast: true,
  content: '',
};

describeTool('public content', (world) => {
  test('visitors may cache it for a moment and revalidate it by its entity tag', async () => {
    const { tool } = world();
    const first = await tool.ask(null, FULL);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=2, must-revalidate',
      vary: 'cookie',
      etag: expect.stringMatching(/^W\/"\S+"$/),
    });
    const again = await tool.ask(null, FULL, undefined, { 'if-none-match': String(first.headers['etag']) });
    expect([again.status, again.body]).toEqual([304, null]);
  });

  test('logged-in users must revalidate it every time', async () => {
    const { headers } = await world().tool.ask(['REGISTERED_USER'], FULL);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  test('an edit is visible at once and changes the entity tag', async () => {
    const { tool, examples } = world();
    const before = await tool.ask(null, FULL);
    await tool.must('POST ri/egi/page/toggle?status=false', [examples.page.id]);
    const after = await tool.ask(null, FULL, undefined, { 'if-none-match': String(before.headers['etag']) });
    expect(after.status).toBe(200);
    expect(after.body).toMatchObject({ pages: [{ route: '/about', isEnabled: false }, {}, {}] });
  });

  test.each(['GET portal/full', 'GET ri/full'])('an edit is visible at once in %s', async (call) => {
    const { tool, examples } = world();
    const states = async () => {
      const { body } = await tool.ask(null, call);
      const portals = body as { pid: string; pages: { route: string; isEnabled: boolean }[] }[];
      return portals
        .find(({ pid }) => pid === 'egi')
        ?.pages.filter(({ route }) => route === '/about')
        .map(({ isEnabled }) => isEnabled);
    };
    await tool.must('POST ri/egi/page/toggle?status=true', [examples.page.id]);
    expect([await states(), await states()]).toEqual([[true], [true]]);
    await tool.must('POST ri/egi/page/toggle?status=false', [examples.page.id]);
    expect(await states()).toEqual([false]);
  });

  test('drafts, histories and failures are never cached', async () => {
    const { tool } = world();
    for (const call of ['GET ri/egi/divhelpcontent', 'GET ri/egi/history', 'GET ri/nothing/full'])
      expect((await tool.ask(ADMINISTRATOR, call)).headers['cache-control']).toBe('no-store');
  });

  test.each([
    'ri/egi/full',
    'portal',
    'portal/full',
    'divhelpcontent?active=true&community=egi',
    'pagehelpcontent?active=true&community=egi',
    'pagehelpcontent?active=true',
    'ri/egi/pagehelpcontent/grouped?active=true&page=/about',
    'ri/egi/divhelpcontent/grouped?active=true&page=/about',
    'ri/egi/pages',
    'ri/egi/page?page_route=/own',
  ])('%s contains no draft', async (url) => {
    const { status, body } = await world().tool.ask(null, `GET ${url}`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('Secret');
  });
});

describeTool('a page', (world) => {
  test.each([
    'ri/egi/page/?page_route=',
    'ri/egi/div/full?page=',
    'divhelpcontent?active=true&community=egi&page=',
    'pagehelpcontent?active=true&community=egi&position=top&page=',
    'ri/egi/pagehelpcontent/grouped?active=true&page=',
    'ri/egi/divhelpcontent/grouped?active=true&page=',
  ])('%s finds it by its route, with or without the slash before it (Spec §5)', async (url) => {
    const { tool } = world();
    const answer = await tool.must(`GET ${url}/about`);
    expect(JSON.stringify(answer)).toContain('_id');
    expect(await tool.must(`GET ${url}about`)).toEqual(answer);
  });
});

describeTool('failures', (world) => {
  test.each([
    ['GET nothing/egi/full', undefined, 404, 'There is no such portal type: nothing'],
    ['GET funder/egi/full', undefined, 404, 'There is no such portal: funder/egi'],
    ['GET ri/egi/full?x=1', undefined, 400, 'Unknown parameter: x'],
    ['GET ri/egi/page/?page_route=/none', undefined, 404, 'There is no such page: /none'],
    ['GET ri/egi/page/', undefined, 400, "Parameter 'page_route' is required"],
    ['GET page?pid=a&pid=b', undefined, 400, "Parameter 'pid' must be given once"],
    ['GET page?pid=none', undefined, 404, 'There is no such portal: none'],
    ['POST ri/egi/page/toggle', ['x'], 400, "Parameter 'status' must be true or false"],
    ['POST ri/egi/page/toggle?status=1', ['x'], 400, "Parameter 'status' must be true or false"],
    ['POST ri/egi/page/toggle?status=true', ['x'], 404, 'There is no such page: x'],
    ['POST ri/egi/page/toggle?status=true', ['/about'], 404, 'There is no such page: /about'],
    [
      'POST ri/egi/menu/align?alignment=UP',
      undefined,
      400,
      "'alignment' must be one of: LEFT, CENTER, RIGHT",
    ],
    ['POST ri/egi/menu/align?alignment=LEFT', { a: 1 }, 400, 'This call takes no body'],
    ['POST entity/save', { pid: 'x', name: 'X', color: 'red' }, 400, 'Unknown field: color'],
    ['POST entity/save', { pid: 'x', name: 'X', _id: 'mine' }, 400, 'Unknown field: _id'],
    ['POST entity/save', { pid: 'a b', name: 'X' }, 400, 'pid: has letters, digits'],
    ['POST entity/save', { pid: 'DataSet', name: 'X' }, 400, 'pid: another entity has it already'],
    ['POST entity/update', { pid: 'x', name: 'X', version: 1 }, 400, '_id: is required'],
    ['POST entity/update', { pid: 'x', name: 'X', _id: 'x' }, 404, 'There is no such entity: x'],
    ['POST entity/update', { pid: 'x', name: 'X', _id: 'x', version: 0 }, 400, 'version: Too small'],
    ['POST ri/save', { pid: 'save', name: 'X', type: 'ri' }, 400, 'pid: save is reserved'],
    ['POST ri/save', { pid: 'constructor', name: 'X', type: 'ri' }, 400, 'pid: constructor is reserved'],
    ['POST ri/save', { pid: 'egi_MANAGER', name: 'X', type: 'ri' }, 400, 'pid: egi_MANAGER is reserved'],
    ['POST entity/update', { pid: 'x', name: 'X', _id: 'x', version: 1 }, 404, 'There is no such entity: x'],
    ['POST entity/delete', [], 400, 'Too small'],
    ['POST entity/delete', 'x', 400, 'expected array'],
    [
      'POST page/save',
      { name: 'X', route: '/é', portalType: 'ri' },
      400,
      'route: Route should contain only letters or numbers, e.g /route or route',
    ],
    [
      'POST page/save',
      { name: 'X', route: 'ABOUT', portalType: 'ri' },
      400,
      'route: This route is used by an other page',
    ],
    ['POST page/save', { name: 'X', route: '/x', portalType: 'ri', positions: ['up'] }, 400, 'positions.0: '],
    [
      'POST ri/egi/menu/save',
      { title: 'X', url: 'javascript:x()' },
      400,
      'url: Please provide a valid address',
    ],
    ['POST ri/egi/menu/save', { title: 'X', route: '//example.org' }, 400, 'route: starts with one /'],
    [
      'POST ri/egi/menu/save',
      { title: 'X', parentItemId: 'x' },
      400,
      'parentItemId: there is no such menu item',
    ],
    ['POST ri/egi/menu/reorder', [], 409, 'The order must name every item'],
    ['POST ri/save', { pid: 'x', name: 'X', type: 'funder' }, 400, 'type: differs from the type in the path'],
    [
      'POST ri/save',
      { pid: 'x', name: 'X', type: 'ri', layout: { logoUrl: 'data:x' } },
      400,
      'layout.logoUrl: is neither',
    ],
    [
      'POST ri/save',
      { pid: 'x', name: 'X', type: 'ri', layout: { logoUrl: 'javascript:alert(1)', isUpload: false } },
      400,
      'layout.logoUrl: is neither',
    ],
    [
      'POST ri/save',
      { pid: 'x', name: 'X', type: 'ri', layout: { logoUrl: 'file:///etc/passwd', isUpload: false } },
      400,
      'layout.logoUrl: is neither',
    ],
    [
      'POST ri/save',
      { pid: 'x', name: 'X', type: 'ri', layout: { logoUrl: '../../content.sqlite', isUpload: true } },
      400,
      'layout.logoUrl: is neither',
    ],
    [
      'POST ri/save',
      { pid: 'x', name: 'X', type: 'ri', layout: { logoUrl: '//169.254.169.254/latest', isUpload: true } },
      400,
      'layout.logoUrl: is neither',
    ],
    [
      'POST ri/save',
      { pid: 'x', name: 'X', type: 'ri', layout: { customCss: 'a{background:url(//x)}' } },
      400,
      'layout.customCss: must not contain url()',
    ],
    ['POST statistics/none/toggle', undefined, 404, 'There is no such portal: none'],
    ['POST ri/egi/history/none/restore', undefined, 404, 'There is no such change: none'],
    ['POST ri/egi/import', { format: 'x' }, 400, 'format: '],
  ])('%s %j → %d %s', async (call, sent, status, message) => {
    const answer = await world().tool.ask(ADMINISTRATOR, call, sent);
    const body = errorBodySchema.parse(answer.body);
    expect([answer.status, body.code]).toEqual([status, status]);
    expect(body.message).toContain(message);
  });

  test('an item in use is not deleted, and the response names its users', async () => {
    const { tool, examples } = world();
    const { status, body } = await tool.ask(ADMINISTRATOR, 'POST entity/delete', [examples.entity.id]);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'entity "Research data" is still in use: About',
      problem: { id: 'in-use', values: { kind: 'entity', name: 'Research data', users: 'About' } },
    });
  });

  test('when two users edit the same item, the second gets both versions', async () => {
    const { tool, examples } = world();
    const stored = toStored(examples.pageHelp);
    await tool.must('POST ri/egi/pagehelpcontent/update', { ...stored, content: '<p>First</p>' });
    const late = { ...stored, content: '<p>Second</p>' };
    const { status, body } = await tool.ask(ADMINISTRATOR, 'POST ri/egi/pagehelpcontent/update', late);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 409,
      current: { _id: stored._id, version: 2, content: '<p>First</p>' },
      given: late,
    });
  });
});

describeTool('an outdated update without some fields', (world) => {
  test('is answered with what it would have stored', async () => {
    const { tool, examples } = world();
    const stored = toStored(examples.draftPageHelp);
    await tool.must('POST ri/egi/pagehelpcontent/update', { ...stored, content: '<p>First</p>' });
    const { _id, version, page, placement } = stored;
    const late = { _id, version, page, placement, content: '<p>Second</p>' };
    const { body } = await tool.ask(ADMINISTRATOR, 'POST ri/egi/pagehelpcontent/update', late);
    expect(body).toMatchObject({ code: 409, given: { ...stored, content: '<p>Second</p>' } });
  });
});

describeTool('an update without a version, as Spec §7 has it', (world) => {
  test.each([
    ['ri/egi/pagehelpcontent/update', 'pageHelp', { content: '<p>Last</p>' }],
    ['entity/update', 'entity', { name: 'Last' }],
    ['ri/update', 'portal', { name: 'Last' }],
  ] as const)('%s overwrites what is stored, and the log says so', async (call, example, change) => {
    const { tool, examples } = world();
    const { version, ...stored } = toStored<Collection>(examples[example]);
    await tool.must(`POST ${call}`, { ...stored, version });
    expect(tool.log()).toBe('');
    const answer = await tool.must(`POST ${call}`, { ...stored, ...change });
    expect(answer).toMatchObject({ ...change, version: 3 });
    expect(tool.log()).toContain('an update without a version has overwritten what was stored');
    expect(tool.log()).toContain(stored._id);
  });
});

describeTool('a list with an item of another portal', (world) => {
  const MANAGER: Roles = ['COMMUNITY_clarin_MANAGER'];
  test.each([
    ['pagehelpcontent', 'help text', 'pageHelp'],
    ['divhelpcontent', 'help text', 'divHelp'],
    ['menu', 'menu item', 'menuItem'],
  ] as const)('is not deleted from %s, not even the own items', async (url, title, example) => {
    const { tool, examples } = world();
    const foreign = examples[example];
    const own = await tool.store.change({ by: 'seed' }, (draft) => {
      draft.create('portal', 'clarin', portalFields({ pid: 'clarin' }));
      return draft.create(foreign.collection, 'clarin', foreign.fields);
    });
    for (const list of [[own.id, foreign.id], [foreign.id]]) {
      const { status, body } = await tool.ask(MANAGER, `POST ri/clarin/${url}/delete`, list);
      expect([status, body]).toEqual([
        404,
        expect.objectContaining({ message: `There is no such ${title}: ${foreign.id}` }),
      ]);
    }
    const { items } = await tool.store.read();
    expect([items[own.collection].has(own.id), items[foreign.collection].has(foreign.id)]).toEqual([
      true,
      true,
    ]);
    expect(await tool.ask(MANAGER, `POST ri/clarin/${url}/delete`, [own.id, 'deleted-before'])).toMatchObject(
      {
        status: 200,
        body: [own.id],
      },
    );
  });

  test('is not deleted from the portals of another type', async () => {
    const { tool, examples } = world();
    const { status } = await tool.ask(ADMINISTRATOR, 'POST ri/delete', [
      examples.portal.id,
      examples.other.id,
    ]);
    expect(status).toBe(404);
    expect((await tool.store.read()).items.portal.size).toBe(2);
  });
});

describeTool('a mistaken change', (world) => {
  test('is in the history and can be reverted', async () => {
    const { tool, examples } = world();
    await tool.must('POST ri/egi/menu/delete', [examples.menuItem.id]);
    const [deletion] = await readHistory(tool, 'ri/egi/history?limit=2');
    expect(deletion).toMatchObject({ by: 'tester', action: 'delete', collection: 'menuItem', after: null });
    await restore(tool, 'ri/egi/history', (one) => JSON.stringify(one).includes('"title":"Parent"'));
    expect(await tool.must('GET ri/egi/menu/full')).toMatchObject({
      menuItems: [{ title: 'Parent' }, { title: 'Child' }],
    });
  });

  test('is found by kind and user, page by page', async () => {
    const { tool, examples } = world();
    await tool.must('POST ri/egi/menu/delete', [examples.menuItem.id]);
    const history = await readHistory(tool, 'ri/egi/history?limit=1000');
    const next = (more: string) => readHistory(tool, `ri/egi/history?limit=3${more}`);
    const pages: unknown[] = [];
    for (let page = await next(''); page.length > 0;) {
      pages.push(...page);
      page = await next(`&before=${String(page.at(-1)?.['_id'])}`);
    }
    expect(pages).toEqual(history);
    const ofMenu = await readHistory(tool, 'ri/egi/history?collection=menuItem&by=tester');
    expect(ofMenu.length).toBeGreaterThan(0);
    expect(ofMenu).toEqual(
      history.filter(({ collection, by }) => collection === 'menuItem' && by === 'tester'),
    );
    expect(ofMenu[0]).toMatchObject({ by: 'tester', byName: 'Tess Tester' });
    expect(await tool.must('GET ri/egi/history?by=nobody')).toEqual([]);
    const { status } = await tool.ask(ADMINISTRATOR, 'GET ri/egi/history?before=none');
    expect(status).toBe(404);
  });

  test('is found up to a time', async () => {
    const { tool, examples } = world();
    await tool.must('POST ri/egi/menu/delete', [examples.menuItem.id]);
    const [last] = await readHistory(tool, 'ri/egi/history?limit=1');
    const at = String(last?.['at']);
    const before = new Date(Date.parse(at) - 1).toISOString();
    expect(await tool.must(`GET ri/egi/history?limit=1&until=${at}`)).toEqual([last]);
    expect(await tool.must(`GET ri/egi/history?until=${before}`)).not.toContainEqual(last);
    expect((await tool.ask(ADMINISTRATOR, 'GET ri/egi/history?until=yesterday')).status).toBe(400);
  });

  test('only an administrator can restore a deleted portal', async () => {
    const { tool, examples } = world();
    await tool.must('POST ri/delete', [examples.portal.id]);
    expect((await tool.ask(['CURATOR_COMMUNITY'], 'GET ri/egi/history')).status).toBe(403);
    await restore(tool, 'ri/egi/history', ({ itemId }) => itemId === examples.portal.id);
    expect(await tool.must(FULL)).toMatchObject({ pid: 'egi', pages: [{ isEnabled: true }, {}, {}] });
  });

  test('a start of a harvest is in the history, with who, when and which sources; so is a stop', async () => {
    const { tool } = world();
    await tool.must('POST harvest/start', { names: ['archive', 'shore'] });
    const [last] = await readHistory(tool, 'all/history?limit=1&collection=harvest');
    expect(last).toMatchObject({
      action: 'start',
      by: expect.stringMatching(/./),
      at: expect.stringMatching(/^\d{4}-/),
      after: { name: 'archive, shore', sources: ['archive', 'shore'] },
    });
    await tool.must('POST harvest/start', { names: ['shore'], allowsFewer: true });
    expect(await readHistory(tool, 'all/history?limit=1&collection=harvest')).toMatchObject([
      { action: 'start', after: { name: 'shore', allowsFewer: true } },
    ]);
    await tool.must('POST harvest/stop');
    expect(await tool.must('GET all/history?limit=1')).toMatchObject([
      { action: 'stop', collection: 'harvest', by: expect.stringMatching(/./) },
    ]);
    expect((await tool.ask(['COMMUNITY_egi_MANAGER'], 'GET all/history?limit=1')).status).toBe(403);
  });

  test('a source that is added or removed is in the history with its address', async () => {
    const { tool } = world();
    const source = {
      name: 'archive',
      kind: 'file',
      address: 'https://archive.example.org/a.csv',
      options: {},
    };
    await tool.must('POST harvest/source/save', source);
    await tool.must('POST harvest/source/delete', { name: 'archive' });
    expect(await tool.must('GET all/history?limit=2&collection=source')).toMatchObject([
      { action: 'delete', itemId: 'archive', before: { name: 'archive' }, after: null },
      { action: 'create', itemId: 'archive', before: null, after: source },
    ]);
  });

  test('an uploaded or deleted file of records is in the history; its first pieces are not', async () => {
    const { tool } = world();
    const piece = { ...PIECE, isLast: false, content: 'QG1pc2N7fQ==' };
    expect(await tool.must('POST harvest/files/papers', piece)).toEqual({ bytes: 7 });
    // A last piece that leaves a gap is not stored.
    await tool.must('POST harvest/files/papers', { ...piece, from: 100, isLast: true });
    expect(await tool.must('GET all/history?limit=5&collection=source')).toEqual([]);
    await tool.must('POST harvest/files/papers', { ...piece, isLast: true });
    await tool.must('POST harvest/files/papers/delete', { name: 'tides.bib' });
    const [without, file] = [{ name: 'papers' }, { name: 'papers', file: 'tides.bib' }];
    const update = { action: 'update', itemId: 'papers' };
    expect(await tool.must('GET all/history?limit=5&collection=source')).toEqual([
      expect.objectContaining({ ...update, before: file, after: without }),
      expect.objectContaining({ ...update, before: without, after: file }),
    ]);
  });

  test('a file of records that replaces an earlier one says so in the history', async () => {
    const { tool } = world();
    for (const upload of [PIECE.upload, '00000000-0000-4000-8000-000000000002'])
      await tool.must('POST harvest/files/papers', { ...PIECE, upload });
    const before = { name: 'papers' };
    expect(await tool.must('GET all/history?limit=2&collection=source')).toMatchObject([
      { before, after: { name: 'papers', file: 'tides.bib', replacedFile: 'tides.bib' } },
      { before, after: { name: 'papers', file: 'tides.bib' } },
    ]);
  });

  test('two Unicode forms of a name are one file of records', async () => {
    const { tool } = world();
    for (const name of ['mar\u00e9e.bib', 'mare\u0301e.bib'])
      await tool.must('POST harvest/files/papers', { ...PIECE, name });
    const after = { name: 'papers', file: 'mar\u00e9e.bib' };
    expect(await tool.must('GET all/history?limit=2&collection=source')).toMatchObject([
      { after },
      { after },
    ]);
  });

  test.each([
    ['a path for a name', { name: '../state.json' }, /^name: must be a file name/],
    ['an upload that is no UUID', { upload: '../x' }, /^upload: must be a UUID/],
    ['a place before the file', { from: -1 }, /^from: /],
    ['content that is not Base64', { content: 'QG1pc2N7fQ=' }, /^content: must be Base64/],
    ['content that is no text', { content: 7 }, /^content: /],
  ])('a piece of a file with %s is refused', async (_rule, change, message) => {
    const call = 'POST harvest/files/papers';
    const { status, body } = await world().tool.ask(['PORTAL_ADMINISTRATOR'], call, { ...PIECE, ...change });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringMatching(message) }),
    ]);
  });

  test('editors of portals find the changes of all their portals, and no others, in one history', async () => {
    const { tool } = world();
    const community = (pid: string) => ({ pid, name: pid, type: 'community' });
    for (const pid of ['tides', 'shores']) await tool.must('POST community/save', community(pid));
    await tool.must('POST funder/save', { pid: 'fund', name: 'Fund', type: 'funder' });
    const pids = async (...roles: string[]) => {
      const changes = changesIn((await tool.ask(roles, 'GET own/history?limit=1000')).body);
      return [...new Set(changes.map(({ portalPid }) => portalPid))].sort();
    };
    expect(await pids('COMMUNITY_tides_MANAGER')).toEqual(['tides']);
    expect(await pids('COMMUNITY_tides_MANAGER', 'FUNDER_fund_MANAGER')).toEqual(['fund', 'tides']);
    expect(await pids('CURATOR_COMMUNITY')).toEqual(['egi', 'shores', 'tides']);
    expect(await pids('COMMUNITY_nowhere_MANAGER')).toEqual([]);
  });

  test('administrators find the changes of all portals in one history, and can undo them there', async () => {
    const { tool, examples } = world();
    await tool.must('POST ri/delete', [examples.portal.id]);
    expect((await tool.ask(['CURATOR_COMMUNITY'], 'GET all/history')).status).toBe(403);
    const deletion = await restore(tool, 'all/history', ({ itemId }) => itemId === examples.portal.id);
    expect(deletion).toMatchObject({ action: 'delete', collection: 'portal', portalPid: 'egi' });
    expect(await tool.must(FULL)).toMatchObject({ pid: 'egi', pages: [{ isEnabled: true }, {}, {}] });
  });
});

describe('the portal of an item', () => {
  describeTool('comes from the store, never from the body', (world) => {
    const MANAGER: Roles = ['COMMUNITY_egi_MANAGER', 'FUNDER_ec_MANAGER'];
    test.each([
      ['the shared page said to be one’s own', 'page', 403],
      ['one’s own page given away', 'ownPage', 400],
    ] as const)('%s → %d', async (title, name, status) => {
      const { tool, examples } = world();
      const portalPid = name === 'page' ? 'egi' : null;
      const body = { ...toStored(examples[name]), portalPid };
      expect([title, (await tool.ask(MANAGER, 'POST page/update', body)).status]).toEqual([title, status]);
    });

    test('a list with an item of another portal is rejected as a whole', async () => {
      const { tool, examples } = world();
      const ids = [examples.ownPage.id, examples.sparePage.id];
      expect((await tool.ask(MANAGER, 'POST page/delete', ids)).status).toBe(403);
      expect((await tool.store.read()).items.page.has(examples.ownPage.id)).toBe(true);
    });

    test('items of another portal are not found below one’s own portal', async () => {
      const { tool, examples } = world();
      const { divHelp, menuItem } = examples;
      expect((await tool.ask(MANAGER, `GET funder/ec/divhelpcontent/${divHelp.id}`)).status).toBe(404);
      expect(
        (await tool.ask(MANAGER, 'POST funder/ec/divhelpcontent/toggle?status=false', [divHelp.id])).status,
      ).toBe(404);
      expect((await tool.ask(MANAGER, 'POST funder/ec/menu/delete', [menuItem.id])).status).toBe(404);
      expect((await tool.ask(MANAGER, 'POST funder/ec/menu/update', toStored(menuItem))).status).toBe(404);
      expect((await tool.store.read()).items.menuItem.has(menuItem.id)).toBe(true);
    });

    test('a portal is not found under another type', async () => {
      const { tool, examples } = world();
      expect((await tool.ask(['CURATOR_FUNDER'], 'GET funder/egi/export')).status).toBe(404);
      expect(
        (await tool.ask(['CURATOR_FUNDER'], 'POST funder/egi/menu/delete', [examples.menuItem.id])).status,
      ).toBe(404);
      expect((await tool.ask(['CURATOR_FUNDER'], 'POST funder/delete', [examples.portal.id])).status).toBe(
        403,
      );
    });
  });
});

describeTool('an exported portal', (world) => {
  const exported = async (url: string) => world().tool.must(`GET ${url}/export`);
  /** Replaces ids, which are new after an import, by the position of their first occurrence. */
  const withoutIds = (file: unknown): unknown => {
    const ids = new Map<string, string>();
    const text = JSON.stringify(file);
    for (const [id] of text.matchAll(/\bid-\d+\b/g)) if (!ids.has(id)) ids.set(id, `${ids.size}`);
    return JSON.parse(text.replaceAll(/\bid-\d+\b/g, (id) => ids.get(id) ?? ''));
  };

  test('is unchanged after an import into the same portal', async () => {
    const file = await exported('ri/egi');
    await world().tool.must('POST ri/egi/import', file);
    expect(withoutIds(await exported('ri/egi'))).toEqual(withoutIds(file));
  });

  test('may have many long pages, and the answer has them', async () => {
    const { tool, examples } = world();
    const file = Object(await tool.must('GET ri/egi/export'));
    const page = {
      ...toStored(examples.ownPage),
      isEnabled: true,
      content: `<p>${'Tides. '.repeat(9_000)}</p>`,
    };
    const { version: _, ...own } = page;
    const pages = Array.from({ length: 100 }, (_page, n) => ({
      ...own,
      _id: `n${n}`,
      route: `/guides/${n}`,
    }));
    const answer = await tool.must('POST ri/egi/import', { ...file, pages: [...file.pages, ...pages] });
    expect(answer).toMatchObject({
      pages: expect.arrayContaining([expect.objectContaining({ route: '/guides/99', isEnabled: true })]),
    });
  });

  test('is unchanged after an import into an empty database', async () => {
    const file = await exported('ri/egi');
    const { database } = world().environment;
    for (const table of ['items', 'flags', 'changes'] as const)
      await database.query.deleteFrom(table).execute();
    await world().tool.must('POST ri/egi/import', file);
    expect(withoutIds(await exported('ri/egi'))).toEqual(withoutIds(file));
  });

  test('of the whole installation has its communities and stakeholders, each of them once', async () => {
    const { tool } = world();
    await tool.must('POST explore/save', { pid: 'whole', name: 'Whole', type: 'explore' });
    const egi = Object(await exported('ri/egi'));
    const file = Object(await exported('explore/whole'));
    const { format: _format, formatVersion: _version, ...content } = egi;
    expect(file.stakeholders).toContainEqual(content);
    await tool.must('POST ri/egi/menu/save', { title: 'Extra' });
    await tool.must('POST explore/whole/import', file);
    expect(withoutIds(await exported('ri/egi'))).toEqual(withoutIds(egi));
    for (const [stakeholder, message] of [
      [content, 'stakeholders.1.portal.pid'],
      [{ ...content, portal: { ...content.portal, pid: 'other', type: 'explore' } }, 'portal.type'],
    ] as const) {
      const stakeholders = [content, stakeholder];
      const refused = await tool.ask(ADMINISTRATOR, 'POST explore/whole/import', { ...file, stakeholders });
      expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) } });
    }
  });

  test('replaces the current content, which can be restored', async () => {
    const { tool, examples } = world();
    const file = await exported('ri/egi');
    const extra = await tool.must('POST ri/egi/menu/save', { title: 'Extra' });
    await tool.must('POST ri/egi/import', file);
    const lost = await restore(tool, 'ri/egi/history', ({ itemId }) => itemId === Object(extra)['_id']);
    expect(lost).toMatchObject({ action: 'import', by: 'tester', before: { title: 'Extra' }, after: null });
    expect(await tool.must('GET ri/egi/history?limit=1')).toMatchObject([
      { action: 'restore', before: null },
    ]);
    expect(JSON.stringify(await tool.must('GET ri/egi/menu/full'))).toContain('Extra');
    expect((await tool.store.read()).items.page.get(examples.page.id)).toEqual(examples.page);
  });

  test.each([
    [
      'another portal’s page',
      {
        pages: [{ _id: 'p', name: 'P', route: '/p', portalType: 'ri', portalPid: 'clarin', isEnabled: true }],
      },
      'pages.0.portalPid',
    ],
    [
      'another type’s page',
      { pages: [{ _id: 'p', name: 'P', route: '/p', portalType: 'ec', isEnabled: true }] },
      'pages.0.portalType',
    ],
    [
      'a reference to nothing',
      { pageHelpContents: [{ page: 'none', placement: 'top' }] },
      'pageHelpContents.0.page: the file has no such item: none',
    ],
    [
      'a sub-item before its parent',
      {
        menuItems: [
          { _id: 'b', title: 'B', parentItemId: 'a' },
          { _id: 'a', title: 'A' },
        ],
      },
      'menuItems.0.parentItemId',
    ],
    ['another pid', { portal: { pid: 'x', name: 'X', type: 'ri' } }, 'portal.pid'],
    ['an unknown field', { extra: 1 }, 'Unknown field: extra'],
  ])('%s in it is rejected, and nothing changes', async (_title, part, message) => {
    const { tool } = world();
    const file = Object(await exported('ri/egi'));
    const before = (await tool.store.read()).revision;
    const { status, body } = await tool.ask(ADMINISTRATOR, 'POST ri/egi/import', { ...file, ...part });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: expect.stringContaining(message) });
    expect((await tool.store.read({ isFresh: true })).revision).toBe(before);
  });
});
