import { afterEach, describe, expect, test } from '@jest/globals';
import { idOf } from '@open-discovery/model/testing';
import { readHistory } from '../content/history.ts';
import { DAY_MS } from '../content/testing/open-test-store.ts';
import { CLAIM_ANSWERS } from './claim-route.ts';
import { setupClaims } from './testing/start-claims.ts';
import type { Who } from './testing/start-claims.ts';

const COAST = idOf('written', 1);
const WAVES = idOf('written', 3);
const PROJECT = idOf('project', 1);
const COMMUNITY = idOf('community', 1);
const CURATOR = 'carol CURATOR_CLAIM';

const toProject = { source: COAST, target: PROJECT, relation: 'isProducedBy' };
const toWork = { source: COAST, target: WAVES, relation: 'Cites' };

const service = setupClaims({ pendingLimit: 4 });
// The links of a user are limited each day.
afterEach(() => service.store.passMs(DAY_MS));

const list = async (who: Who, query = '') => {
  const { status, body } = await service.ask(who, `GET ${query}`);
  expect(status).toBe(200);
  return CLAIM_ANSWERS.page.parse(body);
};
const mine = (who: string, query = '') => list(who, `mine${query}`);
const stateOf = async (who: string) => (await mine(who)).results.map(({ state }) => state);

describe('a user', () => {
  test('adds several links at once, which wait for a curator', async () => {
    const { status, body } = await service.ask('ada', 'POST save', [
      toProject,
      { ...toWork, note: 'See p. 3' },
    ]);
    expect(status).toBe(200);
    const { results, counts } = await mine('ada');
    expect(counts).toEqual({ pending: 2, approved: 0, rejected: 0 });
    expect(results).toMatchObject([
      {
        source: { type: 'publication', id: COAST, title: 'Sea level rise along the Frisian coast' },
        target: { type: 'publication', id: WAVES },
        relation: 'Cites',
        note: 'See p. 3',
        state: 'pending',
        createdByName: 'The user ada',
      },
      { target: { type: 'project', id: PROJECT, title: 'PRO1' }, createdAt: '2026-10-02T00:00:00.000Z' },
    ]);
    expect(CLAIM_ANSWERS.added.parse(body).added.map(({ _id }) => _id)).toEqual(
      results.map(({ _id }) => _id).reverse(),
    );
  });

  test('adds the same link once, in whichever direction', async () => {
    await service.add('ada', toWork);
    const again = [toWork, { source: WAVES, target: COAST, relation: 'IsCitedBy' }];
    const { body } = await service.ask('ada', 'POST save', again);
    expect(CLAIM_ANSWERS.added.parse(body)).toMatchObject({ added: [], known: again });
    expect((await mine('ada')).header.numFound).toBe(1);
    expect(await service.add('ben', toWork)).toEqual(expect.any(String));
  });

  test('does not add what the graph has without users', async () => {
    const [known] = JSON.parse(
      await service.graph(`research-products?relProjectId=${PROJECT}&pageSize=1`),
    ).results;
    const { body } = await service.ask('ada', 'POST save', [{ ...toProject, source: known.id }]);
    expect(CLAIM_ANSWERS.added.parse(body)).toMatchObject({ added: [], known: [{ source: known.id }] });
  });

  test.each([
    ['', 3],
    ['?search=frisian', 3],
    ['?search=UBER', 1],
    ['?search=frisian%20com-1', 0],
    ['?search=community', 1],
    ['?state=approved', 1],
    ['?state=pending&search=pro1', 0],
    ['?pageSize=2&page=2', 3],
  ])('finds their links by %j: %i', async (query, expected) => {
    await service.add('ada', toWork);
    await service.add('ada', { source: COAST, target: COMMUNITY, relation: 'isMemberOf' });
    const approved = await service.add('ada', toProject);
    await service.ask(CURATOR, 'POST approve', [approved]);
    await service.add('ben', toWork);
    const { header, results, counts } = await mine('ada', query);
    expect(header.numFound).toBe(expected);
    expect(results).toHaveLength(query.includes('page=2') ? 1 : expected);
    if (query.startsWith('?state')) expect(counts.approved).toBe(1);
  });

  test('deletes a link and takes the deletion back, in the state it had', async () => {
    const id = await service.add('ada', toProject);
    await service.ask(CURATOR, 'POST approve', [id]);
    expect((await service.ask('ada', 'POST delete', [id])).status).toBe(200);
    expect(await stateOf('ada')).toEqual([]);
    expect((await service.ask('ada', 'POST restore', [id])).status).toBe(200);
    expect(await stateOf('ada')).toEqual(['approved']);
  });

  test('has no access to the links of others', async () => {
    const id = await service.add('ada', toProject);
    expect((await service.ask('ben', 'POST delete', [id])).status).toBe(404);
    await service.ask('ada', 'POST delete', [id]);
    expect((await service.ask('ben', 'POST restore', [id])).status).toBe(404);
    expect((await service.ask('ada', 'POST restore', [id])).status).toBe(200);
    expect((await mine('ben')).results).toEqual([]);
  });

  test('has a limited number of links that wait; a refused request adds none', async () => {
    const relations = ['Cites', 'References', 'Reviews'].map((relation) => ({ ...toWork, relation }));
    await service.ask('ada', 'POST save', relations);
    const more = ['Documents', 'Describes'].map((relation) => ({ ...toWork, relation }));
    const { status, body } = await service.ask('ada', 'POST save', more);
    expect([status, body]).toEqual([
      429,
      expect.objectContaining({ message: expect.stringContaining('You have 4 links that wait') }),
    ]);
    expect((await mine('ada')).header.numFound).toBe(3);
    await service.ask('ada', 'POST delete', [(await mine('ada')).results[0]?._id]);
    expect((await service.ask('ada', 'POST save', more)).status).toBe(200);
  });
});

