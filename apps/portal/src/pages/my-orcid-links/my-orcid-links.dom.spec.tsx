import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { createTestPage } from '../../testing/render-page.tsx';
import { Page as MyOrcidLinksPage } from './my-orcid-links-page.tsx';

const SERVICE = '/api/orcid-service';
const USER = { sub: 'rosa', name: 'Rosa', email: 'rosa@example.org', roles: [] };
const URL_OF_RECORD = 'https://sandbox.orcid.org/0000-0002-1825-0097';

type Outcome = Readonly<Record<'id' | 'state' | 'reason' | 'message', string>>;
interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

interface Scene {
  readonly works?: readonly object[];
  readonly isConnected?: boolean;
  readonly orcid?: string | null;
  /** Replaces the answer to a call, such as `POST add`. */
  readonly answers?: (call: string, ids: readonly string[]) => Answer | null;
  readonly address?: string;
}

const work = (id: string, state: string, given: object = {}) => ({
  id,
  type: 'publication',
  title: `Title ${id}`,
  year: 2021,
  venue: 'Journal',
  identifier: 'https://doi.org/10.5555/a',
  state,
  ...given,
});

const Elsewhere = () => {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
};

const idsOf = (body: string | undefined): readonly string[] => JSON.parse(body ?? '{}').ids ?? [];
const done = (id: string, state: string): Outcome => ({ id, state, reason: '', message: '' });

/** Opens the page with a service that keeps what was added. */
const open = ({ works = [], isConnected = true, orcid = SERVICE, answers, address = '' }: Scene = {}) => {
  const states = new Map<string, string>();
  const calls: string[] = [];
  let isThere = isConnected;
  const answerTo = (call: string, ids: readonly string[]): Answer => {
    const replaced = answers?.(call, ids);
    if (replaced) return replaced;
    if (call === 'GET connection')
      return { body: { orcid: isThere ? '0000-0002-1825-0097' : null, url: URL_OF_RECORD, name: 'Rosa V.' } };
    if (call === 'GET works')
      return {
        body: {
          total: works.length,
          works: works.map((one) => ('id' in one ? { ...one, ...stateOf(String(one.id)) } : one)),
        },
      };
    if (call === 'POST disconnect') {
      isThere = false;
      return { body: { isRevoked: true } };
    }
    const state = call === 'POST add' ? 'added' : 'missing';
    for (const id of ids) states.set(id, state);
    return { body: { outcomes: ids.map((id) => done(id, state)) } };
  };
  const stateOf = (id: string) => (states.has(id) ? { state: states.get(id) } : {});
  const page = createTestPage({
    configuration: { addresses: { orcid } },
    fetch: async (url, init) => {
      const { pathname } = new URL(url, 'http://localhost');
      if (pathname.endsWith('/userInfo')) return Response.json(USER);
      const call = `${init.method} ${pathname.replace(`${SERVICE}/`, '')}`;
      const ids = idsOf(init.body);
      calls.push([call, ...ids].join(' '));
      const { status = 200, body } = answerTo(call, ids);
      return Response.json(body, { status });
    },
  });
  page.show(
    [
      { path: '/my-orcid-links', element: <MyOrcidLinksPage /> },
      { path: '*', element: <Elsewhere /> },
    ],
    `/my-orcid-links${address}`,
  );
  return calls;
};

beforeEach(() => {
  document.cookie = 'AccessToken=yes';
});
afterEach(() => {
  document.cookie = 'AccessToken=; Max-Age=0';
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('without an ORCID service', () => {
  test.each<[string, Scene]>([
    ['the portal has no address of one', { orcid: null }],
    ['the server has none', { answers: () => ({ status: 404, body: { message: 'no', code: 404 } }) }],
  ])('%s: the page says so', async (_title, scene) => {
    open(scene);
    expect(
      await screen.findByText('This portal is not set up for adding works to ORCID records.'),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Connect/ })).toBeNull();
  });
});

