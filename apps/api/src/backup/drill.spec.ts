import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { addTestSource, harvest, startOaiServer } from '@open-discovery/harvest/testing';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { createApi } from '../app.ts';
import { migrate } from '../database/migrate.ts';
import { connectDatabase } from '../database/open-database.ts';
import { logIn } from '../identity/testing/log-in.ts';
import { openLoginWorld } from '../identity/testing/login-world.ts';
import type { LoginWorld } from '../identity/testing/login-world.ts';
import type { Visitor } from '../identity/testing/visitor.ts';
import { rollBack } from '@open-discovery/search-index';
import { EmbeddedEngine } from '../search/embedded/embedded-engine.ts';
import { createTemporaryIndex } from '../search/testing/build-golden-index.ts';
import { goldenCorpus } from '../search/testing/golden-corpus.ts';
import { openTestEnvironment } from '../testing/test-environment.ts';
import { SVG } from '../uploads/testing/pictures.ts';
import { restoreBackup } from './restore-backup.ts';
import { s3Place } from './s3/s3-place.ts';
import { startS3Server } from './s3/testing/s3-server.ts';
import type { S3Server } from './s3/testing/s3-server.ts';
import { writeBackup } from './write-backup.ts';

jest.setTimeout(120_000);

const PORTAL = 'explore/open-discovery';
const ADMIN = '/api/admin-tool';

let root = '';
let s3: S3Server;
let world: LoginWorld | null;
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'open-discovery-drill-'));
  s3 = await startS3Server(path.join(root, 's3'), 'backups');
});
beforeEach(() => mkdirSync(path.join(root, 'data')));
afterEach(async () => {
  await world?.close();
  world = null;
  rmSync(path.join(root, 'data'), { recursive: true, force: true });
});
afterAll(() => s3.close());

/** Starts the API on the data folder, and logs in as an administrator. */
const start = async (): Promise<Visitor> => {
  const dataDir = path.join(root, 'data');
  const opened = await openLoginWorld({
    dataDir,
    location: { url: null, file: path.join(dataDir, 'content.sqlite') },
    configuration: shippedConfiguration(),
  });
  world = opened;
  await opened.startApi();
  const visitor = opened.visitor();
  await logIn(visitor, 'trial-administrator');
  return visitor;
};

const get = async (visitor: Visitor, address: string): Promise<unknown> => {
  const { status, body } = await visitor.request(address);
  if (status !== 200) throw new Error(`${address}: ${status} ${body}`);
  return JSON.parse(body);
};

const post = async (visitor: Visitor, address: string, body: unknown): Promise<unknown> => {
  const answer = await visitor.request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: world?.origin ?? '' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body);
};

const upload = async (visitor: Visitor): Promise<string> => {
  const form = ['--b', 'content-disposition: form-data; name="file"; filename="a.svg"', '', SVG, '--b--', ''];
  const { body } = await visitor.request(`/api/utils-service/upload/${PORTAL}`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', origin: world?.origin ?? '' },
    body: form.join('\r\n'),
  });
  return z.object({ filename: z.string() }).parse(JSON.parse(body)).filename;
};

const addPage = (visitor: Visitor, number: number) =>
  post(visitor, `${ADMIN}/page/save`, {
    name: `Page ${number}`,
    route: `/page-${number}`,
    portalType: 'explore',
    portalPid: 'open-discovery',
    content: `<p>Text ${number}</p>`,
  });

/** Publishes the golden records and harvests a source, as the commands of an operator do. */
const fillDataDir = async (dataDir: string): Promise<void> => {
  const index = await createTemporaryIndex();
  await index.publishGolden();
  cpSync(index.folder, path.join(dataDir, 'index'), { recursive: true });
  const source = await startOaiServer();
  source.records = [1, 2].map((number) => ({
    id: `oai:a.example.org:${number}`,
    date: source.date,
    title: 'Tides',
  }));
  await addTestSource(dataDir, { kind: 'oai-pmh', address: source.address });
  await harvest(dataDir);
};