describe('a curator of links', () => {
  test('sees the links of all users and finds those of one', async () => {
    await service.add('ada', toProject);
    await service.add('ben', toWork);
    expect((await list(CURATOR, 'all')).results.map(({ createdByName }) => createdByName)).toEqual([
      'The user ben',
      'The user ada',
    ]);
    expect((await list(CURATOR, 'all?search=user%20ada')).header.numFound).toBe(1);
  });

  test('approves and rejects several at once; owners read the reason', async () => {
    const ids = [await service.add('ada', toProject), await service.add('ada', toWork)];
    await service.ask(CURATOR, 'POST approve', ids);
    expect(await stateOf('ada')).toEqual(['approved', 'approved']);
    const rejected = { ids, reason: 'The paper does not say so.' };
    expect((await service.ask(CURATOR, 'POST reject', rejected)).status).toBe(200);
    expect((await mine('ada')).results).toMatchObject([
      {
        state: 'rejected',
        reason: rejected.reason,
        decidedAt: new Date(service.store.clock()).toISOString(),
      },
      { state: 'rejected' },
    ]);
    expect(JSON.stringify(await mine('ada'))).not.toContain('carol');
  });

  test('decides on all links of a request or on none', async () => {
    const id = await service.add('ada', toProject);
    expect((await service.ask(CURATOR, 'POST approve', [id, 'gone'])).status).toBe(404);
    expect(await stateOf('ada')).toEqual(['pending']);
  });

  test('does not replace a decision that another curator has made meanwhile', async () => {
    const id = await service.add('ada', toProject);
    const read = { _id: id, version: 1 };
    expect((await service.ask('dan CURATOR_CLAIM', 'POST approve', [read])).status).toBe(200);
    expect((await service.ask(CURATOR, 'POST reject', { ids: [read], reason: 'No' })).status).toBe(409);
    expect(await stateOf('ada')).toEqual(['approved']);
    // Two curators who agree do not disturb each other.
    expect((await service.ask(CURATOR, 'POST approve', [read])).status).toBe(200);
    const again = { ids: [{ _id: id, version: 2 }], reason: 'On second thoughts' };
    expect((await service.ask(CURATOR, 'POST reject', again)).status).toBe(200);
    expect(await stateOf('ada')).toEqual(['rejected']);
  });

  test('leaves a history of who did what', async () => {
    const id = await service.add('ada', toProject);
    await service.ask(CURATOR, 'POST approve', [id]);
    await service.ask('ada', 'POST delete', [id]);
    const all = await readHistory(service.store, null, 10);
    const changes = all.filter(({ itemId }) => itemId === id);
    expect(changes.map(({ by, action }) => [by, action])).toEqual([
      ['ada', 'delete'],
      ['carol', 'update'],
      ['ada', 'create'],
    ]);
    expect(changes[1]).toMatchObject({ before: { state: 'pending' }, after: { state: 'approved' } });
  });
});

