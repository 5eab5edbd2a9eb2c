import { File } from 'node:buffer';
import { expect, test } from '@jest/globals';
import type { PortalExport } from '@open-discovery/model';
import { aPortalLayout } from '@open-discovery/model/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { PortalFileScreen } from './portal-file-screen.tsx';

const PORTAL: PortalExport = {
  format: 'open-discovery-portal',
  formatVersion: 1,
  portal: { pid: 'open-discovery', name: 'Tides', type: 'explore', layout: aPortalLayout() },
  entities: [],
  pages: [],
  divIds: [],
  divHelpContents: [],
  pageHelpContents: [],
  menuItems: [],
  menu: { isMenuEnabled: true, isFeaturedMenuEnabled: false, featuredAlignment: 'LEFT' },
  statistics: { pid: 'open-discovery', isEnabled: true, choices: {} },
};

/** Opens the screen of a server that stores imported files, and fails as long as `isBroken` is true. */
const open = () => {
  const server = { stored: PORTAL, isBroken: false };
  const { fetch } = memoryServer(({ method, body }) => {
    if (method === 'GET') return { body: server.stored };
    if (server.isBroken) return { status: 500, body: { message: 'The disk is full' } };
    server.stored = body as PortalExport;
    return { body: { ...server.stored.portal, _id: 'p', version: 2, pages: [], entities: [] } };
  });
  renderInConsole(<PortalFileScreen />, { fetch });
  return server;
};

const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

test('a failed import can be repeated; undo remains until it succeeds', async () => {
  const server = open();
  const file = new File([JSON.stringify({ ...PORTAL, portal: { ...PORTAL.portal, name: 'Ebb' } })], 'f.json');
  fireEvent.change(await screen.findByLabelText(/^Portal file/), { target: { files: [file] } });
  expect(await screen.findByText(/^Name, look and settings:/)).toBeTruthy();
  server.isBroken = true;
  await press('Import this file');
  expect((await screen.findByRole('alert')).textContent).toContain('The disk is full');
  expect(document.activeElement?.textContent).toBe('Import this file');
  server.isBroken = false;
  await press('Import this file');
  await screen.findByText(/The file was imported/);
  expect(server.stored.portal.name).toBe('Ebb');
  server.isBroken = true;
  await press('Go back to the state before');
  await screen.findByText(/The disk is full/);
  expect(screen.getByRole('button', { name: 'Save the state before' })).toBeTruthy();
  server.isBroken = false;
  await press('Go back to the state before');
  await screen.findByText('The portal is as it was before the import.');
  await waitFor(() => expect(server.stored.portal.name).toBe('Tides'));
});

test('what an import would change is named as on the screens, not as it is stored', async () => {
  open();
  const changed: PortalExport = {
    ...PORTAL,
    portal: { ...PORTAL.portal, layout: { customCss: 'a {}' } },
    divIds: [{ _id: 'd1', name: 'facets', portalType: 'explore', pages: [] }],
    divHelpContents: [{ divId: 'd1', content: '<p>Hint</p>' }],
    entities: [{ _id: 'e1', pid: 'orp', name: 'Other research products', isEnabled: true }],
  };
  const file = new File([JSON.stringify(changed)], 'f.json');
  fireEvent.change(await screen.findByLabelText(/^Portal file/), { target: { files: [file] } });
  await screen.findByText(/^Name, look and settings:/);
  expect(screen.getAllByText('Added:').map((added) => added.parentElement?.textContent)).toEqual([
    'Added: Custom CSS',
    'Added: Other research products',
    'Added: Above the filters',
  ]);
});

test.each([
  ['[]', 'An object belongs here: file'],
  [
    JSON.stringify({ ...PORTAL, format: 'notes' }),
    /^.*One of these values belongs here: open-discovery-portal/,
  ],
])('the file %s is refused with the place that is wrong', async (text, words) => {
  open();
  const file = new File([text], 'f.json');
  fireEvent.change(await screen.findByLabelText(/^Portal file/), { target: { files: [file] } });
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
});
