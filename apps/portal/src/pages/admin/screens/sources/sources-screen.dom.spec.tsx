import { afterEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { save } from '../../testing/controls.ts';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { SourcesScreen } from './sources-screen.tsx';

afterEach(() => sessionStorage.clear());

const SOURCE = {
  name: 'archive',
  kind: 'oai-pmh',
  address: 'https://archive.example.org/oai',
  options: { set: ['tides', 'winds'] },
  files: [],
  waitsForContact: false,
  isDamaged: false,
  records: 1_763,
  completeAt: '2026-11-23T07:50:13Z',
  failures: 0,
  lastFailure: null,
  waits: null,
  progress: null,
  last: { endedAt: '2026-11-23T07:50:13Z', failure: null, new: 12, changed: 3, gone: 1 },
};
const FAILURE = {
  at: '2026-11-24T08:12:00Z',
  message: 'archive.example.org: status 503, 6 times in a row.',
  reason: { id: 'status', values: { status: 503 } },
};
const EARLIER_FAILURE = { ...FAILURE, reason: null };
const KINDS = [
  {
    kind: 'oai-pmh',
    needsAddress: true,
    options: [
      { name: 'format', isList: false, example: 'oai_dc' },
      { name: 'set', isList: true, example: 'openaire' },
      { name: 'novelty', isList: false, example: 'new' },
    ],
  },
  { kind: 'ror', needsAddress: false, options: [{ name: 'country', isList: true, example: 'DE' }] },
];
const LIST = {
  isRunning: false,
  isPublishing: false,
  hasProgram: true,
  kinds: KINDS,
  sources: [SOURCE],
};

const show = (list: unknown, started: { status?: number; body: unknown } = { body: list }) => {
  const server = memoryServer(({ method }) => (method === 'POST' ? started : { body: list }));
  renderInConsole(<SourcesScreen />, { fetch: server.fetch });
  return server.requests;
};

test('a source is shown with its records and what its last run found', async () => {
  show(LIST);
  expect(await screen.findByRole('heading', { name: 'archive' })).toBeTruthy();
  expect(screen.getByText(/^1,763 records, last complete on November 23, 2026/)).toBeTruthy();
  expect(screen.getByText('Last run: 12 new, 3 changed, 1 gone')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Copy archive' })).toHaveProperty(
    'pathname',
    '/admin/sources/new/archive',
  );
  expect(screen.getByText(/OAI-PMH/).textContent).toBe(
    'OAI-PMH · https://archive.example.org/oai · Sets: tides, winds',
  );
});

test.each([
  [
    { last: { ...SOURCE.last, failure: FAILURE.message }, lastFailure: FAILURE },
    /^The last run failed on November 2\d, 2026 at .+; what came before stays\. The source answers with status 503\.$/,
  ],
  [
    { failures: 3, last: { ...SOURCE.last, failure: FAILURE.message }, lastFailure: FAILURE },
    /^The last 3 runs failed, most recently on November 2\d, 2026 at .+; what came before stays\./,
  ],
  [
    { lastFailure: FAILURE },
    /^A run last failed on November 2\d, 2026 at .+; a later one was complete\. The source answers with status 503\.$/,
  ],
  [
    { waits: { ...FAILURE, until: '2026-11-24T08:12:07Z' } },
    /^The source answers with status 503\. Next attempt: November 2\d, 2026 at .+:12:07.+\.$/,
  ],
  [{ lastFailure: EARLIER_FAILURE }, /a later one was complete\. archive.+ status 503, 6 times/],
  [
    { lastFailure: { ...FAILURE, reason: { id: 'of a later version', values: {} } } },
    /a later one was complete\. archive.+ status 503, 6 times/,
  ],
  [{ progress: { records: 40, total: 100 } }, /^Interrupted after 40 records/],
  [{ kind: 'upload', progress: { records: 1, total: 3 } }, /^Interrupted after 1 file;/],
  [{ records: 0, completeAt: null, last: null }, 'No records yet; never complete'],
  [{ kind: 'upload', records: 0, completeAt: null, last: null }, 'No file has been read yet; never complete'],
  [{ kind: 'upload', records: 2 }, /^2 files read, last complete on November 23, 2026/],
])('a source with %j says so', async (change, text) => {
  show({ ...LIST, sources: [{ ...SOURCE, ...change }] });
  await screen.findByRole('article');
  const texts = [...document.querySelectorAll('article p')].map((element) => element.textContent);
  expect(texts).toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text));
});

