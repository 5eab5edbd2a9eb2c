import { toStored } from '../../content/item.ts';
import {
  menuItemFields,
  pageFields,
  pageHelpFields,
  portalFields,
} from '../../content/testing/open-test-store.ts';
import { exportPortal } from '../export-portal.ts';
import type { Content } from '../../content/content.ts';
import type { Action } from '../../access/permissions.ts';
import type { Examples } from './example-portal.ts';

/** A call that succeeds for callers with the permission. */
export interface ExampleCall {
  /** The route of the call, relative to the admin tool. */
  readonly route: string;
  readonly action: Action;
  /** The subject of the call: the community, or content that all portals share. */
  readonly about: 'egi' | 'shared';
  readonly call: string;
  readonly body?: unknown;
}

const reading = ({ divId, divHelp, pageHelp, page, ownPage }: Examples): ExampleCall[] => {
  const visitors = (route: string, call = route) =>
    ({ route: `GET /${route}`, action: 'content.read', about: 'egi', call: `GET ${call}` }) as const;
  const editors = (route: string, call: string, action: Action = 'content.readDrafts') =>
    ({ route: `GET /${route}`, action, about: 'egi', call: `GET ${call}` }) as const;
  const shared = (route: string, call = route, action: Action = 'shared.read') =>
    ({ route: `GET /${route}`, action, about: 'shared', call: `GET ${call}` }) as const;
  return [
    shared('entity'),
    shared('div/full'),
    shared('div/:id', `div/${divId.id}`),
    shared('page'),
    shared('page', 'page?pid=egi'),
    shared('page/full'),
    shared('history', 'history', 'shared.history'),
    shared('all/history', 'all/history?limit=5', 'shared.history'),
    shared('own/history', 'own/history?limit=5', 'own.history'),
    shared('import-report', 'import-report', 'import.read'),
    shared('harvest', 'harvest', 'import.read'),
    shared('merge-decisions', 'merge-decisions', 'records.merge'),
    shared('merge-decisions/likely', 'merge-decisions/likely', 'records.merge'),
    shared('merge-decisions/find', 'merge-decisions/find?record=test::1', 'records.merge'),
    shared('withdrawals', 'withdrawals', 'records.withdraw'),
    shared('withdrawals/find', 'withdrawals/find?record=test::1', 'records.withdraw'),
    shared('divhelpcontent', 'divhelpcontent', 'shared.readDrafts'),
    shared('pagehelpcontent', 'pagehelpcontent', 'shared.readDrafts'),
    visitors('divhelpcontent', 'divhelpcontent?active=true&community=egi&page=/about&div=intro'),
    visitors('pagehelpcontent', 'pagehelpcontent?active=true&community=egi&position=top&before=false'),
    editors('divhelpcontent', 'divhelpcontent?community=egi'),
    editors('pagehelpcontent', 'pagehelpcontent?active=false&community=egi'),
    visitors('portal'),
    visitors('portal/full'),
    visitors(':type', 'ri'),
    visitors(':type/full', 'ri/full'),
    visitors(':type/:pid', 'ri/egi'),
    visitors(':type/:pid/full', 'ri/egi/full'),
    visitors(':type/:pid/entities', 'ri/egi/entities'),
    visitors(':type/:pid/pages', 'ri/egi/pages?div=true&page_type=other&with_positions=true'),
    visitors(':type/:pid/page/outlines', 'ri/egi/page/outlines'),
    editors(':type/:pid/links', 'ri/egi/links'),
    visitors(':type/:pid/page/custom', 'ri/egi/page/custom?page_route=/about'),
    visitors(':type/:pid/page/:id', `ri/egi/page/${ownPage.id}`),
    visitors(':type/:pid/page', 'ri/egi/page?page_route=/own'),
    visitors(':type/:pid/page/', 'ri/egi/page/?page_route=/own'),
    visitors(':type/:pid/div/full', `ri/egi/div/full?page=${page.id}`),
    visitors(':type/:pid/div/:id/full', `ri/egi/div/${divId.id}/full`),
    visitors(':type/:pid/div/pages', 'ri/egi/div/pages'),
    visitors(':type/:pid/menu/full', 'ri/egi/menu/full'),
    visitors(':type/:pid/divhelpcontent/grouped', 'ri/egi/divhelpcontent/grouped?active=true&page=/about'),
    visitors(':type/:pid/pagehelpcontent/grouped', 'ri/egi/pagehelpcontent/grouped?active=true&page=/about'),
    editors(':type/:pid/pagehelpcontent/grouped', 'ri/egi/pagehelpcontent/grouped?page=/about'),
    visitors('communities/:pid', 'communities/egi'),
    visitors('statistics/:pid', 'statistics/egi'),
    visitors('dashboards'),
    visitors('dashboards/:alias', 'dashboards/ec'),
    editors(':type/:pid/divhelpcontent', 'ri/egi/divhelpcontent'),
    editors(':type/:pid/pagehelpcontent', 'ri/egi/pagehelpcontent'),
    editors(':type/:pid/:page/divhelpcontent', `ri/egi/${page.id}/divhelpcontent`),
    editors(':type/:pid/:page/pagehelpcontent', `ri/egi/${page.id}/pagehelpcontent`),
    editors(':type/:pid/divhelpcontent/page/count', 'ri/egi/divhelpcontent/page/count'),
    editors(':type/:pid/pagehelpcontent/page/count', 'ri/egi/pagehelpcontent/page/count'),
    editors(':type/:pid/divhelpcontent/:id', `ri/egi/divhelpcontent/${divHelp.id}`),
    editors(':type/:pid/pagehelpcontent/:id', `ri/egi/pagehelpcontent/${pageHelp.id}`),
    editors(':type/:pid/history', 'ri/egi/history?limit=5', 'content.history'),
    editors(':type/:pid/export', 'ri/egi/export', 'portal.export'),
    editors(':type/:pid/uploads', 'ri/egi/uploads', 'portal.edit'),
  ];
};

