import type { AdminPortal } from '@open-discovery/model';
import { aPortalLayout } from '@open-discovery/model/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { movedFigure, toPortal, valuesOf } from './dashboard-values.ts';
import { DashboardsScreen } from './dashboards-screen.tsx';

const layout: AdminPortal['layout'] = aPortalLayout({ title: 'Kept', valueId: 'EC' });
const FUNDER: AdminPortal = {
  _id: 'f1',
  version: 2,
  pid: 'ec',
  name: 'European Commission',
  type: 'funder',
  layout,
  dashboard: {
    alias: 'ec',
    visibility: 'private',
    intro: '',
    figures: [
      { figure: 'outputs', title: '', text: '' },
      { figure: 'access', title: '', text: '' },
    ],
  },
};
const COMMUNITY: AdminPortal = { ...FUNDER, _id: 'c1', pid: 'tides', name: 'Tides', type: 'connect' };

beforeEach(() => sessionStorage.clear());

const open = (address: string) => {
  const server = memoryServer(({ method, path, body }) => ({
    body: path.endsWith('/delete')
      ? body
      : path.endsWith('/admin-tool/portal')
        ? [FUNDER, COMMUNITY]
        : { ...FUNDER, ...(method === 'POST' && { ...(body as object), version: 3 }) },
  }));
  return { server, ...renderInConsole(<DashboardsScreen />, { ...server, address }) };
};

test('the list has the stakeholders, and portals of other types are not among them', async () => {
  open('/admin');
  const list = await screen.findByRole('list', { name: 'Dashboards' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('European Commission')]);
});

test('order, texts and visibility are stored, and the rest of the portal stays', async () => {
  const { server } = open('/admin?edit=ec');
  fireEvent.change(await screen.findByLabelText('Who sees it'), { target: { value: 'public' } });
  fireEvent.click(screen.getByRole('button', { name: 'Move “Access” up', hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Licenses' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.requests.some(({ method }) => method === 'POST')).toBe(true));
  expect(server.requests.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/admin-tool/funder/update',
    body: {
      version: 2,
      layout: { title: 'Kept', valueId: 'EC' },
      dashboard: {
        visibility: 'public',
        figures: [{ figure: 'access' }, { figure: 'outputs' }, { figure: 'licenses' }],
      },
    },
  });
});

test('who may create stakeholders deletes one after a question', async () => {
  const { server } = open('/admin?edit=ec');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete this dashboard' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete “European Commission”?' });
  expect(server.requests.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete this dashboard' }));
  expect(await screen.findByRole('list', { name: 'Dashboards' })).toBeTruthy();
  expect(server.requests.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/admin-tool/funder/delete',
    body: ['f1'],
  });
});

test.each([
  ['Academy_of Sciences', 'academy-of-sciences'],
  ['EC', 'ec'],
  ['--x--', 'x'],
])('a new stakeholder %j has the address %j unless another one is typed', (pid, alias) => {
  const values = { ...valuesOf(null), pid };
  expect(toPortal(values, null, {}).dashboard?.alias).toBe(alias);
  expect(toPortal({ ...values, alias: 'mine' }, null, {}).dashboard?.alias).toBe('mine');
});

const [a, b] = FUNDER.dashboard?.figures ?? [];
test.each([
  [0, 1, ['access', 'outputs']],
  [1, -1, ['access', 'outputs']],
  [0, -1, ['outputs', 'access']],
  [1, 1, ['outputs', 'access']],
])('the figure at %i moved by %i', (at, by, expected) => {
  const figures = a && b ? [a, b] : [];
  expect(movedFigure(figures, at, by).map(({ figure }) => figure)).toEqual(expected);
});
