import { expect, jest, test } from '@jest/globals';
import { describeTool } from './testing/describe-tool.ts';
import type { Roles } from './testing/start-admin-tool.ts';

jest.setTimeout(60_000);

const VISITED = 'GET ri/egi/page/custom?page_route=/team';
const TEAM = { name: 'Team', route: '/team', portalType: 'ri', portalPid: 'egi' };

interface SavedPage {
  readonly _id: string;
  readonly version: number;
}

describeTool('a custom page', (world) => {
  const save = (fields: object) =>
    world().tool.must('POST page/save', { ...TEAM, ...fields }) as Promise<SavedPage>;
  const toggle = (status: boolean, { _id }: SavedPage) =>
    world().tool.must(`POST ri/egi/page/toggle?status=${status}`, [_id]);

  test('is visible to visitors only while it is enabled', async () => {
    const { tool } = world();
    const page = await save({ title: 'Our team', content: '<p>Ada</p>', description: 'Who we are' });
    expect((await tool.ask(null, VISITED)).status).toBe(404);
    await toggle(true, page);
    expect((await tool.ask(null, VISITED)).body).toMatchObject({
      title: 'Our team',
      content: '<p>Ada</p>',
      description: 'Who we are',
      robots: 'index',
    });
    await toggle(false, page);
    expect((await tool.ask(null, VISITED)).status).toBe(404);
  });

  test('is found by its route in any case, like the pages of the software', async () => {
    const { tool } = world();
    await toggle(true, await save({ route: '/Team/Alumni', content: '<p>Ada</p>' }));
    for (const route of ['/Team/Alumni', '/team/alumni', '/TEAM/ALUMNI'])
      expect((await tool.ask(null, `GET ri/egi/page/custom?page_route=${route}`)).body).toMatchObject({
        route: '/Team/Alumni',
        content: '<p>Ada</p>',
      });
  });

  test('is not found by its id, which is no address', async () => {
    const { tool } = world();
    const page = await save({ content: '<p>Ada</p>' });
    await toggle(true, page);
    expect((await tool.ask(null, VISITED)).status).toBe(200);
    expect((await tool.ask(null, `GET ri/egi/page/custom?page_route=${page._id}`)).status).toBe(404);
  });

  test('without content is none', async () => {
    const { tool } = world();
    await toggle(true, await save({}));
    expect((await tool.ask(null, VISITED)).status).toBe(404);
  });

  test('replaces a page of the software at its route, for visitors and their help texts, while it is on', async () => {
    const { tool } = world();
    const found = async () => (await tool.ask(null, 'GET ri/egi/page?page_route=/about')).body;
    const shipped = await found();
    const own = await save({ name: 'About us', route: '/about', content: '<p>Us</p>' });
    expect(await found()).toEqual(shipped);
    await toggle(true, own);
    expect(await found()).toMatchObject({ _id: own._id, content: '<p>Us</p>' });
    await toggle(false, own);
    expect(await found()).toEqual(shipped);
  });

  test('is cleaned when it is stored', async () => {
    const { tool } = world();
    const hostile = '<p onclick="x()">Ada<script>x()</script><a href="javascript:x()">link</a></p>';
    await toggle(true, await save({ content: hostile }));
    expect((await tool.ask(null, VISITED)).body).toMatchObject({
      content: '<p>Ada<a rel="noopener noreferrer">link</a></p>',
    });
  });

  test.each<[canonical: string, status: number]>([
    ['', 200],
    ['/about', 200],
    ['https://example.org/team', 200],
    ['javascript:alert(1)', 400],
    ['//spy.example/team', 400],
  ])('with the original at %j is answered %i', async (canonical, status) => {
    const { tool } = world();
    const answer = await tool.ask(['PORTAL_ADMINISTRATOR'], 'POST page/save', { ...TEAM, canonical });
    expect(answer.status).toBe(status);
  });

  test.each<[who: string, Roles | null, isRead: boolean]>([
    ['a visitor', null, false],
    ['a user', ['REGISTERED_USER'], false],
    ['a manager of the portal', ['COMMUNITY_egi_MANAGER'], true],
    ['a manager of another portal', ['COMMUNITY_other_MANAGER'], false],
    ['an administrator', ['PORTAL_ADMINISTRATOR'], true],
  ])('that is off is read by %s: %3$s', async (_who, roles, isRead) => {
    const { tool } = world();
    await save({ content: '<p>Not yet</p>' });
    for (const call of ['GET ri/egi/page?page_route=/team', 'GET ri/egi/pages'])
      expect(JSON.stringify((await tool.ask(roles, call)).body).includes('Not yet')).toBe(isRead);
  });

  test('is in the portal without its content, which may be long', async () => {
    const { tool } = world();
    await save({ content: '<p>Ada</p>' });
    const { body } = await tool.ask(null, 'GET ri/egi/full');
    expect(body).toMatchObject({
      pages: expect.arrayContaining([expect.objectContaining({ route: '/team', hasContent: true })]),
    });
    expect(JSON.stringify(body)).not.toContain('Ada');
  });

  test('is exported and imported with its content', async () => {
    const { tool } = world();
    await toggle(true, await save({ content: '<p>Ada</p>', title: 'Our team', robots: 'noindex' }));
    const file = await tool.must('GET ri/egi/export');
    await tool.must('POST ri/egi/import', file);
    expect((await tool.ask(null, VISITED)).body).toMatchObject({
      content: '<p>Ada</p>',
      title: 'Our team',
      robots: 'noindex',
    });
  });
});