const editingShared = ({
  entity,
  spareEntity,
  divId,
  spareDivId,
  page,
  sparePage,
  sharedUpload,
  withdrawal,
  mergeDecision,
}: Examples): ExampleCall[] => {
  const post = (route: string, body: unknown) =>
    ({
      route: `POST /${route}`,
      action: 'shared.edit',
      about: 'shared',
      call: `POST ${route}`,
      body,
    }) as const;
  return [
    { ...post('harvest/start', { names: [] }), action: 'harvest.start' },
    { ...post('harvest/stop', undefined), action: 'harvest.start' },
    {
      ...post('harvest/source/save', { name: 'ror', kind: 'ror', address: null, options: {} }),
      action: 'harvest.sources',
    },
    { ...post('harvest/source/delete', { name: 'ror' }), action: 'harvest.sources' },
    {
      ...post('harvest/files/papers', {
        name: 'tides.bib',
        upload: '00000000-0000-4000-8000-000000000001',
        from: 0,
        isLast: true,
        content: 'QG1pc2N7fQ==',
      }),
      route: 'POST /harvest/files/:source',
      action: 'harvest.sources',
    },
    {
      ...post('harvest/files/papers/delete', { name: 'tides.bib' }),
      route: 'POST /harvest/files/:source/delete',
      action: 'harvest.sources',
    },
    post('entity/save', { pid: 'orp', name: 'Other' }),
    post('entity/update', { ...toStored(entity), name: 'Data' }),
    post('entity/delete', [spareEntity.id]),
    post('div/save', { name: 'new', portalType: 'ri', pages: [page.id] }),
    post('div/update', { ...toStored(divId), name: 'renamed' }),
    post('div/delete', [spareDivId.id]),
    post('page/save', { name: 'New', route: 'new', portalType: 'ri' }),
    post('page/update', { ...toStored(page), name: 'Renamed' }),
    post('page/delete', [sparePage.id]),
    post('uploads/delete', [sharedUpload.id]),
    {
      ...post('merge-decisions/save', { verdict: 'same', records: ['test::3'], others: ['test::4'] }),
      action: 'records.merge',
    },
    { ...post('merge-decisions/delete', [mergeDecision.id]), action: 'records.merge' },
    {
      ...post('withdrawals/save', { recordId: 'test::1', reason: 'legal' }),
      action: 'records.withdraw',
    },
    { ...post('withdrawals/restore', [withdrawal.id]), action: 'records.withdraw' },
    {
      ...post('page/:id/entity/toggle', undefined),
      call: `POST page/${page.id}/entity/toggle?status=true&entityId=${spareEntity.id}`,
    },
  ];
};

