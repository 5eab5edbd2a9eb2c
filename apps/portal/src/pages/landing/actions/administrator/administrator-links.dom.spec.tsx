import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { PortalConfigurationFile } from '@open-discovery/config';
import { aProduct, aProject } from '@open-discovery/model/testing';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { CurrentUserStatus } from '../../../../session/current-user-status.tsx';
import { createTestPage } from '../../../../testing/render-page.tsx';
import { AdministratorLinks } from './administrator-links.tsx';

const OTHER = 'https://console.example.org/admin';

beforeEach(() => {
  document.cookie = 'AccessToken=yes';
});
afterEach(() => {
  document.cookie = 'AccessToken=; Max-Age=0';
});

const PARTS = [{ id: 'a::1' }, { id: 'a::2' }];
const MERGED = { ...aProduct({ id: 'doi::1' }), mergeEvidence: { parts: PARTS } };

/** Shows the links to a user, and returns where they lead. */
const linksFor = async (
  role: string,
  configuration: Partial<PortalConfigurationFile>,
  { kind, record }: ComponentProps<typeof AdministratorLinks>,
) => {
  const user = { sub: 'ada@example.org', name: 'Ada', email: 'ada@example.org', roles: [role] };
  const page = createTestPage({
    configuration,
    fetch: (url) =>
      url.endsWith('/userInfo')
        ? Promise.resolve(Response.json(user))
        : Promise.reject(new Error('no other server')),
  });
  const element = (
    <>
      <CurrentUserStatus nobody={null} />
      <AdministratorLinks kind={kind} record={record} />
    </>
  );
  page.show([{ path: '*', element }], '/');
  await screen.findByText(/Ada/);
  const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;
  return { withdraw: href('Withdraw this record'), separate: href('Separate this record') };
};

test.each<[string, Partial<PortalConfigurationFile>, string | null]>([
  ['PORTAL_ADMINISTRATOR', { static: false }, '/admin'],
  ['PORTAL_ADMINISTRATOR', { addresses: { console: OTHER } }, OTHER],
  ['PORTAL_ADMINISTRATOR', {}, null],
  ['CURATOR_COMMUNITY', { static: false }, null],
  ['REGISTERED_USER', { static: false }, null],
])('%s in a portal with %j: the forms with the record are in the console at %j', async (role, portal, at) => {
  expect(await linksFor(role, portal, { kind: 'publication', record: MERGED })).toEqual({
    withdraw: at && `${at}/withdrawals/new?record=doi%3A%3A1`,
    separate: at && `${at}/duplicates/separate?record=doi%3A%3A1`,
  });
});

test.each<[string, ComponentProps<typeof AdministratorLinks>]>([
  ['that was not merged', { kind: 'publication', record: aProduct() }],
  [
    'of a kind that is merged by its id',
    { kind: 'project', record: { ...aProject(), mergeEvidence: { parts: PARTS } } },
  ],
])('a record %s can only be withdrawn', async (_which, record) => {
  const { withdraw, separate } = await linksFor('PORTAL_ADMINISTRATOR', { static: false }, record);
  expect([withdraw !== null, separate]).toEqual([true, null]);
});