const REPORT = {
  startedAt: '2026-11-23T08:00:00Z',
  durationMs: 1,
  inputs: {
    total: 3,
    files: [
      {
        ...{ name: 'harvest/papers/tabelle.csv', format: null, read: 1, kept: 0, merged: 0, skipped: 1 },
        problem: { id: 'unmapped-table', values: {} },
      },
      { name: 'harvest/papers/winds.bib', format: 'BibTeX', read: 2, kept: 2, merged: 0, skipped: 0 },
      { name: 'harvest/archive', format: 'Dublin Core', read: 1_763, kept: 1_760, merged: 0, skipped: 3 },
    ],
    sources: [
      { name: 'papers', files: 2, publishedFiles: 1, read: 3, skipped: 1 },
      { name: 'archive', files: 1, publishedFiles: 1, read: 1_763, skipped: 3 },
    ],
  },
  records: {},
  derived: {},
  skipped: { total: 4, reasons: [] },
  fields: { total: 0, shown: [] },
  links: { kept: 0, unresolved: 0 },
};

describe('what the last import has published', () => {
  const papers = { ...SOURCE, name: 'papers', kind: 'upload', address: null, options: {} };
  const open = async (list: object, report: object | null = REPORT) => {
    const { fetch } = memoryServer(({ path }) => ({
      body: path.endsWith('/import-report') ? { generation: 'generation-000002', report } : list,
    }));
    renderInConsole(<SourcesScreen />, { fetch });
    return screen.findAllByRole('article');
  };

  test('is said of each source: of files, which have nothing published and why; of others, how many records', async () => {
    const [archive, files] = await open({ ...LIST, sources: [SOURCE, papers] });
    expect(await within(archive as HTMLElement).findByText(/^1,760 of 1,763 records published/)).toBeTruthy();
    const ofPapers = within(files as HTMLElement);
    expect(ofPapers.getByText(/^1 of 2 files published/).className).toBe('admin-problem');
    expect(ofPapers.getByRole('listitem', { name: '' }).textContent).toMatch(
      /^tabelle\.csv · CSV table whose columns are not assigned to fields$/,
    );
    expect(ofPapers.getByText(/^To assign the columns of a table/)).toBeTruthy();
    expect(ofPapers.getByRole('link', { name: 'Report of the last import' })).toHaveProperty(
      'pathname',
      '/admin/status',
    );
  });

  test.each([
    [
      'a newer run has found something',
      { last: { ...SOURCE.last, endedAt: '2026-11-23T09:00:00Z' } },
      REPORT,
    ],
    ['the report is of an earlier version', {}, { ...REPORT, inputs: { total: 0, files: [] } }],
    ['the source was not in it', { name: 'others' }, REPORT],
    ['the index was built without a report', {}, null],
  ])('is not said if %s', async (_why, change, report) => {
    await open({ ...LIST, sources: [{ ...SOURCE, ...change }, papers] }, report);
    if (report === REPORT) await screen.findByText(/^1 of 2 files published/);
    expect(screen.queryByText(/records published/)).toBeNull();
  });
});

test.each([
  ['state.json', {}],
  ['source.json', { kind: null, address: null, options: {} }],
])(
  'a source with a damaged %s says what to do; it can be removed, and no harvest can be started',
  async (file, lost) => {
    const damaged = { ...SOURCE, name: 'papers', isDamaged: true, records: 0, completeAt: null, last: null };
    show({ ...LIST, sources: [SOURCE, { ...damaged, ...lost }] });
    const [sound, broken] = await screen.findAllByRole('article');
    expect(sound?.textContent).toContain('1,763 records');
    expect(broken?.textContent).toMatch(
      /in the data folder of the server is damaged.*remove the source and add it again/,
    );
    expect(broken?.textContent).toContain(`harvest/papers/${file} `);
    expect(broken?.textContent).not.toContain('No records yet');
    expect(screen.getByText(/^No harvest can be started while this source/).textContent).toContain('papers');
    expect(screen.queryAllByRole('button', { name: /^Harvest/ })).toEqual([]);
    expect(screen.getByRole('button', { name: 'Remove papers' })).toBeTruthy();
  },
);

test('what a failed run has found is not shown: the next one continues it', async () => {
  show({
    ...LIST,
    sources: [{ ...SOURCE, last: { ...SOURCE.last, failure: FAILURE.message }, lastFailure: FAILURE }],
  });
  await screen.findByRole('article');
  expect(screen.queryByText(/^Last run:/)).toBeNull();
});

