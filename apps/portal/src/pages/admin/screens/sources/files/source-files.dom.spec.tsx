import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { saidByStatus } from '../../../testing/controls.ts';
import { memoryServer, renderInConsole } from '../../../testing/render-in-console.tsx';
import type { SentRequest } from '../../../testing/render-in-console.tsx';
import { SourceFiles } from './source-files.tsx';
import { UploadGuard } from './upload-guard.tsx';
import { useUploads } from './use-uploads.ts';

const PIECE_BYTES = 1_048_576;
const FILE = { name: 'tides.bib', bytes: 2_048, uploadedAt: '2026-11-23T07:50:13Z' };

interface Piece {
  readonly name: string;
  readonly upload: string;
  readonly from: number;
  readonly isLast: boolean;
  readonly content: string;
}
const pieceOf = ({ body }: SentRequest): Piece => body as Piece;
const end = ({ from, content }: Piece): number => from + Buffer.from(content, 'base64').length;

const Uploading = () => {
  const uploads = useUploads(() => undefined);
  return (
    <>
      <UploadGuard isNeeded={uploads.isUploading} />
      <SourceFiles source="papers" files={[FILE]} isOnly={false} upload={uploads.of('papers')} />
    </>
  );
};

/** A server that stores the pieces of files, except those that `fails` names, which it answers with a status. */
const show = (fails: (at: number) => boolean = () => false, status = 507, gate = Promise.resolve()) => {
  let at = 0;
  const server = memoryServer((request) => {
    if (request.path.endsWith('/delete')) return { body: {} };
    at += 1;
    return fails(at)
      ? { status, body: { message: 'The space is full' } }
      : { body: { bytes: end(pieceOf(request)) } };
  });
  const { router } = renderInConsole(<Uploading />, {
    fetch: async (...request) => {
      await gate;
      return server.fetch(...request);
    },
  });
  return { requests: server.requests, pieces: () => server.requests.map(pieceOf), router };
};
const choose = async (...files: readonly File[]) =>
  fireEvent.change(await screen.findByLabelText('Upload files of records'), { target: { files } });