describe('connecting', () => {
  test('visitors without a login are asked to log in', async () => {
    document.cookie = 'AccessToken=; Max-Age=0';
    open();
    expect(await screen.findByText('at /user-info?errorCode=1&redirectUrl=%2Fmy-orcid-links')).toBeTruthy();
  });

  test('the way to ORCID is a link to the service', async () => {
    const calls = open({ isConnected: false });
    const link = await screen.findByRole('link', { name: 'Connect your ORCID iD' });
    expect(link.getAttribute('href')).toBe('/api/orcid-service/connect');
    expect(calls).toEqual(['GET connection']);
  });

  test.each([
    ['connected', 'Your ORCID iD is connected.'],
    ['denied', 'You have not allowed access to your ORCID record, so nothing is connected.'],
    [
      'expired',
      'The visit to ORCID took too long or was started elsewhere. Please connect your ORCID iD again.',
    ],
    ['failed', 'ORCID could not confirm the connection. Please try again.'],
  ])('a visit to ORCID that ended with %s is told: %s', async (ending, text) => {
    open({ address: `?connection=${ending}` });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('a user disconnects after a question', async () => {
    const calls = open();
    expect((await screen.findByRole('link', { name: URL_OF_RECORD })).getAttribute('href')).toBe(
      URL_OF_RECORD,
    );
    fireEvent.click(await button('Disconnect'));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('Your ORCID iD is disconnected.')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Connect your ORCID iD' })).toBeTruthy();
    expect(calls).toContain('POST disconnect');
  });
});

describe('the works', () => {
  test('have their states, and only what is possible is offered', async () => {
    open({ works: [work('a', 'missing'), work('b', 'present'), work('c', 'added')] });
    expect(await button('Add “Title a” to ORCID')).toBeTruthy();
    expect(await button('Remove “Title c” from ORCID')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Title b/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Title b' }).getAttribute('href')).toBe(
      '/search/publication?articleId=b',
    );
    fireEvent.click(await button('From other sources (1)'));
    expect(screen.queryByRole('link', { name: 'Title a' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Title b' })).toBeTruthy();
  });

  test('are added one by one and removed again', async () => {
    const calls = open({ works: [work('a', 'missing'), work('b', 'missing')] });
    fireEvent.click(await button('Add “Title a” to ORCID'));
    expect(await screen.findByText('1 work is now on your ORCID record.')).toBeTruthy();
    fireEvent.click(await button('Remove “Title a” from ORCID'));
    expect(await screen.findByText('1 work added from here is no longer on your ORCID record.')).toBeTruthy();
    expect(await button('Add “Title a” to ORCID')).toBeTruthy();
    expect(calls.filter((one) => one.startsWith('POST'))).toEqual(['POST add a', 'POST remove a']);
  });

  test('are added all at once, ten in a request', async () => {
    const ids = Array.from({ length: 12 }, (_, at) => `w${at}`);
    const calls = open({ works: ids.map((id) => work(id, 'missing')) });
    fireEvent.click(await screen.findByLabelText('Choose all 12 works that are not on your record'));
    fireEvent.click(await button('Add 12 works to ORCID'));
    expect(await screen.findByText('12 works are now on your ORCID record.')).toBeTruthy();
    expect(await screen.findByText('All of these works are on your ORCID record.')).toBeTruthy();
    expect(calls.filter((one) => one.startsWith('POST'))).toEqual([
      `POST add ${ids.slice(0, 10).join(' ')}`,
      'POST add w10 w11',
    ]);
  });

  test('are added until the user stops', async () => {
    const ids = Array.from({ length: 30 }, (_, at) => `w${at}`);
    const calls = open({
      works: ids.map((id) => work(id, 'missing')),
      answers: (_call, given) => {
        if (given.includes('w10')) fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
        return null;
      },
    });
    fireEvent.click(await screen.findByLabelText('Choose all 30 works that are not on your record'));
    fireEvent.click(await button('Add 30 works to ORCID'));
    expect(await screen.findByText('20 works are now on your ORCID record.')).toBeTruthy();
    expect(screen.getByText('10 works are unchanged. You can try again.')).toBeTruthy();
    expect(calls.filter((one) => one.startsWith('POST'))).toHaveLength(2);
  });

  test('keep the focus when their button changes', async () => {
    open({ works: [work('a', 'missing')] });
    const add = await button('Add “Title a” to ORCID');
    add.focus();
    fireEvent.click(add);
    expect(document.activeElement).toBe(await button('Remove “Title a” from ORCID'));
  });

  test('tell the end where the focus was lost', async () => {
    open({ works: [work('a', 'missing')] });
    fireEvent.click(await screen.findByLabelText(/^Choose the work/));
    const add = await button('Add 1 work to ORCID');
    add.focus();
    fireEvent.click(add);
    const end = await screen.findByText('All of these works are on your ORCID record.');
    expect(document.activeElement).toBe(end.parentElement);
  });

  test('beyond the first fifty are shown on request', async () => {
    open({ works: Array.from({ length: 60 }, (_, at) => work(`w${at}`, 'missing')) });
    expect(await screen.findByRole('link', { name: 'Title w49' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Title w50' })).toBeNull();
    fireEvent.click(await button('Show more (10)'));
    expect(screen.getByRole('link', { name: 'Title w59' })).toBeTruthy();
  });

  test('without any, the page says so', async () => {
    open();
    expect(await screen.findByText('No work in this portal names your ORCID iD.')).toBeTruthy();
  });
});

describe('failures are explained in a sentence', () => {
  const failed = (status: number, reason: string): Answer => ({
    status,
    body: { message: 'text', code: status, reason },
  });
  test.each<[string, Answer, string, RegExp | null]>([
    ['revoked', failed(409, 'revoked'), 'ORCID no longer accepts the permission', /again/],
    [
      'forbidden',
      failed(409, 'forbidden'),
      'The permission that you gave at ORCID does not cover this.',
      /again/,
    ],
    ['limited', failed(429, 'limited'), 'ORCID gets too many requests at the moment.', null],
    ['timeout', failed(504, 'timeout'), 'ORCID did not answer in time.', null],
    ['unavailable', failed(502, 'unavailable'), 'ORCID cannot be reached at the moment.', null],
    ['login', failed(401, ''), 'Your login has ended.', /Log in/],
    ['unknown', failed(500, 'x'), 'That did not work. Please try again in a moment.', null],
  ])('%s, while works are compared', async (_title, answer, text, link) => {
    open({ answers: (call) => (call === 'GET works' ? answer : null) });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(text);
    expect(within(alert).queryAllByRole('link', link ? { name: link } : {})).toHaveLength(link ? 1 : 0);
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  test('a request that fails ends the adding, and says what is done and what is left', async () => {
    const ids = Array.from({ length: 25 }, (_, at) => `w${at}`);
    const calls = open({
      works: ids.map((id) => work(id, 'missing')),
      answers: (call, given) =>
        call === 'POST add' && given.includes('w10') ? failed(429, 'limited') : null,
    });
    fireEvent.click(await screen.findByLabelText('Choose all 25 works that are not on your record'));
    fireEvent.click(await button('Add 25 works to ORCID'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('ORCID gets too many requests at the moment.');
    expect(alert.textContent).toContain('10 works are now on your ORCID record.');
    expect(alert.textContent).toContain('15 works are unchanged. You can try again.');
    expect(calls.filter((one) => one.startsWith('POST'))).toHaveLength(2);
    // The rest stays chosen.
    expect(await button('Add 15 works to ORCID')).toBeTruthy();
  });

  test('works that could not be removed say so, and stay', async () => {
    open({
      works: [work('a', 'added')],
      answers: (call) =>
        call === 'POST remove'
          ? { body: { outcomes: [{ id: 'a', state: 'failed', reason: 'timeout', message: '' }] } }
          : null,
    });
    fireEvent.click(await button('Remove “Title a” from ORCID'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'ORCID did not answer in time. Please try again.1 work is unchanged. You can try again.',
    );
    expect(await button('Remove “Title a” from ORCID')).toBeTruthy();
  });

  test('a work that ORCID refuses says why, and the others are added', async () => {
    open({
      works: [work('a', 'missing'), work('b', 'missing')],
      answers: (call) =>
        call === 'POST add'
          ? {
              body: {
                outcomes: [
                  done('a', 'added'),
                  { id: 'b', state: 'failed', reason: 'refused', message: 'The title is missing.' },
                ],
              },
            }
          : null,
    });
    fireEvent.click(await screen.findByLabelText('Choose all 2 works that are not on your record'));
    fireEvent.click(await button('Add 2 works to ORCID'));
    expect(await screen.findByText('1 work is now on your ORCID record.')).toBeTruthy();
    expect(
      await screen.findByText('ORCID did not accept this work. ORCID says: The title is missing.'),
    ).toBeTruthy();
  });
});