test('a button starts one source, another one all; a running harvest is shown, and no second one starts', async () => {
  const requests = show(LIST);
  fireEvent.click(await screen.findByRole('button', { name: 'Harvest archive' }));
  fireEvent.click(screen.getByRole('button', { name: 'Harvest all sources' }));
  const bodies = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await waitFor(() => expect(bodies()).toEqual([{ names: ['archive'] }, { names: [] }]));
});

test('a file that has far fewer records than before says so, and a button accepts it', async () => {
  const reason = { id: 'fewer-records', values: { count: 2, before: 1_763 } };
  const failed = {
    last: { ...SOURCE.last, failure: FAILURE.message },
    lastFailure: { ...FAILURE, reason },
  };
  const requests = show({
    ...LIST,
    sources: [
      { ...SOURCE, ...failed },
      { ...SOURCE, lastFailure: failed.lastFailure, name: 'shore' },
    ],
  });
  const [list] = await screen.findAllByRole('article');
  expect(list?.textContent).toContain('The new file has only 2 of 1,763 records.');
  expect(screen.queryByRole('button', { name: 'Accept the new file of shore' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Accept the new file of archive' }));
  await waitFor(() =>
    expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
      { body: { names: ['archive'], allowsFewer: true } },
    ]),
  );
});

test('a running harvest shows how far it is, and cannot be started again', async () => {
  const requests = show({
    ...LIST,
    isRunning: true,
    sources: [{ ...SOURCE, progress: { records: 40, total: 100 } }],
  });
  expect(await screen.findByText('A harvest is running: records are being fetched.')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: '40 of 100 records received' })).toBeTruthy();
  for (const name of ['Harvest archive', 'Harvest all sources']) {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
  }
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test.each([
  [{ records: 1_040, total: null }, '1,040 records received', 0],
  [{ kind: 'upload', records: 404, total: 647 }, '404 of 647 files read', 1],
])('a running harvest of %j shows %s', async ({ records, total, ...kind }, text, bars) => {
  show({ ...LIST, isRunning: true, sources: [{ ...SOURCE, ...kind, progress: { records, total } }] });
  expect((await screen.findByText(text)).closest('article')).not.toBeNull();
  expect(screen.queryAllByRole('progressbar', { name: text })).toHaveLength(bars);
});

test('a running harvest can be stopped; the region that announced its steps announces its end, and the focus stays', async () => {
  const source = { ...SOURCE, progress: { records: 40, total: 100 } };
  const lists = {
    fetching: { ...LIST, isRunning: true, sources: [source] },
    publishing: { ...LIST, isRunning: true, isPublishing: true, sources: [source] },
    ended: { ...LIST, sources: [source] },
  };
  let step: keyof typeof lists = 'publishing';
  const server = memoryServer(({ method }) => {
    if (method === 'POST') step = 'ended';
    return { body: lists[step] };
  });
  renderInConsole(<SourcesScreen />, { fetch: server.fetch });
  const status = await screen.findByText('A harvest is running: the records are being published.');
  expect(status.getAttribute('role')).toBe('status');
  const bars = () => screen.queryAllByRole('progressbar').map(({ ariaLabel }) => ariaLabel);
  expect(bars()).toEqual(['A harvest is running: the records are being published.']);
  const stop = screen.getByRole('button', { name: 'Stop the harvest' });
  stop.focus();
  fireEvent.click(stop);
  await waitFor(() =>
    expect(status.textContent).toBe('The harvest was interrupted. The next one continues.'),
  );
  expect(bars()).toEqual([]);
  expect(document.activeElement).toBe(stop);
  fireEvent.click(stop);
  expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([
    { method: 'POST', path: expect.stringMatching(/\/harvest\/stop$/), body: null },
  ]);
});

test('a harvest that has received all records has ended', async () => {
  let isRunning = true;
  const server = memoryServer(({ method }) => {
    if (method === 'POST') isRunning = false;
    return { body: { ...LIST, isRunning } };
  });
  renderInConsole(<SourcesScreen />, { fetch: server.fetch });
  fireEvent.click(await screen.findByRole('button', { name: 'Stop the harvest' }));
  expect(await screen.findByText('The harvest has ended.')).toBeTruthy();
});

test('a refusal is shown in the words of the server', async () => {
  show(LIST, { status: 409, body: { message: 'A harvest is running already' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Harvest archive' }));
  expect(await screen.findByText('A harvest is running already')).toBeTruthy();
});

test('without the program, there is no button but the reason', async () => {
  show({ ...LIST, hasProgram: false });
  expect(await screen.findByText(/the importer is not built/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Harvest/ })).toBeNull();
});

test('sources that wait for a contact address are named, and the others can be harvested', async () => {
  const waiting = { ...SOURCE, waitsForContact: true };
  const requests = show({
    ...LIST,
    sources: [waiting, { ...waiting, name: 'shore' }, { ...SOURCE, name: 'papers', kind: 'upload' }],
  });
  expect(await screen.findByText(/HARVEST_CONTACT.+ these sources wait: archive, shore\.$/)).toBeTruthy();
  expect(screen.getAllByText('This source waits for HARVEST_CONTACT.')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Harvest/ }).map((one) => one.textContent)).toEqual([
    'Harvest the other sources',
    'Harvest papers',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Harvest the other sources' }));
  await waitFor(() =>
    expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
      { body: { names: ['papers'] } },
    ]),
  );
});

test('if all sources wait for a contact address, nothing can be started', async () => {
  show({ ...LIST, sources: [{ ...SOURCE, waitsForContact: true }] });
  expect(await screen.findByText(/this source waits: archive\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Harvest/ })).toBeNull();
});

