import { beforeEach, expect, test } from '@jest/globals';
import type { PortalConfigurationFile } from '@open-discovery/config';
import type { AdminPortal } from '@open-discovery/model';
import { aPortalLayout } from '@open-discovery/model/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ChangeOutcome } from '../../parts/change-outcome.tsx';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { CommunitiesScreen } from './communities-screen.tsx';

const TIDES: AdminPortal = {
  _id: 't',
  version: 1,
  pid: 'tides',
  name: 'Tides',
  type: 'community',
  layout: aPortalLayout(),
  joining: 'invited',
};

beforeEach(() => sessionStorage.clear());

const open = (
  address: string,
  configuration: Partial<PortalConfigurationFile> = {},
  communities: readonly AdminPortal[] = [TIDES],
) => {
  let stored = communities;
  const { fetch } = memoryServer(({ method, path, body }) => {
    if (path.includes('/statistics/')) return { body: { pid: 'tides', isEnabled: false, choices: {} } };
    if (method === 'GET') return { body: stored };
    if (path.endsWith('/delete')) {
      stored = [];
      return { body: ['t'] };
    }
    const saved = { ...TIDES, ...(body as object), _id: 'n', layout: TIDES.layout };
    stored = [...stored, saved];
    return { body: saved };
  });
  const both = (
    <>
      <ChangeOutcome />
      <CommunitiesScreen />
    </>
  );
  return renderInConsole(both, { configuration, fetch, address });
};
const type = async (label: string, text: string): Promise<void> => {
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
};
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('the next screen says that a community was created or deleted', async () => {
  open('/admin/communities?edit=*');
  await type('Short name', 'lakes');
  await type('Name', 'Lakes');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Lakes' })).toBeTruthy();
  expect(told()).toContain('Saved');
  fireEvent.click(screen.getByRole('button', { name: 'Delete this community' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete this community' }));
  await waitFor(() => expect(told()).toContain('Deleted'));
});

test('unsaved changes of a community are not left without a question', async () => {
  const { router } = open('/admin/communities?edit=tides');
  await type('Name', 'Half a na');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(router.state.location.search).toBe('?edit=tides');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave and discard' }));
  expect(await screen.findByRole('link', { name: 'Tides' })).toBeTruthy();
});

test.each([
  [true, 'leads to'],
  [false, 'does not lead to'],
])('with the page of communities on: %j, a community %s the list of its members', async (isEnabled) => {
  open('/admin/communities?edit=tides', { pages: [{ route: '/myCommunities', isEnabled }] });
  expect(await screen.findByText('Open its page')).toBeTruthy();
  const link = screen.queryByRole('link', { name: 'Members and managers' });
  expect(link?.getAttribute('href') ?? null).toBe(isEnabled ? '/myCommunities/tides/members' : null);
});

test('the community whose portal this is has no button that deletes it', async () => {
  open('/admin/communities?edit=tides', { pid: 'tides', type: 'community' });
  expect(await screen.findByText('Open its page')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete this community' })).toBeNull();
});

test('communities are in the order of their names', async () => {
  const named = ['Tides 10', 'ebb', 'Tides 2', 'Éclat'].map((name) => ({
    ...TIDES,
    _id: name,
    pid: name,
    name,
  }));
  open('/admin/communities', {}, named);
  const list = await screen.findByRole('list', { name: 'Communities' });
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['ebb', 'Éclat', 'Tides 2', 'Tides 10']);
});

test('a field that selects the works of a community needs a value, and without a field there is none', async () => {
  open('/admin/communities?edit=tides');
  const field = await screen.findByLabelText('Its works are selected by');
  const valueFields = () => ['Value', 'Name of the value'].map((label) => screen.queryByLabelText(label));
  expect(valueFields()).toEqual([null, null]);
  fireEvent.change(field, { target: { value: 'subject' } });
  expect(valueFields()).not.toContain(null);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Value')));
  expect(screen.getByText('This field is required.')).toBeTruthy();
});
