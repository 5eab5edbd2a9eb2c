import { afterEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { setImmediate as nextRound } from 'node:timers/promises';
import { renderPage } from '../testing/render-page.tsx';
import { CopyButton } from './copy-button.tsx';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

const REFUSAL = new DOMException('Write permission denied.', 'NotAllowedError');

test.each([
  ['takes the text', () => Promise.resolve(), 'Copied', 'Copied'],
  ['refuses it', () => Promise.reject(REFUSAL), 'Copy', ''],
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

test('a text that the browser refuses to copy is selected, so that visitors can copy it, each time they try', async () => {
  const writeText = () => Promise.reject(REFUSAL);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  renderPage(<CopyButton text="10.5555/tides" />);
  for (let tries = 0; tries < 2; tries += 1) {
    const button = screen.getByRole('button');
    button.focus();
    fireEvent.click(button);
    const name = /^The browser did not allow copying/;
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['10.5555/tides', 0, 13]);
  }
});