describe('uploading', () => {
  test('files are sent in pieces one after the other, and counted when they are stored', async () => {
    const { requests, pieces } = show();
    const text = 'x'.repeat(PIECE_BYTES + 5);
    await choose(new File([text], 'large.ris'), new File(['@misc{}'], 'small.bib'));
    expect(
      await screen.findByText('2 files are stored. The next harvest publishes the records.'),
    ).toBeTruthy();
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^POST .*\/harvest\/files\/papers$/)),
    );
    expect(pieces().map(({ name, from, isLast }) => [name, from, isLast])).toEqual([
      ['large.ris', 0, false],
      ['large.ris', PIECE_BYTES, true],
      ['small.bib', 0, true],
    ]);
    const sent = pieces().map(({ content }) => Buffer.from(content, 'base64').toString());
    expect([sent.slice(0, 2).join(''), sent[2]]).toEqual([text, '@misc{}']);
    const ids = pieces().map(({ upload }) => upload);
    expect(ids[0]).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false]);
  });

  test('a failure says why, and the upload continues where it was', async () => {
    const { pieces } = show((at) => at === 2);
    await choose(new File(['x'.repeat(PIECE_BYTES + 5)], 'large.ris'), new File(['y'], 'small.bib'));
    expect((await screen.findByText(/^large\.ris: .+/)).closest('[role="alert"]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/^2 files are stored\./)).toBeTruthy();
    expect(pieces().map(({ from }) => from)).toEqual([0, PIECE_BYTES, PIECE_BYTES, 0]);
    expect(new Set(pieces().map(({ upload }) => upload)).size).toBe(2);
  });

  test('a failed upload can be given up, with the files that wait', async () => {
    const { pieces } = show(() => true);
    await choose(new File(['x'], 'a.ris'), new File(['y'], 'b.bib'));
    await screen.findByRole('button', { name: 'Continue' });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(/^a\.ris:/)).toBeNull());
    expect(pieces()).toHaveLength(1);
  });

  test('a running upload can be given up: the piece on its way is the last one', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const { pieces } = show(() => false, 200, gate);
    await choose(new File(['x'.repeat(PIECE_BYTES + 5)], 'large.ris'), new File(['y'], 'b.bib'));
    expect(await screen.findByText('large.ris is being uploaded. 1 more file is waiting.')).toBeTruthy();
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    cancel.focus();
    fireEvent.click(cancel);
    expect(document.activeElement).toBe(screen.getByLabelText('Upload files of records'));
    open();
    // A later upload runs alone.
    await choose(new File(['z'], 'c.bib'));
    expect(await screen.findByText(/^1 file is stored\./)).toBeTruthy();
    expect(pieces().map(({ name, from }) => [name, from])).toEqual([
      ['large.ris', 0],
      ['c.bib', 0],
    ]);
  });

  test.each([
    [400, /^a #1\.ris: This name is not possible: letters,/],
    [413, 'a #1.ris: The space is full'],
  ])('a file that is refused with %d does not keep the others from being stored', async (status, text) => {
    const { pieces } = show((at) => at === 1, status);
    await choose(new File(['x'], 'a #1.ris'), new File(['y'], 'b.bib'));
    expect(await screen.findByText(/^1 file is stored\./)).toBeTruthy();
    expect(screen.getByText(text).closest('[role="alert"]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(pieces().map(({ name }) => name)).toEqual(['a #1.ris', 'b.bib']);
  });

  test('a question comes before the screen is left during an upload, which ends with it', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const { pieces, router } = show(() => false, 200, gate);
    await choose(new File(['x'.repeat(PIECE_BYTES + 5)], 'large.ris'), new File(['y'], 'b.bib'));
    await screen.findByRole('progressbar');
    await act(() => router.navigate('/'));
    expect(await screen.findByRole('dialog', { name: 'Files are still being uploaded' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(/^large\.ris is being uploaded/)).toBeTruthy();
    await act(() => router.navigate('/'));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave and cancel the upload' }));
    expect(await screen.findByText('another page')).toBeTruthy();
    open();
    await waitFor(() => expect(pieces().map(({ from }) => from)).toEqual([0]));
  });

  test('the browser asks before the tab is closed during an upload', async () => {
    show(() => true);
    const isAsked = (): boolean => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    await choose(new File(['x'], 'a.ris'));
    await screen.findByRole('button', { name: 'Continue' });
    expect(isAsked()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(isAsked()).toBe(false);
  });
});

test('a file is deleted after a question', async () => {
  const { requests } = show();
  expect(await screen.findByText('tides.bib')).toBeTruthy();
  expect(screen.getByText(/^2 kB, Nov/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete tides.bib' }));
  expect(requests).toEqual([]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Delete tides.bib' }).at(-1) as HTMLElement);
  await waitFor(() =>
    expect(requests).toMatchObject([
      { method: 'POST', path: expect.stringMatching(/papers\/delete$/), body: { name: 'tides.bib' } },
    ]),
  );
});

test('the files of several sources are no landmarks that have one name', async () => {
  const { fetch } = memoryServer(() => ({ body: {} }));
  const ofSource = (source: string) => (
    <SourceFiles source={source} files={[FILE]} isOnly={false} upload={null} />
  );
  renderInConsole(
    <>
      {ofSource('papers')}
      {ofSource('data')}
    </>,
    { fetch },
  );
  expect(await screen.findAllByText('tides.bib')).toHaveLength(2);
  expect(screen.queryAllByRole('region')).toEqual([]);
});

test('those who may not edit see the files only', async () => {
  const server = memoryServer(() => ({ body: {} }));
  renderInConsole(<SourceFiles source="papers" files={[]} isOnly={false} upload={null} />, {
    fetch: server.fetch,
  });
  expect(await screen.findByText('There are no uploaded files.')).toBeTruthy();
  expect(screen.queryByLabelText('Upload files of records')).toBeNull();
});

test('many files have a filter and pages, in the order of their names', async () => {
  const files = Array.from({ length: 60 }, (_, at) => ({ ...FILE, name: `part-${at}.xml` }));
  const server = memoryServer(() => ({ body: {} }));
  renderInConsole(<SourceFiles source="papers" files={files} isOnly={false} upload={null} />, {
    fetch: server.fetch,
  });
  const list = await screen.findByRole('list', { name: 'Uploaded files: papers' });
  const names = () =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => /^\S+/.exec(textContent)?.[0]);
  expect([names().length, names()[10]]).toEqual([50, 'part-10.xml']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '59' } });
  await waitFor(() => expect(names()).toEqual(['part-59.xml']));
  expect(saidByStatus()).toEqual(['1 matches']);
});

test('few files have no filter, and nothing that says what it finds', async () => {
  const files = Array.from({ length: 11 }, (_, at) => ({ ...FILE, name: `part-${at}.xml` }));
  const { fetch } = memoryServer(() => ({ body: {} }));
  const Files = () => {
    const [count, setCount] = useState(files.length);
    return (
      <>
        <button type="button" onClick={() => setCount(10)}>
          Fewer
        </button>
        <SourceFiles source="papers" files={files.slice(0, count)} isOnly={false} upload={null} />
      </>
    );
  };
  renderInConsole(<Files />, { fetch });
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: '7' } });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Fewer' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  expect([screen.queryByRole('searchbox'), screen.queryByRole('status')]).toEqual([null, null]);
});