test('without sources, the screen says how to add one', async () => {
  show({ ...LIST, sources: [] });
  expect(await screen.findByText(/^There are no sources yet/)).toBeTruthy();
});

test('an upload reads the sources again once, when all files are stored', async () => {
  const papers = { ...SOURCE, name: 'papers', kind: 'upload' };
  const server = memoryServer(({ path, body }) =>
    path.endsWith('/files/papers')
      ? { body: { bytes: Reflect.get(Object(body), 'isLast') === true ? 1_048_581 : 1_048_576 } }
      : { body: { ...LIST, sources: [papers] } },
  );
  renderInConsole(<SourcesScreen />, { fetch: server.fetch });
  const field = await screen.findByLabelText('Upload files of records');
  const lists = () => server.requests.filter(({ path }) => path.endsWith('/harvest'));
  const before = lists().length;
  const files = ['a.ris', 'b.ris'].map((name) => new File(['x'.repeat(1_048_581)], name));
  fireEvent.change(field, { target: { files } });
  expect(await screen.findByText(/^2 files are stored\./)).toBeTruthy();
  await waitFor(() => expect(lists()).toHaveLength(before + 1));
  expect(server.requests.at(-1)).toEqual(lists().at(-1));
  expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(4);
  // What the next harvest does is not said any more when it starts.
  fireEvent.click(screen.getByRole('button', { name: 'Harvest papers' }));
  await waitFor(() => expect(screen.queryByText(/^2 files are stored\./)).toBeNull());
});

const FILE = { name: 'tides.bib', bytes: 2_048, uploadedAt: '2026-11-23T07:50:13Z' };

describe('removing a source', () => {
  const other = { ...SOURCE, name: 'shore', records: 5 };
  test.each([
    [
      'its records leave with the next harvest',
      [SOURCE, other],
      /^Its records leave the portal with the next/,
    ],
    ['its records stay if no other source has any', [SOURCE], /^Its records stay in the portal until/],
    [
      'its records stay if the other sources have none',
      [SOURCE, { ...other, records: 0 }],
      /^Its records stay in the portal until/,
    ],
  ])('a question says what happens: %s', async (_rule, sources, text) => {
    const requests = show({ ...LIST, sources });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove archive' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(text)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Remove archive' }));
    await waitFor(() =>
      expect(requests.filter(({ method }) => method === 'POST')).toEqual([
        {
          method: 'POST',
          path: expect.stringMatching(/\/harvest\/source\/delete$/),
          body: { name: 'archive' },
        },
      ]),
    );
  });

  test.each([
    [
      'leave with the next harvest',
      [FILE, { ...FILE, name: 'winds.bib' }],
      [],
      /^Its records leave the portal/,
    ],
    ['leave with the next harvest', [FILE], [other], /^Its records leave the portal/],
    ['stay without other records', [FILE], [], /^Its records stay in the portal until/],
  ])('the question about a file says what happens: its records %s', async (_rule, files, others, text) => {
    show({ ...LIST, sources: [{ ...SOURCE, kind: 'upload', files }, ...others] });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete tides.bib' }));
    expect(within(screen.getByRole('dialog')).getByText(text)).toBeTruthy();
  });

  test('ends the upload to it, so that the screen can be left', async () => {
    const server = memoryServer(({ path }) =>
      path.endsWith('/files/archive')
        ? { status: 507, body: { message: 'The space is full' } }
        : { body: { ...LIST, sources: [{ ...SOURCE, kind: 'upload' }] } },
    );
    renderInConsole(<SourcesScreen />, { fetch: server.fetch });
    const isAsked = (): boolean => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    const files = [new File(['x'], 'a.ris')];
    fireEvent.change(await screen.findByLabelText('Upload files of records'), { target: { files } });
    await screen.findByRole('button', { name: 'Continue' });
    expect(isAsked()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Remove archive' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove archive' }));
    await waitFor(() => expect(isAsked()).toBe(false));
  });

  test('a refusal is shown beside the source', async () => {
    show(LIST, { status: 409, body: { message: 'A harvest is running already' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove archive' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove archive' }));
    const article = within(screen.getByRole('article'));
    expect(await article.findByText('A harvest is running already')).toBeTruthy();
  });
});

