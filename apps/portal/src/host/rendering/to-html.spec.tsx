import { expect, jest, test } from '@jest/globals';
import { Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { toHtml } from './to-html.ts';

const goesOn = new AbortController().signal;

const Page = ({ children }: { readonly children: ReactNode }) => (
  <html lang="en">
    <body>
      <h1>Sea &amp; level</h1>
      <Suspense fallback={<p>later</p>}>{children}</Suspense>
    </body>
  </html>
);

const Late = ({ text }: { readonly text: Promise<string> }) => <p>{use(text)}</p>;

const Broken = (): ReactNode => {
  throw new Error('broken part');
};

const htmlOf = async (page: ReactNode, onError: (error: unknown) => void = () => undefined) =>
  (await toHtml(page, { signal: goesOn, onError })).toString();

const written = (part: string) =>
  `<!DOCTYPE html><html lang="en"><head></head><body><h1>Sea &amp; level</h1><!--$-->${part}<!--/$--></body></html>`;

test.each([
  ['that is at hand', <p key="p">here</p>, '<p>here</p>'],
  ['that must be waited for', <Late key="l" text={Promise.resolve('here')} />, '<p>here</p>'],
  ['whose text looks like a mark of React', <p key="m">{'<!--$!-->'}</p>, '<p>&lt;!--$!--&gt;</p>'],
])('a page with a part %s is complete', async (_what, part, html) => {
  expect(await htmlOf(<Page>{part}</Page>)).toBe(written(html));
});

test('a part that fails is reported once and left to the browser', async () => {
  const onError = jest.fn();
  const html = await htmlOf(
    <Page>
      <Broken />
    </Page>,
    onError,
  );
  expect(html).toContain('<p>later</p>');
  expect(html).toContain('Sea &amp; level');
  expect(onError.mock.calls.map(([error]) => String(error))).toEqual(['Error: broken part']);
});

test('a page that cannot be rendered is an error, reported once', async () => {
  const onError = jest.fn();
  await expect(htmlOf(<Broken />, onError)).rejects.toThrow('broken part');
  expect(onError).toHaveBeenCalledTimes(1);
});

test('a page without waiting clients is aborted', async () => {
  const leaving = new AbortController();
  const page = toHtml(
    <Page>
      <Late text={new Promise(() => undefined)} />
    </Page>,
    { signal: leaving.signal, onError: () => undefined },
  );
  leaving.abort(new Error('gone'));
  await expect(page).rejects.toThrow('gone');
});
