import { afterAll, describe, expect, test } from '@jest/globals';
import { idOf } from '@open-discovery/model/testing';
import { z } from 'zod';
import { setupClaims } from '../claims/testing/start-claims.ts';
import { goldenCorpus } from '../search/testing/golden-corpus.ts';
import type { GoldenRecord } from '../search/testing/golden-corpus.ts';

const ADMINISTRATOR = 'alma PORTAL_ADMINISTRATOR';
const COAST = idOf('written', 1);
const TITLE = 'Sea level rise along the Frisian coast';
const DOI = '10.1234/Frisia';
const PROJECT = idOf('project', 1);
const GRAPH = '/graph/v3';
const EXPLANATION = 'It named patients.';

const service = setupClaims();

const withdrawalSchema = z.object({ _id: z.string(), recordId: z.string(), title: z.string().nullable() });

/** Withdraws a record and returns the `_id` of the withdrawal. */
const withdraw = async (recordId = COAST, reason = 'privacy'): Promise<string> => {
  const call = 'POST /admin-tool/withdrawals/save';
  const { status, body } = await service.ask(ADMINISTRATOR, call, {
    recordId,
    reason,
    explanation: EXPLANATION,
  });
  expect(status).toBe(200);
  return withdrawalSchema.parse(body)._id;
};
const restore = async (id: string): Promise<void> => {
  expect(await service.ask(ADMINISTRATOR, 'POST /admin-tool/withdrawals/restore', [id])).toEqual({
    status: 200,
    body: [id],
  });
};
const get = async (url: string) => (await service.app.inject(url)).body;
const statusOf = async (url: string) => (await service.app.inject(url)).statusCode;
const encoded = encodeURIComponent(COAST);

/** A record that the one about the coast is related to, by links that the graph has. */
const relatedOf = (id: string): GoldenRecord => {
  const target = goldenCorpus().find(({ item }) => item.record.id === id)?.relations[0]?.target;
  const found = goldenCorpus().find(({ item }) => item.record.id === target);
  if (!found) throw new RangeError('Nothing is related');
  return found;
};
const RELATED = relatedOf(COAST).item.record.id;

