import { beforeEach, expect, test } from '@jest/globals';
import { describeOnDatabases } from '../../database/testing/describe-on-databases.ts';
import { createRoleGrants } from '../roles/role-grants.ts';
import { createInvitations } from './invitations.ts';
import type { Invitations, NewInvitation } from './invitations.ts';
import { createRoleLog } from './role-log.ts';

const ISSUER = 'https://one.example';
const START_MS = Date.UTC(2026, 0, 1);
const DAY_MS = 24 * 3_600_000;
const PAGE = { page: 1, size: 50, search: '' };

const invitation = (given: Partial<NewInvitation> = {}): NewInvitation => ({
  role: 'CURATOR_CLAIM',
  email: null,
  note: '',
  by: 'root',
  lifeMs: DAY_MS,
  ...given,
});

describeOnDatabases('invitations', (given) => {
  let nowMs = START_MS;
  let invitations: Invitations;
  beforeEach(() => {
    nowMs = START_MS;
    let number = 0;
    invitations = createInvitations({
      database: given.database(),
      issuer: ISSUER,
      clock: () => nowMs,
      newId: () => `id-${(number += 1)}`,
    });
  });
  const grants = () =>
    createRoleGrants({
      database: given.database(),
      issuer: ISSUER,
      clock: () => nowMs,
      newId: () => `grant-${nowMs}`,
    });

  test('are found by their secret, of which only the hash is stored', async () => {
    const made = await invitations.create(invitation({ email: 'Ada@X.example' }));
    expect(await invitations.findBySecret(made.secret)).toEqual(made.invitation);
    expect(made.invitation).toMatchObject({ email: 'ada@x.example', state: 'open' });
    expect(await invitations.findBySecret(`${made.secret}x`)).toBeNull();
    const rows = await given.database().query.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(made.secret);
  });

  test('grant their role once, to one of several who accept at the same time', async () => {
    const { invitation: made } = await invitations.create(invitation());
    const users = ['ada', 'grace', 'rosa', 'mia'];
    const accepted = await Promise.all(users.map((user) => invitations.accept(made.id, user)));
    expect(accepted.filter(Boolean)).toHaveLength(1);
    const holders = await Promise.all(users.map((user) => grants().rolesOf(user)));
    expect(holders.flat()).toEqual(['CURATOR_CLAIM']);
    expect((await invitations.find(made.id))?.state).toBe('used');
  });

  test.each([
    ['', 3, ['Élise’s group', 'Lab', '']],
    ['elise', 1, ['Élise’s group']],
    ['LAB ada', 1, ['Lab']],
    ['x.example', 2, ['Élise’s group', 'Lab']],
    ['curator', 0, []],
  ])('with the words %j are %d, by e-mail address and note', async (search, total, notes) => {
    const given = [
      { note: '' },
      { note: 'Lab', email: 'Ada@x.example' },
      { note: 'Élise’s group', email: 'e@x.example' },
    ];
    for (const one of given) {
      nowMs += 1;
      await invitations.create(invitation(one));
    }
    const found = await invitations.list({ ...PAGE, search });
    expect([found.total, found.results.map(({ note }) => note)]).toEqual([total, notes]);
    expect(await invitations.list({ page: 2, size: 1, search })).toMatchObject({
      total,
      results: notes.slice(1, 2).map((note) => ({ note })),
    });
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['used', (id) => invitations.accept(id, 'ada')],
    ['revoked', (id) => invitations.revoke(id, 'root')],
    ['expired', async () => (nowMs += DAY_MS)],
  ])('that are %s can neither be accepted nor revoked', async (state, end) => {
    const { invitation: made } = await invitations.create(invitation());
    await end(made.id);
    expect((await invitations.find(made.id))?.state).toBe(state);
    expect(await invitations.accept(made.id, 'grace')).toBe(false);
    expect(await invitations.revoke(made.id, 'root')).toBe(false);
    expect(await grants().rolesOf('grace')).toEqual([]);
  });

  test('are listed newest first', async () => {
    for (const note of ['first', 'second']) {
      await invitations.create(invitation({ note }));
      nowMs += 1;
    }
    expect(await invitations.list({ ...PAGE, page: 2, size: 1 })).toMatchObject({
      total: 2,
      results: [{ note: 'first' }],
    });
  });

  test('and changes of roles are in the log: who, what, when', async () => {
    const readLog = createRoleLog({ database: given.database(), issuer: ISSUER });
    const tick = () => (nowMs += 1_000);
    await grants().grant({ subject: 'ada', roles: ['CURATOR_FUNDER'], by: 'root' });
    tick();
    await grants().revoke({ subject: 'ada', roles: ['CURATOR_FUNDER'], by: 'mia' });
    tick();
    const made = await invitations.create(invitation({ email: 'ada@x.example' }));
    const other = await invitations.create(invitation({ role: 'USER_MANAGER', by: 'mia' }));
    tick();
    await invitations.accept(made.invitation.id, 'ada');
    tick();
    await invitations.revoke(other.invitation.id, 'root');
    const rowsOf = async (user: string | null, search = '') =>
      (await readLog({ ...PAGE, user, search })).results.map(
        ({ at, action, role, by, user: whose }) => `${at.slice(17, 19)} ${by} ${action} ${role} ${whose}`,
      );
    expect(await rowsOf(null)).toEqual([
      '04 root revokeInvitation USER_MANAGER null',
      '03 ada accept CURATOR_CLAIM ada',
      '02 root invite CURATOR_CLAIM null',
      '02 mia invite USER_MANAGER null',
      '01 mia revoke CURATOR_FUNDER ada',
      '00 root grant CURATOR_FUNDER ada',
    ]);
    expect(await rowsOf('mia')).toEqual([
      '02 mia invite USER_MANAGER null',
      '01 mia revoke CURATOR_FUNDER ada',
    ]);
    expect(await rowsOf(null, 'Claim  ROOT')).toEqual(['02 root invite CURATOR_CLAIM null']);
    expect(await rowsOf(null, 'x.example')).toHaveLength(2);
    expect(await rowsOf(null, 'USER_')).toHaveLength(2);
    expect(await rowsOf(null, 'USER%')).toEqual([]);
    expect(await readLog({ page: 3, size: 2, user: null, search: '' })).toMatchObject({
      total: 6,
      results: [{ action: 'revoke' }, { action: 'grant', byName: null, userName: null, email: null }],
    });
  });
});
