import { jest } from '@jest/globals';
import { idOf } from '@open-discovery/model/testing';
import type { ResearchProduct } from '@open-discovery/model';
import { z } from 'zod';
import { createApi } from '../../app.ts';
import { logIn } from '../../identity/testing/log-in.ts';
import { openFront } from '../../identity/testing/open-front.ts';
import { Visitor } from '../../identity/testing/visitor.ts';
import type { Step } from '../../identity/testing/visitor.ts';
import type { Database } from '../../database/open-database.ts';
import { openEmbedded } from '../../search/testing/open-embedded.ts';
import { keptLog } from '../../testing/kept-log.ts';
import { openTestEnvironment, testSettings } from '../../testing/test-environment.ts';
import { ORCID_PERSON, startOrcid } from './start-orcid.ts';
import type { TestOrcid } from './start-orcid.ts';

jest.setTimeout(60_000);

export const WORKS = { tides: idOf('work', 1), marsh: idOf('work', 2), notes: idOf('work', 3) } as const;
export const WORK_OF_ANOTHER = idOf('work', 4);

const work = (id: string, fields: Partial<ResearchProduct>, orcid: string): ResearchProduct => ({
  id,
  type: 'publication',
  authors: [{ fullName: 'Carberry, Josiah', rank: 1, pid: { id: { scheme: 'orcid', value: orcid } } }],
  ...fields,
});
const doi = (value: string) => [{ scheme: 'doi', value }];
const PRODUCTS: readonly ResearchProduct[] = [
  work(
    WORKS.tides,
    {
      mainTitle: 'Tides',
      publicationDate: '2021-05-03',
      pids: doi('10.5555/tides'),
      container: { name: 'Journal of Tides' },
      instances: [{ type: 'Article' }],
    },
    ORCID_PERSON.orcid,
  ),
  work(
    WORKS.marsh,
    {
      mainTitle: 'Salt marsh data',
      type: 'dataset',
      publicationDate: '2020-04-02',
      pids: doi('10.5555/marsh'),
    },
    ORCID_PERSON.orcid,
  ),
  work(WORKS.notes, { mainTitle: 'Field notes', publicationDate: '2019-03-01' }, ORCID_PERSON.orcid),
  work(WORK_OF_ANOTHER, { mainTitle: 'By another', pids: doi('10.5555/other') }, '0000-0001-5109-3700'),
];

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The API with its ORCID service, and ORCID, over real HTTP. */
export interface OrcidWorld {
  readonly orcid: TestOrcid;
  readonly database: Database;
  readonly log: () => string;
  /** Returns a visitor who is logged in with the trial account of a registered user. */
  readonly user: () => Promise<Visitor>;
  readonly anonymous: () => Visitor;
  /** Sends a call, such as `GET works`. */
  readonly ask: (visitor: Visitor, call: string, ids?: readonly string[]) => Promise<Answer>;
  /** Goes to ORCID, follows a link there, and returns the address of the portal at the end. */
  readonly connect: (visitor: Visitor, choice?: 'Authorize access' | 'Deny access') => Promise<Step>;
  readonly reset: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const linkOf = ({ body }: Step, label: string): string => {
  const [, address = ''] = new RegExp(`href="([^"]+)">${label}`).exec(body) ?? [];
  return address.replaceAll('&amp;', '&');
};

/** Starts everything. `environment` overrides the settings of the ORCID service. */
export const openOrcidWorld = async (
  environment: Readonly<Record<string, string>> = {},
): Promise<OrcidWorld> => {
  const orcid = await startOrcid();
  const front = await openFront('/api');
  const { engine } = await openEmbedded(
    PRODUCTS.map((record) => ({ item: { kind: 'product', record }, relations: [] })),
  );
  const { settings, database } = await openTestEnvironment();
  const { stream, log } = keptLog();
  const app = await createApi({
    engine,
    database,
    settings: testSettings({
      DATA_DIR: settings.DATA_DIR,
      PUBLIC_URL: front.origin,
      LOGINS_PER_MINUTE: '10000',
      CHANGES_PER_MINUTE: '10000',
      ...orcid.environment,
      ...environment,
    }),
    logger: { level: 'trace', stream },
    clock: Date.now,
  });
  await app.ready();
  front.serve(app.routing);
  const ask: OrcidWorld['ask'] = async (visitor, call, ids) => {
    const [method = 'GET', path = ''] = call.split(' ');
    const { status, body } = await visitor.request(`/api/orcid-service/${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(ids === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(ids === undefined ? {} : { body: JSON.stringify({ ids }) }),
    });
    return { status, body: z.record(z.string(), z.unknown()).parse(JSON.parse(body)) };
  };
  return {
    orcid,
    database,
    log,
    anonymous: () => new Visitor(front.origin),
    user: async () => {
      const visitor = new Visitor(front.origin);
      await logIn(visitor, 'trial-user');
      return visitor;
    },
    ask,
    connect: async (visitor, choice = 'Authorize access') => {
      const page = await visitor.request('/api/orcid-service/connect');
      const atOrcid = await fetch(page.location ?? '');
      const address = linkOf({ ...page, body: await atOrcid.text() }, choice);
      return visitor.request(address);
    },
    reset: async () => {
      orcid.reset();
      for (const table of ['orcid_connections', 'orcid_works'] as const)
        await database.query.deleteFrom(table).execute();
    },
    stop: async () => {
      await app.close();
      await engine.close();
      await database.close();
      await front.close();
      await orcid.close();
    },
  };
};