describe('a withdrawn record', () => {
  /** Answers that have the record unless it is withdrawn. */
  test.each([
    ['a search', `${GRAPH}/research-products?search=frisian`],
    ['a search by its title', `${GRAPH}/research-products?mainTitle=frisian`],
    ['a search for its identifier', `${GRAPH}/research-products?search=10.1234/frisia`],
    ['a search of its kind by its id', `${GRAPH}/research-products?id=${encoded}`],
    ['a search with pages by cursor', `${GRAPH}/research-products?search=frisian&cursor=*`],
    ['records of other kinds with its identifier', `${GRAPH}/projects?search=10.1234/frisia`],
    ['completions of its title', `${GRAPH}/suggest?prefix=sea level rise`],
    ['completions of its identifier', `${GRAPH}/suggest?prefix=10.1234/frisia`],
    ['related records', `${GRAPH}/related/${encodeURIComponent(RELATED)}`],
    ['works that are linked by users', `${GRAPH}/related/${PROJECT}?relation=produces&pageSize=100`],
    ['links between works', `${GRAPH}/research-products/links?sourcePid=10.1234/frisia`],
    ['links to a work', `${GRAPH}/research-products/links?targetPid=10.1234/frisia`],
    ['a download', `${GRAPH}/research-products/export?search=frisian&format=csv`],
    ['a download by ids', `${GRAPH}/export?id=${encoded}&id=${PROJECT}&format=csv`],
    ['a feed', `${GRAPH}/research-products/feed?search=frisian`],
    ['a snapshot of results', `${GRAPH}/research-products/search-record?search=frisian`],
    ['the linkset of results', `${GRAPH}/research-products/linkset?search=frisian`],
    ['the sitemap', `${GRAPH}/sitemap/publication/1`],
  ])('is not in %s', async (_name, url) => {
    const claim = await service.add('ada', { source: COAST, relation: 'isProducedBy', target: PROJECT });
    await service.ask(ADMINISTRATOR, 'POST approve', [claim]);
    const names = [COAST, encoded, TITLE, DOI];
    const namesIn = (text: string) => names.filter((name) => text.includes(name));
    expect(namesIn(await get(url))).not.toEqual([]);
    await withdraw();
    expect(namesIn(await get(url))).toEqual([]);
  });

  test.each([
    'research-products/ID',
    'research-products/ID/with-related',
    'research-products/50|ID',
    'research-products/ID/as/bibtex',
    'research-products/ID/as/linkset',
    'records/ID',
    'related/ID',
    'related/ID?relation=isHostedBy',
    'similar/ID',
    'projects/ID',
  ])('is answered with 410 at %s', async (path) => {
    await withdraw();
    const answer = await service.app.inject(`${GRAPH}/${path.replace('ID', encoded)}`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([410, 'no-store']);
    expect(answer.json()).toMatchObject({
      code: 410,
      message: expect.stringMatching(
        /^The record was withdrawn on \d{4}-\d\d-\d\d to protect personal data$/,
      ),
      withdrawal: { kind: 'publication', reason: 'privacy', explanation: EXPLANATION },
    });
    expect(answer.body).not.toContain(TITLE);
  });

  test.each([
    ['totals', 'research-products?search=frisian', ['header', 'numFound']],
    ['counts by kind', 'counts?search=frisian', ['counts', 'product']],
    ['the overview', 'overview', ['counts', 'product']],
    ['totals of several searches', 'totals?of=research-products?search=frisian', ['totals', '0']],
    [
      'facets',
      'research-products?search=frisian&facets=access',
      ['facets', 'access', 'values', '0', 'count'],
    ],
  ])('is left out of %s', async (_name, path, place) => {
    const count = async (): Promise<unknown> => {
      let found: unknown = JSON.parse(await service.graph(path));
      for (const name of place) found = Reflect.get(Object(found), name) ?? 0;
      return found;
    };
    const before = await count();
    await withdraw();
    expect(await count()).toBe(Number(before) - 1);
  });

  test('is not among the works that other records are linked with, in any format', async () => {
    const path = `${GRAPH}/research-products/${encodeURIComponent(RELATED)}/as/datacite`;
    expect(await get(path)).toMatch(/10\.1234\/frisia/i);
    await withdraw();
    expect(await get(path)).not.toMatch(/frisia/i);
  });

  test('is named by its id in links that users have added, and cannot be linked any more', async () => {
    await service.add('ada', { source: COAST, relation: 'isProducedBy', target: PROJECT });
    await withdraw();
    for (const [who, call] of [
      ['ada', 'GET mine'],
      ['carol CURATOR_CLAIM', 'GET all'],
    ] as const)
      expect((await service.ask(who, call)).body).toMatchObject({
        results: [{ source: { id: COAST, title: COAST } }],
      });
    const link = [{ source: COAST, relation: 'isProducedBy', target: idOf('project', 2) }];
    expect((await service.ask('ada', 'POST save', link)).status).toBe(400);
  });

  test('changes the tags of all answers, and so does its return', async () => {
    const tagOf = async () => (await service.app.inject(`${GRAPH}/overview`)).headers['etag'];
    const tags = [await tagOf()];
    const id = await withdraw();
    tags.push(await tagOf());
    await restore(id);
    tags.push(await tagOf());
    expect(new Set(tags).size).toBe(3);
  });

  test('is back at once when it is restored', async () => {
    const id = await withdraw();
    await restore(id);
    expect(await statusOf(`${GRAPH}/research-products/${encoded}`)).toBe(200);
    expect(await get(`${GRAPH}/research-products?search=frisian`)).toContain(TITLE);
  });

  test('is back or withdrawn when a change is undone in the log', async () => {
    const id = await withdraw();
    await restore(id);
    await service.store.change({ by: null }, (draft) => {
      const item = draft.content().items.withdrawal.get(id);
      if (item) draft.set(item, { fields: { restoredAt: null } }, 'restore');
    });
    await service.app.inject(`${GRAPH}/overview`);
    expect(await statusOf(`${GRAPH}/research-products/${encoded}`)).toBe(410);
  });
});

describe('a new import', () => {
  const publish = async (records: readonly GoldenRecord[]) => {
    await service.index.publish(records, new Date('2026-02-01T00:00:00Z'));
    await service.engine.refresh();
  };
  const changed = (change: object) =>
    goldenCorpus().map((one): GoldenRecord =>
      one.item.kind === 'product' && one.item.record.id === COAST
        ? { ...one, item: { ...one.item, record: { ...one.item.record, ...change } } }
        : one,
    );
  afterAll(() => publish(goldenCorpus()));
  const other = idOf('other', 1);

  test.each([
    ['has it unchanged', {}],
    ['gives it another id, with its persistent identifier', { id: other }],
    ['merges it into another record', { id: other, pids: [], originalIds: [COAST] }],
  ])('that %s keeps it withdrawn', async (_name, change) => {
    await publish(goldenCorpus());
    await withdraw();
    await publish(changed(change));
    expect(await get(`${GRAPH}/research-products?search=frisian`)).not.toContain(TITLE);
    for (const id of [COAST, 'id' in change ? other : COAST])
      expect(await statusOf(`${GRAPH}/records/${encodeURIComponent(id)}`)).toBe(410);
  });

  test('does not hide another record that has an identifier of it already', async () => {
    const twin = idOf('twin', 1);
    const records = goldenCorpus();
    const coast = records.find(({ item }) => item.record.id === COAST);
    if (coast?.item.kind !== 'product') throw new RangeError('No such record');
    const record = { ...coast.item.record, id: twin };
    await publish([...records, { item: { kind: 'product', record }, relations: [] }]);
    await withdraw(COAST, 'duplicate');
    expect(await statusOf(`${GRAPH}/records/${encodeURIComponent(twin)}`)).toBe(200);
  });
});

describe('the list of withdrawn records', () => {
  const list = async (query = '') =>
    (await service.ask(ADMINISTRATOR, `GET /admin-tool/withdrawals${query}`)).body;

  test('has the latest first, with titles that only administrators see, page by page', async () => {
    await withdraw(PROJECT, 'wrong');
    service.store.passMs(1_000);
    await withdraw();
    expect(await list()).toMatchObject({
      header: { numFound: 2 },
      results: [
        { recordId: COAST, title: TITLE, kind: 'publication', withdrawnBy: 'alma' },
        { recordId: PROJECT },
      ],
    });
    expect(await list('?page=2&pageSize=1')).toMatchObject({ results: [{ recordId: PROJECT }] });
    expect(await list('?search=frisian')).toMatchObject({ header: { numFound: 1 } });
  });

  test('loses a restored record', async () => {
    await restore(await withdraw());
    expect(await list()).toMatchObject({ header: { numFound: 0 } });
  });

  test('a withdrawn record that is withdrawn again has the new reason and its first day', async () => {
    const id = await withdraw();
    const [first] = z.object({ results: z.array(z.unknown()) }).parse(await list()).results;
    service.store.passMs(86_400_000);
    expect(await withdraw(COAST, 'legal')).toBe(id);
    expect(await list()).toMatchObject({
      header: { numFound: 1 },
      results: [
        { reason: 'legal', withdrawnAt: z.object({ withdrawnAt: z.string() }).parse(first).withdrawnAt },
      ],
    });
  });
});

describe('of two administrators who edit a withdrawal at once', () => {
  const change = (version: number | null, reason = 'legal') =>
    service.ask(ADMINISTRATOR, 'POST /admin-tool/withdrawals/save', { recordId: COAST, reason, version });

  test.each<[string, before: number, given: number | null, status: number]>([
    ['is stored, if nobody was faster', 1, 1, 200],
    ['is refused, if somebody was', 2, 1, 409],
    ['is refused, if somebody has withdrawn the record meanwhile', 1, 0, 409],
    ['is stored, if the record was not withdrawn before', 0, 0, 200],
    ['is refused, if somebody has restored the record meanwhile', 0, 1, 404],
    ['overwrites any, if it has no version', 2, null, 200],
  ])('the change of the second %s', async (_rule, before, given, status) => {
    for (let version = 1; version <= before; version += 1) await withdraw(COAST, 'privacy');
    expect((await change(given)).status).toBe(status);
  });

  test('the second sees both states, and can send theirs again', async () => {
    await withdraw();
    const { body } = await change(0);
    expect(body).toMatchObject({
      current: {
        version: 1,
        recordId: COAST,
        reason: 'privacy',
        explanation: EXPLANATION,
      },
      given: { reason: 'legal', version: 0 },
    });
    expect(await change(1)).toMatchObject({ status: 200, body: { version: 2, reason: 'legal' } });
  });
});

describe('a record to withdraw is found', () => {
  test.each([
    ['its id', COAST],
    ['its id with the prefix of its kind', `50|${COAST}`],
    ['its DOI', '10.1234/frisia'],
    ['the address of its DOI', 'https://doi.org/10.1234/Frisia'],
    ['the address of its page', `https://portal.example/search/publication?articleId=${encoded}`],
    ['the address of its page by DOI', 'https://portal.example/search/publication?pid=10.1234/frisia'],
  ])('by %s', async (_name, text) => {
    const call = `GET /admin-tool/withdrawals/find?record=${encodeURIComponent(text)}`;
    const found = [{ id: COAST, kind: 'publication', title: TITLE, withdrawal: null }];
    expect((await service.ask(ADMINISTRATOR, call)).body).toMatchObject(found);
    await withdraw();
    expect((await service.ask(ADMINISTRATOR, call)).body).toMatchObject([
      { ...found[0], withdrawal: { version: 1, reason: 'privacy', explanation: EXPLANATION } },
    ]);
  });

  test.each(['nothing', idOf('nothing', 1), 'https://portal.example/'])(
    'and no other by %j',
    async (text) => {
      const call = `GET /admin-tool/withdrawals/find?record=${encodeURIComponent(text)}`;
      expect((await service.ask(ADMINISTRATOR, call)).body).toEqual([]);
    },
  );

  test('an unknown record cannot be withdrawn', async () => {
    const body = { recordId: idOf('nothing', 1), reason: 'legal' };
    expect(await service.ask(ADMINISTRATOR, 'POST /admin-tool/withdrawals/save', body)).toMatchObject({
      status: 400,
      body: { problem: { id: 'reference' } },
    });
  });
});

describe('OAI-PMH', () => {
  const day = () => new Date(service.store.clock()).toISOString().slice(0, 10);
  const identifier = `oai:localhost:${encoded}`;
  const header = `<header status="deleted"><identifier>${identifier}</identifier>`;
  const list = (query: string) => get(`/oai?verb=ListIdentifiers&metadataPrefix=oai_dc${query}`);

  test('GetRecord says that it is deleted, without metadata', async () => {
    await withdraw();
    const text = await get(
      `/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=${encodeURIComponent(identifier)}`,
    );
    expect(text).toContain(
      `${header}<datestamp>${day()}</datestamp><setSpec>kind:research-products</setSpec>`,
    );
    expect(text).not.toContain('<metadata>');
  });

  test.each([
    ['', true],
    ['&set=kind:publications', true],
    ['&set=kind:research-data', false],
    ['&from=TODAY', true],
    ['&until=2020-01-01', false],
  ])('a list with %j has it as deleted: %j', async (query, isListed) => {
    await withdraw();
    expect((await list(query.replace('TODAY', day()))).includes(header)).toBe(isListed);
  });

  test('ListRecords has it once over all pages, and as many records as it says', async () => {
    await withdraw();
    const pages: string[] = [];
    let next: string | undefined = 'metadataPrefix=oai_openaire';
    while (next !== undefined) {
      const page: string = await get(`/oai?verb=ListRecords&${next}`);
      pages.push(page);
      const token: string | undefined = /<resumptionToken[^>]*>([^<]+)</.exec(page)?.[1];
      next = token && `resumptionToken=${token}`;
    }
    const text = pages.join('');
    const size = /completeListSize="(\d+)"/.exec(text)?.[1];
    expect(text.split(header)).toHaveLength(2);
    expect(text.match(/<record>/g)).toHaveLength(Number(size));
  });

  test('a restored record is listed again from the day of its return on', async () => {
    const id = await withdraw();
    service.store.passMs(2 * 86_400_000);
    await restore(id);
    const text = await list(`&from=${day()}`);
    expect(text).toContain(`<header><identifier>${identifier}</identifier><datestamp>${day()}</datestamp>`);
    expect(text).not.toContain('deleted');
    expect(await list('&until=2025-12-31')).not.toContain(identifier);
  });
});