const editingPortal = (examples: Examples, content: Content): ExampleCall[] => {
  const { entity, page, ownPage, portal, divId, divHelp, pageHelp, menuItem, subItem, upload } = examples;
  const post = (route: string, call: string, body?: unknown, action: Action = 'content.edit') =>
    ({ route: `POST /${route}`, action, about: 'egi', call: `POST ${call}`, body }) as const;
  const below = (path: string, body?: unknown, query = '') =>
    post(`:type/:pid/${path}`, `ri/egi/${path}${query}`, body);
  return [
    post('page/save', 'page/save', { ...pageFields({ portalPid: 'egi', route: '/mine' }) }),
    post('page/update', 'page/update', { ...toStored(ownPage), name: 'Renamed' }),
    post('page/delete', 'page/delete', [ownPage.id]),
    post('uploads/delete', 'uploads/delete', [upload.id]),
    post('page/:id/entity/toggle', `page/${ownPage.id}/entity/toggle?status=true&entityId=${entity.id}`),
    below('entity/toggle', [entity.id], '?status=false'),
    below('page/toggle', [page.id], '?status=false'),
    below('divhelpcontent/save', { divId: divId.id, content: '<p>New</p>' }),
    below('divhelpcontent/update', { ...toStored(divHelp), content: '<p>Changed</p>' }),
    below('divhelpcontent/delete', [divHelp.id]),
    below('divhelpcontent/toggle', [divHelp.id], '?status=false'),
    below('pagehelpcontent/save', pageHelpFields(page.id)),
    below('pagehelpcontent/update', { ...toStored(pageHelp), content: '<p>Changed</p>' }),
    below('pagehelpcontent/delete', [pageHelp.id]),
    below('pagehelpcontent/toggle', [pageHelp.id], '?status=false'),
    below('menu/save', menuItemFields({ title: 'New' })),
    below('menu/update', { ...toStored(menuItem), title: 'Renamed' }),
    below('menu/delete', [menuItem.id]),
    below('menu/reorder', [{ _id: subItem.id }, { _id: menuItem.id, parentItemId: subItem.id }]),
    below('menu/toggle', undefined, '?status=false&featured=true'),
    below('menu/align', undefined, '?alignment=LEFT'),
    post('statistics/:pid/toggle', 'statistics/egi/toggle'),
    post('statistics/:pid/:entity/:chart', 'statistics/egi/publication/timeline?status=true&monitor=false'),
    post(':type/save', 'ri/save', portalFields({ pid: 'new' }), 'portal.create'),
    post(':type/update', 'ri/update', { ...toStored(portal), name: 'Renamed' }, 'portal.edit'),
    post(':type/delete', 'ri/delete', [portal.id], 'portal.delete'),
    post(':type/:pid/import', 'ri/egi/import', exportPortal(content, portal), 'portal.import'),
  ];
};

/** The ids of two changes to revert: one of the community, one of shared content. */
export interface ExampleChanges {
  readonly own: string;
  readonly shared: string;
}

const restoring = ({ own, shared }: ExampleChanges): ExampleCall[] => [
  {
    route: 'POST /:type/:pid/history/:changeId/restore',
    action: 'content.history',
    about: 'egi',
    call: `POST ri/egi/history/${own}/restore`,
  },
  {
    route: 'POST /history/:changeId/restore',
    action: 'shared.history',
    about: 'shared',
    call: `POST history/${shared}/restore`,
  },
  {
    route: 'POST /all/history/:changeId/restore',
    action: 'shared.history',
    about: 'shared',
    call: `POST all/history/${own}/restore`,
  },
];

/** Returns at least one call for every route of the admin tool. */
export const exampleCalls = (
  examples: Examples,
  content: Content,
  changes: ExampleChanges,
): readonly ExampleCall[] => [
  ...reading(examples),
  ...editingShared(examples),
  ...editingPortal(examples, content),
  ...restoring(changes),
];
