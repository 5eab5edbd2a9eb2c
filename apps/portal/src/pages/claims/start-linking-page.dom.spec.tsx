import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { createTestPage } from '../../testing/render-page.tsx';
import { Page as StartLinkingPage } from './start-linking-page.tsx';

const USER = { sub: 'rosa', name: 'Rosa', email: 'rosa@example.org', roles: [] };
const DRAFT = {
  works: [{ type: 'publication', id: 's1', title: 'Work 1' }],
  targets: [{ type: 'project', id: 'p1', title: 'Project 1', relation: 'isProducedBy' }],
  note: '',
};

/** Opens the page with a link that is ready to be sent. The answer to it has the status. */
const open = async (status: number) => {
  localStorage.setItem('links-of-rosa', JSON.stringify(DRAFT));
  const sent: unknown[] = [];
  const page = createTestPage({
    configuration: { static: false },
    fetch: async (_url, init) => {
      if (init?.method !== 'POST') return Response.json(USER);
      sent.push(JSON.parse(String(init.body)));
      return Response.json({ added: [{}], known: [] }, { status });
    },
  });
  page.show([{ path: '/participate/claim', element: <StartLinkingPage /> }], '/participate/claim');
  const button = await screen.findByRole('button', { name: 'Send' });
  button.focus();
  return { button, sent };
};

beforeEach(() => {
  document.cookie = 'AccessToken=yes';
});
afterEach(() => {
  document.cookie = 'AccessToken=; Max-Age=0';
  localStorage.clear();
});

test('after sending, the focus is on what is said about it', async () => {
  const { button } = await open(200);
  fireEvent.click(button);
  const said = await screen.findByText(/1 link is sent/);
  expect(document.activeElement).toBe(said);
});

test('if sending fails, the choice and the focus stay, and the links can be sent again', async () => {
  const { button, sent } = await open(500);
  fireEvent.click(button);
  fireEvent.click(button);
  // Browsers take the focus from a disabled button.
  expect(button).toHaveProperty('disabled', false);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The links could not be sent/);
  expect(document.activeElement).toBe(button);
  expect(sent).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Send' })).toBe(button);
});

test('the number of chosen works is announced', async () => {
  await open(200);
  const chosen = screen.getByRole('heading', { name: '1 work chosen' });
  expect(chosen.closest('[role=status]')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Work 1' }));
  expect(chosen.textContent).toBe('No works chosen yet');
  expect(within(chosen).queryByRole('button')).toBeNull();
});

test('after “Start again”, the choices can be restored until others are made', async () => {
  const { button } = await open(200);
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
  const said = screen.getByText('All choices were removed.');
  expect(said.getAttribute('role')).toBe('status');
  expect(button.isConnected).toBe(false);
  fireEvent.click(within(said).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Send' })).not.toBeNull();
  expect(JSON.parse(localStorage.getItem('links-of-rosa') ?? '')).toEqual(DRAFT);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/1 link is sent/);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
