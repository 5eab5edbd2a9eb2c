import { expect, test } from '@jest/globals';
import type { Endpoint } from '@open-discovery/http';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { memoryServer, renderInConsole } from '../testing/render-in-console.tsx';
import { useChangeContent, useContent } from '../use-content.ts';
import { ItemList } from './list/item-list.tsx';
import { StaleNotice } from './stale-notice.tsx';

const NAMES: Endpoint<string[]> = { method: 'GET', path: 'names', parse: (json) => json as string[] };
const CHANGE: Endpoint<unknown> = { method: 'POST', path: 'change', body: {}, parse: (json) => json };

const Names = () => {
  const change = useChangeContent();
  return (
    <>
      <StaleNotice />
      <ItemList
        label="Names"
        content={useContent(NAMES)}
        keyOf={(name) => name}
        wordsOf={(name) => name}
        empty="None"
      >
        {(name) => name}
      </ItemList>
      <button onClick={() => void change(CHANGE)}>Change</button>
    </>
  );
};

/** A list whose server answers only while it is up. */
const open = async () => {
  let isUp = true;
  let names = ['Ada'];
  const { fetch, requests } = memoryServer(({ method }) => {
    if (method === 'POST') return { body: null };
    return isUp ? { body: names } : { status: 503, body: { message: 'Too busy' } };
  });
  renderInConsole(<Names />, { fetch });
  await screen.findByText('Ada');
  return {
    requests,
    fail: () => void (isUp = false),
    recover: (next: string[]) => {
      isUp = true;
      names = next;
    },
  };
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const said = () => screen.queryByRole('alert')?.textContent ?? null;

test('a list that could not be read again says of when it is and why, and can be read again', async () => {
  const server = await open();
  expect(said()).toBeNull();
  server.fail();
  await press('Change');
  await waitFor(() =>
    expect(said()).toMatch(/^You are seeing the state from .+\. It could not be refreshed\.Too busy$/),
  );
  expect(screen.getByText('Ada')).toBeTruthy();
  server.recover(['Ada', 'Grace']);
  await press('Try again');
  expect(await screen.findByText('Grace')).toBeTruthy();
  expect(said()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('every attempt that fails says so again, and no second one begins meanwhile', async () => {
  const server = await open();
  server.fail();
  await press('Change');
  await waitFor(() => expect(said()).toContain('Too busy'));
  const before = server.requests.length;
  const button = screen.getByRole('button', { name: 'Try again' });
  fireEvent.click(button);
  expect(said()).toBe('');
  fireEvent.click(button);
  await waitFor(() => expect(said()).toContain('Too busy'));
  expect(server.requests).toHaveLength(before + 1);
});