/** The requests whose answers are compared before the loss and after it. The answers contain no times of sessions. */
const QUESTIONS = [
  `${ADMIN}/${PORTAL}/uploads`,
  `${ADMIN}/${PORTAL}/history?limit=1000`,
  `${ADMIN}/${PORTAL}/export`,
  `${ADMIN}/harvest`,
  '/api/claims-service/mine',
  '/api/graph/v3/research-products?search=tides&pageSize=50',
  '/api/graph/v3/projects?pageSize=50',
];

/** A page that is saved while the backup is made. */
const LATE = 4;

/** Leaves out the items of lists that are about the late page. */
const withoutLate = (answer: unknown): unknown => {
  if (Array.isArray(answer))
    return answer.filter((one) => !JSON.stringify(one).includes(`/page-${LATE}"`)).map(withoutLate);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, withoutLate(value)]));
};

const answersOf = async (visitor: Visitor): Promise<Readonly<Record<string, unknown>>> => {
  const answers: Record<string, unknown> = {};
  for (const address of QUESTIONS) answers[address] = withoutLate(await get(visitor, address));
  return answers;
};

test('a drill: everything that the server had acknowledged is back, from an S3-compatible service, through its calls', async () => {
  const dataDir = path.join(root, 'data');
  await fillDataDir(dataDir);
  const before = await start();
  const logo = await upload(before);
  for (const number of [1, 2, 3]) await addPage(before, number);
  const products = z
    .object({ results: z.array(z.object({ id: z.string() })) })
    .parse(await get(before, '/api/graph/v3/research-products?pageSize=2'));
  const [source, target] = products.results.map(({ id }) => id);
  await post(before, '/api/claims-service/save', [{ source, target, relation: 'Cites' }]);
  const acknowledged = await answersOf(before);
  expect(acknowledged).toMatchObject({
    [`${ADMIN}/${PORTAL}/uploads`]: { results: [{ _id: logo }] },
    [`${ADMIN}/harvest`]: { sources: [{ records: 2 }] },
    '/api/claims-service/mine': { counts: { pending: 1 } },
    '/api/graph/v3/projects?pageSize=50': { results: expect.arrayContaining([expect.anything()]) },
  });
  const service = {
    endpoint: `http://127.0.0.1:${s3.port}`,
    region: 'us-east-1',
    ...s3.credentials,
    pauseMs: 1,
  };
  const place = s3Place(service, { bucket: 'backups', key: 'drill.tar.gz' });
  const common = { dataDir, databaseUrl: null, product: '0.1.0' };
  // Users go on writing meanwhile: what they save after the beginning may be in the backup or not.
  const [{ size }] = await Promise.all([
    writeBackup({ ...common, place, hasIndex: true, now: new Date() }),
    addPage(before, LATE),
  ]);
  expect(size).toBeGreaterThan(1_000);
  await world?.close();
  rmSync(dataDir, { recursive: true, force: true });
  await restoreBackup({ ...common, archive: place, isForced: false, leavesOutIndex: false });
  const after = await start();
  expect((await after.request(`/api/utils-service/download/${logo}`)).body).toBe(SVG);
  const restored = await answersOf(after);
  for (const [address, answer] of Object.entries(acknowledged))
    expect([address, restored[address]]).toEqual([address, answer]);
});

