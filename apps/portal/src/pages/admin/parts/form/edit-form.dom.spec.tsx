import { beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { saidByStatus, save, type, valueOf } from '../../testing/controls.ts';
import { PAGE, PageForm } from '../../testing/page-form.tsx';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';

const accept = () =>
  memoryServer(({ body }) => ({ body: { ...PAGE, ...(body as object), version: PAGE.version + 1 } }));

beforeEach(() => sessionStorage.clear());

test('a form shows whether it is unsaved, saving or saved, and sends the version that it is based on', async () => {
  const server = accept();
  renderInConsole(<PageForm />, server);
  expect(saidByStatus()).toContain('');
  type('Name', 'About us');
  expect(saidByStatus()).toContain('Unsaved changes');
  save();
  expect(saidByStatus()).toContain('Saving …');
  await waitFor(() => expect(saidByStatus()).toContain('Saved'));
  expect(server.requests).toEqual([
    {
      method: 'POST',
      path: '/api/admin-tool/page/update',
      body: { name: 'About us', route: '/about', portalType: 'explore', _id: '64f1', version: 3 },
    },
  ]);
  type('Name', 'About you');
  save();
  await waitFor(() => expect(server.requests[1]?.body).toMatchObject({ name: 'About you', version: 4 }));
});

test.each([
  ['Name', ' ', 'This field is required.'],
  ['Name', 'x'.repeat(10_000), 'Please enter at most 20 characters.'],
  ['Route', '/../x', 'Route should contain only letters or numbers, e.g /route or route'],
  ['Route', 'javascript:alert(1)', 'Route should contain only letters or numbers, e.g /route or route'],
  ['Route', 'taken/', 'This route is used by an other page'],
])('%s %j is told at the field as it is typed, and is not sent', (label, text, problem) => {
  const server = accept();
  renderInConsole(<PageForm />, server);
  type(label, text);
  const field = screen.getByLabelText(label);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(problem);
  save();
  expect(server.requests).toEqual([]);
  expect(document.activeElement).toBe(field);
});

test('a new form says what is missing only when it is sent', () => {
  renderInConsole(<PageForm page={null} />);
  expect(screen.queryByText('This field is required.')).toBeNull();
  save();
  expect(screen.getByText('This field is required.')).toBeTruthy();
});

test('a field that may not be empty says so before the first attempt to save', () => {
  renderInConsole(<PageForm page={null} />);
  const marks = [...document.querySelectorAll('.admin-label')].map((label) => label.textContent);
  expect(marks).toEqual(['Namerequired', 'Routerequired', 'Text']);
  expect(screen.getByLabelText('Name')).toHaveProperty('required', true);
  expect(screen.getByLabelText('Text')).toHaveProperty('required', false);
});

test('every attempt to save leads to the first field with a problem', () => {
  renderInConsole(<PageForm page={null} />);
  type('Route', '/taken');
  for (const [label, text] of [
    ['Name', 'About'],
    ['Route', '/../x'],
    ['Route', '/taken'],
  ] as const) {
    screen.getByRole('button', { name: 'Save' }).focus();
    save();
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    type(label, text);
  }
});

test('the server’s words about a field are at the field, those about the form below it', async () => {
  const { fetch } = memoryServer(({ body }) => ({
    status: 400,
    body: {
      message: JSON.stringify(body).includes('late') ? 'route: another page has it already' : 'Too busy',
    },
  }));
  renderInConsole(<PageForm />, { fetch });
  type('Route', '/late');
  save();
  await waitFor(() => expect(screen.getByText('another page has it already').id).toMatch(/-problem$/));
  expect(screen.getByRole('alert').textContent).toBe(
    'Your changes are not saved. Route: another page has it already',
  );
  type('Route', '/other');
  expect(screen.queryByText('another page has it already')).toBeNull();
  save();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Too busy'));
  expect(valueOf('Route')).toBe('/other');
});

test.each([
  ['a form with several mistakes', {}, ['', '/taken']],
  [
    'a form in which the server refuses several fields',
    { refusals: [{ message: 'name: is reserved' }, { message: 'route: is reserved' }] },
    ['Mine', '/mine'],
  ],
])('%s lists them, each with the way to its field', async (_case, answer, [name = '', route = '']) => {
  const { fetch } = memoryServer(() => ({ status: 400, body: { message: 'name: is reserved', ...answer } }));
  renderInConsole(<PageForm />, { fetch });
  type('Name', name);
  type('Route', route);
  save();
  const link = await screen.findByRole('button', { name: 'Route' });
  expect(screen.getByRole('alert').textContent).toBe(
    'Your changes are not saved. These fields need a correction:',
  );
  fireEvent.click(link);
  expect(document.activeElement).toBe(screen.getByLabelText('Route'));
  type('Route', '/free');
  expect(screen.queryByRole('button', { name: 'Route' })).toBeNull();
});

test('unsaved work comes back after a reload, and can be discarded', () => {
  renderInConsole(<PageForm />);
  type('Name', 'Half a na');
  cleanup();
  renderInConsole(<PageForm />);
  expect(valueOf('Name')).toBe('Half a na');
  fireEvent.click(screen.getByRole('button', { name: 'Discard the unsaved changes' }));
  expect(valueOf('Name')).toBe('About');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  cleanup();
  renderInConsole(<PageForm />);
  expect(valueOf('Name')).toBe('About');
});

test('what is typed while a form is being saved survives a reload, too', async () => {
  const server = accept();
  renderInConsole(<PageForm />, server);
  type('Name', 'About us');
  save();
  type('Name', 'About all of us');
  await waitFor(() => expect(saidByStatus()).not.toContain('Saving …'));
  expect(valueOf('Name')).toBe('About all of us');
  cleanup();
  renderInConsole(<PageForm page={{ ...PAGE, name: 'About us', version: 4 }} />, server);
  expect(valueOf('Name')).toBe('About all of us');
  save();
  await waitFor(() => expect(server.requests.at(-1)?.body).toMatchObject({ version: 4 }));
});

test('unsaved work of one item is not shown in another', () => {
  renderInConsole(<PageForm />);
  type('Name', 'Half a na');
  cleanup();
  renderInConsole(<PageForm page={{ ...PAGE, _id: '64f2' }} />);
  expect(valueOf('Name')).toBe('About');
});

test('a link away from unsaved work asks first; a lost session does not', async () => {
  const { router } = renderInConsole(<PageForm />);
  type('Name', 'Half a na');
  await act(() => router.navigate('/'));
  await screen.findByText('Leave without saving?');
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(valueOf('Name')).toBe('Half a na');
  await act(() => router.navigate('/user-info?errorCode=1'));
  await screen.findByText('another page');
  await act(() => router.navigate('/admin'));
  await waitFor(() => expect(valueOf('Name')).toBe('Half a na'));
  await act(() => router.navigate('/'));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave and discard' }));
  await screen.findByText('another page');
  await act(() => router.navigate('/admin'));
  await waitFor(() => expect(valueOf('Name')).toBe('About'));
});

test('closing the tab warns only while there is unsaved work', () => {
  renderInConsole(<PageForm />);
  const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(close()).toBe(true);
  type('Name', 'Half a na');
  expect(close()).toBe(false);
  type('Name', 'About');
  expect(close()).toBe(true);
});

test('forbidden HTML is listed before and after saving, and never runs', async () => {
  renderInConsole(<PageForm />, accept());
  type('Text', '<p onclick="x()">Hi <a href="javascript:x()">you</a></p><script>x()</script>');
  const preview = await screen.findByRole('region', { name: 'Preview' });
  await waitFor(() => expect(preview.innerHTML).toContain('Hi'));
  expect(preview.innerHTML).not.toMatch(/script|onclick/);
  expect(screen.getByText(/^Saving removes 3 things/)).toBeTruthy();
  save();
  await waitFor(() =>
    expect(screen.getByText(/^3 things were removed/).textContent).toMatch(
      /onclick \(<p>\), href \(<a>\), <script>$/,
    ),
  );
});
