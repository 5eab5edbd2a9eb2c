import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { memoryServer, renderInConsole } from '../../testing/render-in-console.tsx';
import { usePeopleTable } from './use-people-table.ts';

const PEOPLE = [
  {
    ...{ id: 'rosa', name: '=Rosa', email: 'rosa@example.org', lastSeen: '2026-05-01T10:00:00.000Z' },
    ...{ providerRoles: ['CURATOR_CLAIM'], roles: ['COMMUNITY_EGI_MANAGER', 'USER_MANAGER'] },
  },
];

const Table = () => <pre>{usePeopleTable()(PEOPLE)}</pre>;

test('a table of users has their roles in words, and no name that a spreadsheet would execute', async () => {
  const outline = { _id: 'p1', pid: 'egi', name: 'Grid', type: 'community' };
  renderInConsole(
    <Table />,
    memoryServer(() => ({ body: [outline] })),
  );
  await waitFor(() =>
    expect(screen.getByText(/Grid/).textContent.split('\r\n')).toEqual([
      '\uFEFFName,E-mail address,Id,Roles from the login provider,Roles given here,Last seen',
      '\'=Rosa,rosa@example.org,rosa,Curator of links,"Manager of the community Grid; User manager",2026-05-01T10:00:00.000Z',
      '',
    ]),
  );
});