describe('an upgrade from 0.1.0', () => {
  const LOGO = '0123456789abcdef0123456789abcdef.svg';
  const AT = '2026-01-01T00:00:00.000Z';
  /** The fields of 0.1.0: layouts had no colors, fonts, examples and languages yet. */
  const PORTAL_OF_010 = {
    pid: 'open-discovery',
    name: 'Tide tables',
    type: 'explore',
    layout: {
      ...{ menuId: '', title: 'Tides', logoUrl: LOGO, isUpload: true, fieldName: '', queryFieldName: '' },
      ...{ valueId: '', valueName: '', graphSectionTitle: '', graphSectionText: '', enableLogin: true },
      ...{ showHeaderAlways: false, customCss: '' },
    },
  };
  const PAGE_OF_010 = {
    ...{ name: 'About', route: '/about', type: 'other', portalType: 'explore', portalPid: 'open-discovery' },
    ...{ positions: [], entities: [], content: '<p>Old text</p>' },
  };

  const writeDataOf010 = async (dataDir: string): Promise<void> => {
    const { query, close } = connectDatabase({ url: null, file: path.join(dataDir, 'content.sqlite') });
    await migrate(query, '005-orcid');
    const items = [
      { id: 'p', collection: 'portal', natural_key: 'open-discovery', body: JSON.stringify(PORTAL_OF_010) },
      {
        id: 'a',
        collection: 'page',
        natural_key: 'explore open-discovery /about',
        body: JSON.stringify(PAGE_OF_010),
      },
    ];
    for (const [index, item] of items.entries()) {
      const common = { portal_pid: 'open-discovery', version: 1 };
      await query
        .insertInto('items')
        .values({ ...common, ...item, position: index + 1, deleted_at: null })
        .execute();
      const { id: item_id, collection, body: after } = item;
      const change = { id: `c${index}`, sequence: index + 1, at: AT, by: 'ada', action: 'create' };
      await query
        .insertInto('changes')
        .values({ ...change, collection, item_id, portal_pid: 'open-discovery', before: null, after })
        .execute();
    }
    await close();
    mkdirSync(path.join(dataDir, 'uploads'));
    writeFileSync(path.join(dataDir, 'uploads', LOGO), SVG);
  };

  test('keeps portal, pages, log and images, and each can be changed', async () => {
    await writeDataOf010(path.join(root, 'data'));
    const visitor = await start();
    expect(await get(visitor, `${ADMIN}/${PORTAL}`)).toMatchObject(PORTAL_OF_010);
    expect(await get(visitor, `${ADMIN}/${PORTAL}/page?page_route=/about`)).toMatchObject(PAGE_OF_010);
    expect((await visitor.request(`/api/utils-service/download/${LOGO}`)).body).toBe(SVG);
    expect(await get(visitor, `${ADMIN}/${PORTAL}/uploads`)).toMatchObject({
      results: [{ _id: LOGO, size: SVG.length, usedBy: [{ collection: 'portal', name: 'Tide tables' }] }],
    });
    const log = z
      .array(z.object({ _id: z.string() }))
      .parse(await get(visitor, `${ADMIN}/${PORTAL}/history`));
    expect(log.map(({ _id }) => _id)).toEqual(expect.arrayContaining(['c0', 'c1']));
    const about = { ...PAGE_OF_010, _id: 'a', version: 1, name: 'Who we are' };
    expect(await post(visitor, `${ADMIN}/page/update`, about)).toMatchObject({
      name: 'Who we are',
      version: 2,
    });
  });
});

test('after a rollback of the index, the running server answers with the records before', async () => {
  const index = await createTemporaryIndex();
  await index.publishGolden();
  const engine = new EmbeddedEngine({ folder: index.folder });
  const { settings, database } = await openTestEnvironment();
  const app = await createApi({ engine, database, settings, logger: false, clock: Date.now });
  const total = async (): Promise<number> => {
    await engine.refresh();
    const answer: unknown = JSON.parse((await app.inject('/graph/v3/projects')).body);
    return z.object({ header: z.object({ numFound: z.number() }) }).parse(answer).header.numFound;
  };
  const before = await total();
  await index.publish(goldenCorpus().slice(0, 1), new Date('2026-02-01'));
  expect(await total()).not.toEqual(before);
  rollBack(index.folder);
  expect(await total()).toEqual(before);
  await app.close();
  await engine.close();
  await database.close();
});
