/**
 * One use of each entry of the public libraries: the imports, the call, its expected type and its expected value. They are
 * strings because they become the source code of a project outside the workspace. Options are given as undefined, which
 * `exactOptionalPropertyTypes` tells from absent ones.
 */
export const USES = [
  {
    entry: '@open-discovery/validators',
    names: 'validateYear, type Validation',
    type: 'Validation<number>',
    call: "validateYear('2020', { currentYear: 2026 })",
    value: { ok: true, value: 2020 },
  },
  {
    entry: '@open-discovery/identifiers',
    names: 'parseIdentifier, type Identifier',
    type: 'Identifier["scheme"] | undefined',
    call: "parseIdentifier('https://doi.org/10.5281/ZENODO.2659')?.scheme",
    value: 'doi',
  },
  {
    entry: '@open-discovery/roles',
    names: 'parseRole, type Role',
    type: 'Role | null',
    call: "parseRole('COMMUNITY_egi_MANAGER')",
    value: { kind: 'manager', type: 'ri', id: 'egi' },
  },
  {
    entry: '@open-discovery/menu',
    names: 'createMenuItem, menuItemLink, type MenuItemLink',
    type: 'MenuItemLink | null',
    call: "menuItemLink(createMenuItem({ id: 'a', title: 'A', route: '/a', params: { tab: 'b' }, url: null, icon: undefined }))",
    value: { kind: 'internal', href: '/a?tab=b' },
  },
  {
    entry: '@open-discovery/model',
    names: 'inverseRelation, type RelationName',
    type: 'RelationName',
    call: "inverseRelation('Cites')",
    value: 'IsCitedBy',
  },
  {
    entry: '@open-discovery/model/schemas',
    names: 'RECORD_SCHEMAS',
    type: 'string | null | undefined',
    call: "RECORD_SCHEMAS.project.parse({ id: 'corda_______::' + 'a'.repeat(32), acronym: 'TIDES' }).acronym",
    value: 'TIDES',
  },
  {
    entry: '@open-discovery/model/testing',
    names: 'aProduct',
    type: 'string | null | undefined',
    call: "aProduct({ mainTitle: 'Tides' }).mainTitle",
    value: 'Tides',
  },
  {
    entry: '@open-discovery/search-fields',
    names: 'parseQueryText, printQueryText',
    type: 'string',
    call: "printQueryText(parseQueryText('title:(sea OR ice) -author:Smith', { fields: undefined }).tree)",
    value: 'title:(sea OR ice) NOT author:Smith',
  },
  {
    entry: '@open-discovery/http',
    names: 'endpointAddress, path, type Endpoint',
    type: 'string',
    call: "endpointAddress('https://example.org/api', { path: path('projects', 'a/b'), query: undefined } satisfies Partial<Endpoint<string>>)",
    value: 'https://example.org/api/projects/a%2Fb',
  },
  {
    entry: '@open-discovery/admin-client',
    names: 'getPages, savePage',
    type: 'string[]',
    call: "[savePage({ name: 'About', route: '/about', portalType: 'explore' }), getPages({ pid: undefined })].map(({ path }) => path)",
    value: ['page/save', 'page'],
  },
];
