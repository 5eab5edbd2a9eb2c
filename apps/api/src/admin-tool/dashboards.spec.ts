import { expect, test } from '@jest/globals';
import { DASHBOARD_FIGURES } from '@open-discovery/model';
import { describeTool } from './testing/describe-tool.ts';
import type { Roles, TestAdminTool } from './testing/start-admin-tool.ts';

const ADMINISTRATOR = ['PORTAL_ADMINISTRATOR'];

type Fields = Readonly<Record<string, unknown>>;

const funder = (dashboard: Fields, layout: Fields = {}): Fields => ({
  pid: 'athos',
  name: 'Athos Foundation',
  type: 'funder',
  layout,
  dashboard: { alias: 'athos', ...dashboard },
});

const saveFunder = (tool: TestAdminTool, dashboard: Fields, layout?: Fields) =>
  tool.ask(ADMINISTRATOR, 'POST funder/save', funder(dashboard, layout));

/** Every call that answers with portals or their dashboards. */
const READING = [
  'dashboards',
  'dashboards/athos',
  'funder',
  'funder/full',
  'funder/athos',
  'funder/athos/full',
  'portal/full',
  'communities/athos',
];

describeTool('dashboards', (world) => {
  test.each<readonly [who: string, roles: Roles, asPublic: number, asRestricted: number, asPrivate: number]>([
    ['an anonymous visitor', null, 200, 401, 403],
    ['a registered user', ['REGISTERED_USER'], 200, 403, 403],
    ['a member of another funder', ['FUNDER_ec'], 200, 403, 403],
    ['a member', ['FUNDER_ATHOS'], 200, 200, 403],
    ['a manager', ['FUNDER_athos_MANAGER'], 200, 200, 200],
    ['a manager of an organization of the same name', ['INSTITUTION_athos_MANAGER'], 200, 403, 403],
    ['a curator of funders', ['CURATOR_FUNDER'], 200, 200, 200],
    ['a curator of communities', ['CURATOR_COMMUNITY'], 200, 403, 403],
    ['a portal administrator', ADMINISTRATOR, 200, 200, 200],
  ])(
    '%s (%j) asks for a public, a restricted and a private one: %i, %i, %i',
    async (_who, roles, ...expected) => {
      const { tool } = world();
      const statuses: number[] = [];
      for (const visibility of ['public', 'restricted', 'private']) {
        const saved = await tool.must('POST funder/save', funder({ visibility }));
        statuses.push((await tool.ask(roles, 'GET dashboards/athos')).status);
        await tool.must('POST funder/delete', [Reflect.get(Object(saved), '_id')]);
      }
      expect(statuses).toEqual(expected);
    },
  );

  test('the list of all portals names a private one only to those who may see it', async () => {
    const { tool } = world();
    await saveFunder(tool, { visibility: 'private' });
    const listed = async (roles: Roles) =>
      (await tool.ask(roles, 'GET portal')).body as readonly { readonly pid: string }[];
    const outline = { pid: 'athos', type: 'funder' };
    const dashboard = { alias: 'athos', visibility: 'private' };
    expect((await listed(['FUNDER_athos_MANAGER'])).find(({ pid }) => pid === 'athos')).toEqual({
      ...{ ...outline, dashboard },
      _id: expect.any(String),
      name: expect.any(String),
    });
    expect((await listed(null)).find(({ pid }) => pid === 'athos')).not.toHaveProperty('dashboard');
  });

  test.each(['restricted', 'private'])(
    'nothing of a %s one is sent to other users, whatever they request',
    async (visibility) => {
      const { tool } = world();
      await saveFunder(tool, { visibility, intro: 'Our secret plans' });
      for (const call of READING) {
        const asStranger = await tool.ask(['REGISTERED_USER'], `GET ${call}`);
        expect([call, JSON.stringify(asStranger.body)]).not.toEqual([
          call,
          expect.stringContaining('secret'),
        ]);
        const asManager = await tool.ask(['FUNDER_athos_MANAGER'], `GET ${call}`);
        expect([call, JSON.stringify(asManager.body)]).toEqual([call, expect.stringContaining('secret')]);
        expect([call, asManager.headers['etag']]).not.toEqual([call, asStranger.headers['etag'] ?? '']);
      }
    },
  );

  test('a private one says “Private data”', async () => {
    const { tool } = world();
    await saveFunder(tool, {});
    expect((await tool.ask(null, 'GET dashboards/athos')).body).toMatchObject({ message: 'Private data' });
  });

  test('a new one is private and has every figure', async () => {
    const { tool } = world();
    expect((await saveFunder(tool, {})).body).toMatchObject({
      dashboard: {
        visibility: 'private',
        figures: DASHBOARD_FIGURES.map((figure) => ({ figure, title: '', text: '' })),
      },
    });
  });

  test.each([
    [{}, { field: 'funder', value: 'athos', valueName: 'Athos Foundation' }],
    [
      { queryFieldName: 'organization', valueId: 'o1', valueName: 'Athos' },
      { field: 'organization', value: 'o1', valueName: 'Athos' },
    ],
  ])('the layout %j selects %j', async (layout, expected) => {
    const { tool } = world();
    await saveFunder(tool, { visibility: 'public' }, layout);
    const { body } = await tool.ask(null, 'GET dashboards/athos');
    expect(body).toMatchObject({ ...expected, mayEdit: false });
  });

  test('the figures are in the order that was chosen, with their texts', async () => {
    const { tool } = world();
    const figures = [
      { figure: 'licenses', title: '', text: 'Since 2020' },
      { figure: 'outputs', title: 'Our works', text: '' },
    ];
    await saveFunder(tool, { visibility: 'public', figures });
    expect((await tool.ask(['FUNDER_athos_MANAGER'], 'GET dashboards/athos')).body).toMatchObject({
      figures,
      mayEdit: true,
    });
  });

  test('an update without a dashboard keeps it', async () => {
    const { tool } = world();
    const { body } = await saveFunder(tool, { visibility: 'public' });
    const { dashboard: _, ...rest } = Object(body) as Fields;
    await tool.must('POST funder/update', { ...rest, name: 'Athos' });
    expect((await tool.ask(null, 'GET dashboards/athos')).body).toMatchObject({ name: 'Athos' });
  });

  test.each<readonly [Fields, Fields, string]>([
    [{ alias: 'Athos' }, {}, 'dashboard.alias: has lower-case letters, digits and - only, at most 100'],
    [{ alias: '../x' }, {}, 'dashboard.alias: has lower-case letters, digits and - only, at most 100'],
    [{ alias: 'ec' }, {}, 'dashboard.alias: another dashboard has it already'],
    [{ visibility: 'hidden' }, {}, 'dashboard.visibility'],
    [
      { figures: [{ figure: 'outputs' }, { figure: 'outputs' }] },
      {},
      'dashboard.figures: has a figure twice',
    ],
    [{ figures: [{ figure: 'profit' }] }, {}, 'dashboard.figures.0.figure'],
    [{}, { queryFieldName: 'year' }, 'layout.queryFieldName: must be one of: title, author'],
  ])('%j with the layout %j is refused: %s', async (dashboard, layout, message) => {
    const { tool } = world();
    const { status, body } = await saveFunder(tool, dashboard, layout);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringContaining(message) }),
    ]);
  });

  test('portals of other types have none', async () => {
    const { tool } = world();
    const { status, body } = await tool.ask(ADMINISTRATOR, 'POST connect/save', {
      ...funder({}),
      type: 'connect',
    });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringContaining('dashboard: only funders') }),
    ]);
  });
});