describe('the form of a new source', () => {
  const open = (
    answer: { status?: number; body: unknown } = { body: LIST },
    address = '/admin/sources/new',
  ) => {
    const server = memoryServer(({ method }) => (method === 'POST' ? answer : { body: LIST }));
    renderInConsole(<SourcesScreen />, { fetch: server.fetch, address });
    return () => server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  };
  const field = (name: string) => screen.getByRole('textbox', { name });
  const type = (name: string, value: string) => {
    fireEvent.change(field(name), { target: { value } });
    fireEvent.blur(field(name));
  };

  test('has the options of the kind, as the server lists them, also one without a text', async () => {
    open();
    await screen.findByRole('heading', { name: 'New source' });
    const names = () => screen.getAllByRole('textbox').map((one) => one.getAttribute('name'));
    expect(names()).toEqual(['name', 'address', 'format', 'set', 'novelty']);
    expect(screen.getByText('For example: oai_dc')).toBeTruthy();
    expect(field('novelty')).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: 'ror' } });
    expect(names()).toEqual(['name', 'country']);
  });

  test('copies a source under another name, so that a wrong address can be changed', async () => {
    const sent = open(undefined, '/admin/sources/new/archive');
    expect(await screen.findByText(/^This copies archive\./)).toBeTruthy();
    expect(field('Name')).toHaveProperty('value', '');
    expect(field('Address')).toHaveProperty('value', SOURCE.address);
    type('Name', 'archive-2');
    type('Address', 'https://archive.example.org/oai2');
    save();
    const copy = { name: 'archive-2', kind: 'oai-pmh', address: 'https://archive.example.org/oai2' };
    await waitFor(() => expect(sent()).toEqual([{ ...copy, options: SOURCE.options }]));
  });

  test('sends what belongs to the kind', async () => {
    const sent = open();
    await screen.findByRole('heading', { name: 'New source' });
    type('Name', 'harbors');
    type('Address', ' https://archive.example.org/oai ');
    type('Metadata format (prefix)', 'oai_dc');
    type('Sets', 'tides, winds');
    save();
    await waitFor(() =>
      expect(sent()).toEqual([
        {
          name: 'harbors',
          kind: 'oai-pmh',
          address: 'https://archive.example.org/oai',
          options: { format: ['oai_dc'], set: ['tides', 'winds'] },
        },
      ]),
    );
  });

  test('a name that another source has is refused as it is typed, beside the other mistakes', async () => {
    const sent = open();
    await screen.findByRole('heading', { name: 'New source' });
    type('Name', 'archive');
    expect(screen.getByText(/^This is already taken/)).toBeTruthy();
    save();
    expect(screen.getByText('This field is required.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
    expect(sent()).toEqual([]);
  });

  test('without an address, a kind that needs one is not sent', async () => {
    const sent = open();
    await screen.findByRole('heading', { name: 'New source' });
    type('Name', 'harbors');
    save();
    expect(await screen.findByText('This field is required.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Address'));
    expect(sent()).toEqual([]);
  });

  test.each([
    [
      'Name',
      { message: 'name: is taken', problem: { id: 'taken', values: { kind: 'source' } } },
      /^This is already/,
    ],
    [
      'Metadata format (prefix)',
      { message: 'options.format: no', problem: { id: 'source-option', values: { example: 'oai_dc' } } },
      'This should look like this: oai_dc',
    ],
  ])('a refusal about “%s” is shown there, and gets the focus', async (name, body, text) => {
    open({ status: 400, body });
    await screen.findByRole('heading', { name: 'New source' });
    type('Name', 'harbors');
    type('Address', 'https://archive.example.org/oai');
    save();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(field(name));
  });
});