describe('who may do what', () => {
  const calls = [
    ['user', 'GET mine', undefined],
    ['user', 'POST save', [toProject]],
    ['user', 'POST delete', ['one']],
    ['user', 'POST restore', ['one']],
    ['curator', 'GET all', undefined],
    ['curator', 'POST approve', ['one']],
    ['curator', 'POST reject', { ids: ['one'], reason: 'No' }],
  ] as const;
  const ROLES: readonly (readonly [Who, may: readonly string[]])[] = [
    [null, []],
    ['ada', ['user']],
    ['ada REGISTERED_USER', ['user']],
    ['ada USER_MANAGER', ['user']],
    ['ada COMMUNITY_egi_MANAGER', ['user']],
    ['ada CURATOR_COMMUNITY', ['user']],
    ['ada curator_claim', ['user']],
    ['ada CURATOR_CLAIM', ['user', 'curator']],
    ['ada PORTAL_ADMINISTRATOR', ['user', 'curator']],
  ];
  test.each(ROLES)('%j may call what %j may', async (who, may) => {
    for (const [needs, call, body] of calls) {
      const { status } = await service.ask(who, call, body);
      const refusal = who === null ? 401 : 403;
      // The allowed calls find no such link.
      const isAllowed = may.includes(needs);
      expect([call, isAllowed ? status !== 401 && status !== 403 : status]).toEqual([
        call,
        isAllowed || refusal,
      ]);
    }
  });
});

describe('hostile and wrong requests', () => {
  const many = Array.from({ length: 101 }, () => toProject);
  test.each([
    [[], 'body: Too small: expected array to have >=1 items'],
    [many, 'body: Too big: expected array to have <=100 items'],
    [[{ ...toProject, source: 'nothing' }], '0.source: there is no such record: nothing'],
    [[toWork, { ...toProject, target: 'nothing' }], '1.target: there is no such record: nothing'],
    [[{ ...toProject, source: PROJECT }], `0.source: is not a research product: ${PROJECT}`],
    [
      [{ ...toProject, target: idOf('org', 1) }],
      `0.target: is not a research product, project or community: ${idOf('org', 1)}`,
    ],
    [[{ ...toProject, relation: 'Cites' }], '0.relation: a link to a project has one of: isProducedBy'],
    [
      [{ ...toWork, relation: 'HasAmongTopNSimilarDocuments' }],
      expect.stringContaining('0.relation: a link to a'),
    ],
    [[{ ...toWork, relation: 'loves' }], '0.relation: is not a relation'],
    [[{ ...toWork, target: COAST }], '0.target: is the source'],
    [[{ ...toWork, source: 'a\nb' }], '0.source: has spaces or control characters'],
    [[{ ...toWork, note: 'x'.repeat(1_001) }], '0.note: Too big: expected string to have <=1000 characters'],
    [[{ ...toWork, note: 'a\u0000b' }], '0.note: has control characters'],
    [[{ ...toWork, state: 'approved' }], 'Unknown field: 0.state'],
    [[{ ...toWork, createdBy: 'ben' }], 'Unknown field: 0.createdBy'],
    [
      '[{"__proto__": {"source": "x"}}]',
      "Body is not valid JSON but content-type is set to 'application/json'",
    ],
    [{ claims: [toWork] }, 'body: Invalid input: expected array, received object'],
  ])('%j is refused with 400: %s', async (body, message) => {
    const answer = await service.ask('ada', 'POST save', body);
    expect(answer).toMatchObject({ status: 400, body: { message } });
    expect((await mine('ada')).header.numFound).toBe(0);
  });

  test('a text with markup stays a text', async () => {
    await service.add('ada', { ...toWork, note: '<script>alert(1)</script>\nand a second line' });
    expect((await mine('ada')).results[0]?.note).toBe('<script>alert(1)</script>\nand a second line');
  });

  test.each([
    ['mine?page=0', "Parameter 'page' must be between 1 and 100000"],
    ['mine?pageSize=101', "Parameter 'pageSize' must be between 1 and 100"],
    ['mine?state=lost', "Parameter 'state' must be one of: pending, approved, rejected"],
    ['mine?user=ben', 'Unknown parameter: user; valid parameters are: [search, state, page, pageSize]'],
    [`mine?search=${'x'.repeat(201)}`, "Parameter 'search' must be at most 200 characters"],
  ])('%s is refused: %s', async (call, message) => {
    expect(await service.ask('ada', `GET ${call}`)).toMatchObject({ status: 400, body: { message } });
  });

  test.each([[{ ids: ['one'] }], [{ ids: ['one'], reason: '  ' }], [{ ids: [], reason: 'No' }]])(
    'a rejection %j is refused',
    async (body) => expect((await service.ask(CURATOR, 'POST reject', body)).status).toBe(400),
  );

  test('a body that is too large is refused', async () => {
    const { status } = await service.ask('ada', 'POST save', [{ ...toWork, note: 'x'.repeat(300_000) }]);
    expect(status).toBe(413);
  });
});