describeTool('the help texts of a page', (world) => {
  const grouped = async () =>
    (await world().tool.ask(null, 'GET ri/egi/pagehelpcontent/grouped?active=true&page=/about'))
      .body as Record<string, readonly { readonly content: string }[]>;
  const save = (placement: string, content: string, fields: object = {}) =>
    world().tool.must('POST ri/egi/pagehelpcontent/save', {
      page: world().examples.page.id,
      placement,
      content,
      isActive: true,
      ...fields,
    });

  const setPositions = async (positions: readonly string[]): Promise<void> => {
    const { tool, examples } = world();
    const { _id, version } = (await tool.must(`GET ri/egi/page/${examples.page.id}`)) as SavedPage;
    await tool.must('POST page/update', { ...examples.page.fields, _id, version, positions });
  };

  test('are at each of its six positions, and at no other', async () => {
    const positions = ['top', 'bottom', 'left', 'right', 'before', 'after'];
    await setPositions(positions);
    for (const position of positions) await save(position, `<p>${position}</p>`);
    const shown = async () =>
      Object.entries(await grouped()).flatMap(([position, texts]) => texts.map(() => position));
    expect(new Set(await shown())).toEqual(new Set(positions));
    await setPositions(['top']);
    expect(new Set(await shown())).toEqual(new Set(['top']));
    await setPositions(positions);
    expect(new Set(await shown())).toEqual(new Set(positions));
  });

  test('are refused where the page has no position; one whose position is gone can be changed and moved', async () => {
    const { tool, examples } = world();
    const { page, pageHelp } = examples;
    const ask = (call: string, placement: string, fields: object = {}) =>
      tool.ask(['PORTAL_ADMINISTRATOR'], `POST ri/egi/pagehelpcontent/${call}`, {
        ...{ page: page.id, placement, content: '<p>Help</p>', isActive: true },
        ...fields,
      });
    const refusal = (message: string, problem: object) => ({
      status: 400,
      body: { message: `placement: ${message}`, problem },
    });
    await setPositions(['top', 'left']);
    const elsewhere = refusal('must be one of: top, left', {
      id: 'choice',
      values: { choices: 'top, left' },
    });
    const stored = { _id: pageHelp.id };
    expect(await ask('save', 'after')).toMatchObject(elsewhere);
    expect(await ask('update', 'after', stored)).toMatchObject(elsewhere);
    await setPositions([]);
    expect(await ask('save', 'top')).toMatchObject(
      refusal('this page has no positions for help texts', { id: 'no-positions', values: {} }),
    );
    expect(await ask('update', 'top', stored)).toMatchObject({ status: 200 });
    await setPositions(['left']);
    expect(await ask('update', 'left', stored)).toMatchObject({ status: 200 });
    expect((await grouped())['left']).toHaveLength(1);
  });

  test('that are prior come before the others, then their order counts', async () => {
    await save('top', 'second', { order: 1 });
    await save('top', 'first', { order: 5, isPriorTo: true });
    const { top = [] } = await grouped();
    expect(top.map(({ content }) => content)).toEqual(['first', '<p>Hello</p>', 'second']);
  });
});
