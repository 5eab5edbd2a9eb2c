import { afterEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { setImmediate as nextRound } from 'node:timers/promises';
import { renderPage } from '../testing/render-page.tsx';
import { CopyButton } from './copy-button.tsx';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

test.each([
  ['takes the text', () => Promise.resolve(), 'Copied', 'Copied'],
  [
    'refuses it',
    () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')),
    'Copy',
    '',
  ],
])('a browser that %s: the button says so, and nothing fails', async (_what, writeText, words, said) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  renderPage(<CopyButton text="10.5555/tides" />);
  const failures: unknown[] = [];
  const note = (failure: unknown) => failures.push(failure);
  process.on('unhandledRejection', note);
  const button = await screen.findByRole('button');
  await act(async () => {
    fireEvent.click(button);
    await nextRound();
  });
  process.off('unhandledRejection', note);
  expect(failures).toEqual([]);
  expect(button.textContent).toBe(words);
  expect(screen.getByRole('status').textContent).toBe(said);
});
