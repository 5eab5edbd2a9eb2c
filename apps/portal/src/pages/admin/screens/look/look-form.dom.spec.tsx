import { byLanguage, PORTAL_LANGUAGES } from '@open-discovery/model';
import type { AdminPortal } from '@open-discovery/model';
import { aPortalLayout } from '@open-discovery/model/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { save } from '../../testing/controls.ts';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { LookForm } from './look-form.tsx';

const PORTAL: AdminPortal = {
  _id: 'p1',
  version: 2,
  pid: 'tides',
  name: 'Tides',
  type: 'explore',
  layout: aPortalLayout({
    examples: { ...byLanguage(() => []), en: ['tides', 'sea level'], de: ['Gezeiten'] },
  }),
};

beforeEach(() => sessionStorage.clear());

const open = (layout: Partial<AdminPortal['layout']> = {}, refused?: string) => {
  const portal = { ...PORTAL, layout: { ...PORTAL.layout, ...layout } };
  const server = memoryServer(({ body }) =>
    refused === undefined
      ? { body: { ...portal, ...(body as object), version: 3 } }
      : { status: 400, body: { message: refused } },
  );
  renderInConsole(<LookForm portal={portal} />, { ...server, address: '/admin' });
  return server;
};
const german = () => screen.getByLabelText('Example searches, Deutsch');

test('each language has its own example searches, one per line', async () => {
  const server = open();
  fireEvent.change(german(), { target: { value: 'Gezeiten\n\n Meer ' } });
  save();
  await waitFor(() =>
    expect(server.requests.at(-1)?.body).toMatchObject({
      layout: { examples: { en: ['tides', 'sea level'], de: ['Gezeiten', 'Meer'], pl: [] } },
    }),
  );
});

test('languages that the portal does not offer have no example searches', () => {
  open({ languages: ['en'] });
  expect(screen.queryByLabelText('Example searches, Deutsch')).toBeNull();
  expect(screen.getByLabelText('Example searches, English')).toBeTruthy();
});

test('a portal without a choice of languages offers all, and one of them can be taken away', async () => {
  const server = open();
  const languages = within(screen.getByRole('group', { name: 'Languages' }));
  expect(languages.getAllByRole('checkbox', { checked: true })).toHaveLength(PORTAL_LANGUAGES.length);
  fireEvent.click(languages.getByRole('checkbox', { name: 'Deutsch' }));
  save();
  await waitFor(() =>
    expect(server.requests.at(-1)?.body).toMatchObject({
      layout: { languages: PORTAL_LANGUAGES.filter((language) => language !== 'de') },
    }),
  );
  fireEvent.click(languages.getByRole('checkbox', { name: 'Deutsch' }));
  save();
  await waitFor(() => expect(server.requests.at(-1)?.body).toMatchObject({ layout: { languages: [] } }));
});

test('too many example searches are refused at the list of their language', async () => {
  open({}, 'layout.examples.de: has more than 6 items');
  fireEvent.change(german(), { target: { value: '1\n2\n3\n4\n5\n6\n7' } });
  save();
  await waitFor(() => expect(german().getAttribute('aria-invalid')).toBe('true'));
});
