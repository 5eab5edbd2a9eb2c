import { savePage } from '@open-discovery/admin-client';
import type { AdminPage } from '@open-discovery/model';
import { beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { HtmlField } from '../fields/html-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { EditForm } from './edit-form.tsx';
import { all, atMost, freeRoute, required } from './rules.ts';
import { useEditForm } from './use-edit-form.ts';

const PAGE: AdminPage = {
  _id: '64f1',
  version: 3,
  name: 'About',
  route: '/about',
  type: 'other',
  portalType: 'explore',
  portalPid: 'p',
  positions: [],
  entities: [],
  title: '',
  content: '',
  description: '',
  canonical: '',
  robots: 'index',
};

const valuesOf = (page: AdminPage | null) => ({ name: page?.name ?? '', route: page?.route ?? '', text: '' });

const PageForm = ({ page = PAGE }: { readonly page?: AdminPage | null }) => {
  const form = useEditForm({
    id: `page ${page?._id ?? 'new'}`,
    item: page,
    valuesOf,
    labels: { name: 'Name', route: 'Route', text: 'Text' },
    rules: { name: all(required, atMost(20)), route: freeRoute(['/taken']) },
    html: ['text'],
    request: ({ name, route }, identity) => savePage({ name, route, portalType: 'explore', ...identity }),
  });
  return (
    <EditForm form={form}>
      <TextField {...form.field('name')} />
      <TextField {...form.field('route')} />
      <HtmlField {...form.field('text')} />
    </EditForm>
  );
};

const accept = () =>
  memoryServer(({ body }) => ({ body: { ...PAGE, ...(body as object), version: PAGE.version + 1 } }));
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

beforeEach(() => sessionStorage.clear());

test('a form shows whether it is unsaved, saving or saved, and sends the version that it is based on', async () => {
  const server = accept();
  renderInConsole(<PageForm />, server);
  expect(status()).toContain('');
  type('Name', 'About us');
  expect(status()).toContain('Unsaved changes');
  save();
  expect(status()).toContain('Saving …');
  await waitFor(() => expect(status()).toContain('Saved'));
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

const THEIRS = { ...PAGE, name: 'Theirs', route: '/theirs', version: 7 };
/** Refuses every version but 7. */
const conflicting = () =>
  memoryServer(({ method, body }) => {
    if (method === 'GET') return { body: [] };
    const given = body as AdminPage;
    return given.version === 7
      ? { body: { ...PAGE, ...given, version: 8 } }
      : { status: 409, body: { message: 'changed', current: THEIRS, given } };
  });
const lastSent = ({ requests }: ReturnType<typeof memoryServer>) =>
  requests.filter(({ method }) => method === 'POST').at(-1)?.body;

test('somebody else’s change is shown next to one’s own, which can be kept with what only they changed', async () => {
  const server = conflicting();
  renderInConsole(<PageForm />, server);
  type('Name', 'Mine');
  save();
  await screen.findByText('Someone else changed this meanwhile');
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'FieldYoursTheirs',
    'NameMineTheirs',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(status()).toContain('Saved'));
  expect(lastSent(server)).toMatchObject({ name: 'Mine', route: '/theirs', version: 7 });
  expect(document.activeElement?.textContent).toBe('Save');
});

test('unsaved work that comes back keeps what others have changed since', async () => {
  renderInConsole(<PageForm />);
  type('Name', 'Mine');
  cleanup();
  const server = conflicting();
  renderInConsole(<PageForm page={THEIRS} />, server);
  expect(valueOf('Route')).toBe('/about');
  save();
  fireEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(status()).toContain('Saved'));
  expect(lastSent(server)).toMatchObject({ name: 'Mine', route: '/theirs', version: 7 });
});

test('somebody else’s change can be taken instead', async () => {
  renderInConsole(<PageForm />, conflicting());
  type('Name', 'Mine');
  save();
  fireEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
  expect([valueOf('Name'), valueOf('Route')]).toEqual(['Theirs', '/theirs']);
  expect(screen.queryByText('Someone else changed this meanwhile')).toBeNull();
  expect(status()).not.toContain('Unsaved changes');
  expect(document.activeElement?.textContent).toBe('Save');
});

test('each new conflict leads to its words', async () => {
  renderInConsole(<PageForm />, {
    fetch: memoryServer(({ method, body }) => ({
      status: method === 'GET' ? 404 : 409,
      body: { message: 'changed', current: { ...THEIRS, version: 9 }, given: body },
    })).fetch,
  });
  type('Name', 'Mine');
  save();
  const title = await screen.findByRole('heading', { name: 'Someone else changed this meanwhile' });
  const keep = screen.getByRole('button', { name: 'Keep mine' });
  keep.focus();
  fireEvent.click(keep);
  await waitFor(() => expect(document.activeElement).toBe(title));
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
