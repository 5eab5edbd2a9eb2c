import { gzipSync } from 'node:zlib';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readState } from '../../store/source-folders.ts';
import { faulty, startOaiServer } from '../../testing/oai-server.ts';
import type { OaiServer, ServedRecord } from '../../testing/oai-server.ts';
import { addTestSource, harvest, recordsText } from '../../testing/run-harvest.ts';

let server: OaiServer;
let dataDir: string;
beforeEach(async () => {
  server = await startOaiServer();
  server.records = records(5);
  dataDir = mkdtempSync(path.join(tmpdir(), 'open-discovery-oai-'));
});
afterEach(() => server.close());

const day = (number: number): string => `2026-01-${String(number).padStart(2, '0')}T00:00:00Z`;
const records = (count: number): ServedRecord[] =>
  Array.from({ length: count }, (_none, index) => record(index + 1));
const record = (number: number): ServedRecord => ({
  id: `oai:archive.example.org:${number}`,
  date: day(number),
  title: `Tides & gauges ${number}`,
});
const add = (options: Record<string, string[]> = {}) =>
  addTestSource(dataDir, { kind: 'oai-pmh', address: server.address, options });
/** The numbers of the records that the importer gets. */
const kept = async (): Promise<number[]> =>
  [...(await recordsText(dataDir)).matchAll(/<dc:title>Tides &amp; gauges (\d+)/g)]
    .map(([, number]) => Number(number))
    .sort();

/** Answers that the server has forgotten its resumption tokens. */
const forgetTokens: OaiServer['faults'][number] = (response, request) => {
  server.forgetTokens();
  faulty.xml(
    '<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><error code="badResumptionToken"/></OAI-PMH>',
  )(response, request);
};

describe('a first run', () => {
  test('asks what the server has, and takes all pages', async () => {
    await add();
    expect(await harvest(dataDir)).toEqual({
      source: 'archive',
      failure: null,
      counts: { records: 5, new: 5, changed: 0, unchanged: 0, gone: 0 },
    });
    expect(server.requests).toEqual([
      '?verb=Identify',
      '?verb=ListMetadataFormats',
      '?verb=ListRecords&metadataPrefix=oai_dc',
      '?verb=ListRecords&resumptionToken=token 1&?',
      '?verb=ListRecords&resumptionToken=token 2&?',
    ]);
    expect(await kept()).toEqual([1, 2, 3, 4, 5]);
  });

  test('names who harvests', async () => {
    await add();
    await harvest(dataDir);
    expect(new Set(server.userAgents)).toEqual(
      new Set(['Open-Discovery-Harvester/0.1 (mailto:ada@example.org)']),
    );
  });

  test('takes the chosen format, sets and dates', async () => {
    server.records = records(5).map((record, index) => ({
      ...record,
      set: ['a', 'b', 'c'][index % 3] ?? '',
    }));
    await add({ format: ['oai_dc'], set: ['a', 'b'], from: ['2026-01-02'], until: ['2026-01-04'] });
    await harvest(dataDir);
    expect(server.requests.slice(1)).toEqual([
      `?verb=ListRecords&metadataPrefix=oai_dc&set=a&from=${day(2)}&until=${day(4)}`,
      `?verb=ListRecords&metadataPrefix=oai_dc&set=b&from=${day(2)}&until=${day(4)}`,
    ]);
    expect(await kept()).toEqual([2, 4]);
  });

  test('uses days if the server has no finer dates', async () => {
    server.granularity = 'YYYY-MM-DD';
    await add({ from: ['2026-01-04'] });
    await harvest(dataDir);
    expect(server.requests.at(-1)).toContain('from=2026-01-04');
    expect(await kept()).toEqual([4, 5]);
  });

  test('the records keep the namespaces that are declared around them', async () => {
    server.records = records(1);
    await add();
    await harvest(dataDir);
    expect(await recordsText(dataDir)).toContain(
      '<record xmlns="http://www.openarchives.org/OAI/2.0/" xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/"' +
        ' xmlns:dc="http://purl.org/dc/elements/1.1/"><header>',
    );
  });
});

describe('later runs', () => {
  const runAgain = async (change: () => void) => {
    await add();
    await harvest(dataDir);
    change();
    return harvest(dataDir);
  };

  test('ask for what has changed since the day before the last run', async () => {
    await runAgain(() => undefined);
    expect(server.requests.at(-1)).toBe('?verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-28T00:00:00Z');
    expect(await kept()).toEqual([1, 2, 3, 4, 5]);
  });

  test('count new, changed, gone and unchanged records', async () => {
    const date = '2026-02-28T12:00:00Z';
    const outcome = await runAgain(() => {
      server.records = [
        record(4),
        record(5),
        { ...record(1), date, title: 'Tides & gauges 11' },
        { ...record(2), date },
        { ...record(3), date, title: null },
        { id: 'oai:archive.example.org:6', date, title: 'Tides & gauges 6' },
      ];
    });
    expect(outcome.counts).toEqual({ records: 4, new: 1, changed: 1, unchanged: 1, gone: 1 });
    expect(await kept()).toEqual([11, 2, 4, 5, 6]);
  });

  test('a record that was deleted and comes back is new', async () => {
    const date = '2026-02-28T12:00:00Z';
    await runAgain(() => {
      server.records = [{ ...record(1), date, title: null }];
    });
    server.records = [{ ...record(1), date }];
    expect((await harvest(dataDir)).counts).toMatchObject({ new: 1 });
    expect(await kept()).toEqual([1, 2, 3, 4, 5]);
  });

  test('a run of all records finds what has disappeared without being deleted', async () => {
    await add();
    await harvest(dataDir);
    server.records = records(5).slice(2);
    expect((await harvest(dataDir, { isFull: true })).counts).toMatchObject({ unchanged: 3, gone: 2 });
    expect(await kept()).toEqual([3, 4, 5]);
  });

  test.each([
    ['a clock that is ahead', '2030-01-01T00:00:00Z', '2026-02-28T00:00:00Z'],
    ['a clock that is behind', '2026-02-10T00:00:00Z', '2026-02-09T00:00:00Z'],
    ['no clock', 'yesterday', '2026-02-28T00:00:00Z'],
  ])('a server with %s: nothing is missed', async (_rule, date, from) => {
    server.date = date;
    await runAgain(() => undefined);
    expect(server.requests.at(-1)).toContain(`from=${from}`);
  });
});

describe('a server with faults', () => {
  test.each([
    ['429 with Retry-After', faulty.status(429, { 'retry-after': '7' }), 7_000],
    ['503 with a date', faulty.status(503, { 'retry-after': 'Sun, 01 Mar 2026 00:00:30 GMT' }), 30_000],
    ['500', faulty.status(500), 2_000],
    ['a closed connection', faulty.hangUp(), 2_000],
    ['an answer that is cut off', faulty.cutOff(), 2_000],
    [
      'half a document',
      faulty.xml('<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><ListRecords>'),
      2_000,
    ],
    ['an empty answer', faulty.xml(''), 2_000],
    ['a page of HTML', faulty.xml('<html><body>Maintenance</body></html>'), 2_000],
  ])('%s: waits and asks again', async (_rule, fault, waitedMs) => {
    await add();
    server.faults = [null, null, null, fault];
    const waits: number[] = [];
    const outcome = await harvest(dataDir, { wait: async (ms) => void waits.push(ms) });
    expect(outcome).toMatchObject({ failure: null, counts: { new: 5 } });
    expect(waits).toEqual([waitedMs]);
    expect(await kept()).toEqual([1, 2, 3, 4, 5]);
  });

  test('six failures in a row end the run; the next run continues on the page where it was', async () => {
    await add();
    server.faults = [null, null, null, ...Array.from({ length: 6 }, () => faulty.status(503))];
    const outcome = await harvest(dataDir);
    expect(outcome.failure).toMatch(/^127\.0\.0\.1:\d+: status 503, 6 times in a row\.$/);
    expect(await kept()).toEqual([1, 2]);
    server.requests.splice(0);
    expect(await harvest(dataDir)).toMatchObject({ failure: null, counts: { records: 5, new: 5 } });
    expect(server.requests[0]).toBe('?verb=ListRecords&resumptionToken=token 1&?');
    expect(await kept()).toEqual([1, 2, 3, 4, 5]);
  });

  test('a token that no run gets an answer to any more: the fourth run begins the list again', async () => {
    await add();
    const fail = (count: number) => Array.from({ length: count }, () => faulty.status(500));
    server.faults = [null, null, null, ...fail(6)];
    await harvest(dataDir);
    for (let run = 2; run <= 3; run += 1) {
      server.faults = fail(6);
      expect((await harvest(dataDir)).failure).toContain('status 500, 6 times in a row');
    }
    server.requests.splice(0);
    expect(await harvest(dataDir)).toMatchObject({ failure: null, counts: { new: 5 } });
    expect(server.requests[0]).toBe(`?verb=ListRecords&metadataPrefix=oai_dc&from=${day(2)}`);
    expect(await kept()).toEqual([1, 2, 3, 4, 5]);
  });

  test('a failed run of all records takes nothing away', async () => {
    await add();
    await harvest(dataDir);
    server.faults = [null, null, null, ...Array.from({ length: 6 }, () => faulty.status(503))];
    await harvest(dataDir, { isFull: true });
    expect(await kept()).toEqual([1, 2, 3, 4, 5]);
    expect(await readState(dataDir, 'archive')).toMatchObject({
      alive: 5,
      last: { failure: expect.any(String) },
    });
  });

  test('a wait of more than an hour ends the run', async () => {
    await add();
    server.faults = [faulty.status(503, { 'retry-after': '7200' })];
    expect((await harvest(dataDir)).failure).toMatch(/status 503; it asks to wait 120 minutes\.$/);
  });

  test('a forgotten token: the list starts again at its last date', async () => {
    await add();
    server.faults = [null, null, null, forgetTokens];
    expect(await harvest(dataDir)).toMatchObject({ failure: null, counts: { new: 5 } });
    expect(server.requests).toContain(`?verb=ListRecords&metadataPrefix=oai_dc&from=${day(2)}`);
    expect(await kept()).toEqual([1, 2, 3, 4, 5]);
  });

  test('a forgotten token of a list that is not in the order of dates: it starts from the beginning', async () => {
    server.records = records(5).reverse();
    await add();
    server.faults = [null, null, null, forgetTokens];
    expect(await harvest(dataDir)).toMatchObject({ failure: null, counts: { new: 5 } });
    expect(server.requests.filter((one) => one === '?verb=ListRecords&metadataPrefix=oai_dc')).toHaveLength(
      2,
    );
    expect(await kept()).toEqual([1, 2, 3, 4, 5]);
  });

  test('announced seconds that are refused: asks by days', async () => {
    await add({ from: ['2026-01-04'] });
    server.faults = [
      null,
      null,
      faulty.status(
        400,
        {},
        '<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><error code="badArgument"/></OAI-PMH>',
      ),
    ];
    server.onRequest = () => {
      if (server.requests.length === 4) server.granularity = 'YYYY-MM-DD';
    };
    await harvest(dataDir);
    expect(server.requests.at(-1)).toContain('from=2026-01-04');
    expect(await kept()).toEqual([4, 5]);
  });

  test.each([
    ['noRecordsMatch', () => ({ from: ['2026-01-30'] }), null],
    [
      'cannotDisseminateFormat',
      () => ({ format: ['didl'] }),
      'cannotDisseminateFormat: It is cannotDisseminateFormat',
    ],
  ])('%s: the failure is reported, or the run ends without records', async (_rule, options, failure) => {
    await add(options());
    const outcome = await harvest(dataDir);
    expect(outcome.counts.records).toBe(0);
    expect(outcome.failure ?? '').toContain(failure ?? '');
    expect(outcome.failure === null).toBe(failure === null);
  });

  test.each([
    [['oai_dc', 'arXivRaw', 'arXiv'], 'arXiv'],
    [['oai_dc', 'oai_dcterms', 'xml-tei'], 'xml-tei'],
    [['oai_dc', 'mets', 'rioxx', 'xoai'], 'rioxx'],
    [['oai_dc', 'dim', 'mods', 'xoai'], 'xoai'],
    [['marc21', 'oai_dc'], 'oai_dc'],
    [['mods', 'mets'], 'mods'],
  ])('of a server with the formats %j, a run requests %s', async (formats, chosen) => {
    server.formats = formats;
    await add();
    await harvest(dataDir);
    expect(server.requests).toContain(`?verb=ListRecords&metadataPrefix=${chosen}`);
  });

  test('a source without a known format fails with a list of its formats', async () => {
    server.formats = ['rdf', 'mets'];
    await add();
    expect((await harvest(dataDir)).failure).toContain('but rdf, mets; --format chooses one');
  });

  test('the same page again and again: ends', async () => {
    await add();
    const repeated = (response: Parameters<ReturnType<typeof faulty.hangUp>>[0]) => {
      response.end(
        '<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><ListRecords><record><header><identifier>oai:a.example:9</identifier>' +
          '<datestamp>2026-01-01</datestamp></header><metadata/></record><resumptionToken>same</resumptionToken></ListRecords></OAI-PMH>',
      );
    };
    server.faults = [null, null, repeated, repeated, repeated];
    expect((await harvest(dataDir)).failure).toMatch(/the server sends the same page again and again\.$/);
  });

  test.each([2, 3, 5])('tokens that lead in a circle of %d pages: ends', async (length) => {
    await add();
    const pageOf =
      (number: number): OaiServer['faults'][number] =>
      (response) => {
        const token = `token ${(number + 1) % length}`;
        response.end(
          `<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><ListRecords><record><header><identifier>oai:a.example:${number % length}</identifier>` +
            `<datestamp>2026-01-01</datestamp></header><metadata/></record><resumptionToken>${token}</resumptionToken></ListRecords></OAI-PMH>`,
        );
      };
    server.faults = [null, null, ...Array.from({ length: 40 }, (_none, number) => pageOf(number))];
    expect((await harvest(dataDir)).failure).toMatch(/the server sends the same page again and again\.$/);
    expect(server.requests.length).toBeLessThan(25);
  });

  const list = (title: string): string =>
    '<?xml version="1.0"?><OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/" xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/"' +
    ' xmlns:dc="http://purl.org/dc/elements/1.1/"><ListRecords><record><header><identifier>oai:a.example:1</identifier>' +
    `<datestamp>2026-01-01</datestamp></header><metadata><oai_dc:dc><dc:title>${title}</dc:title></oai_dc:dc></metadata></record></ListRecords></OAI-PMH>`;
  test.each([
    ['compressed, and does not say so', gzipSync(list('Marées')), 'text/xml'],
    ['in Latin-1, and does not say so', Buffer.from(list('Marées'), 'latin1'), 'text/xml'],
    ['of another type', Buffer.from(list('Marées')), 'text/html'],
    ['behind an empty line', Buffer.from(`\r\n${list('Marées')}`), 'text/xml'],
    [
      'behind a warning of its script',
      Buffer.from(`<br />\n<b>Notice</b>: Undefined\n${list('Marées')}`),
      'text/xml',
    ],
  ])('an answer that is %s is read', async (_fault, body, type) => {
    await add();
    server.faults = [null, null, (response) => response.writeHead(200, { 'content-type': type }).end(body)];
    expect(await harvest(dataDir)).toMatchObject({ failure: null, counts: { new: 1 } });
    expect(await recordsText(dataDir)).toContain('<dc:title>Marées</dc:title>');
  });

  test('a set with a space in its name is requested', async () => {
    server.records = records(2).map((one) => ({ ...one, set: 'sea level' }));
    await add({ set: ['sea level'] });
    expect(await harvest(dataDir)).toMatchObject({ failure: null, counts: { new: 2 } });
  });

  test('a very long token is sent back', async () => {
    await add();
    const token = 'x'.repeat(6_000);
    server.faults = [
      null,
      null,
      (response) =>
        response.end(
          list('Tides').replace(
            '</ListRecords>',
            `<resumptionToken>${token}</resumptionToken></ListRecords>`,
          ),
        ),
      (response) => response.end(list('Ebbs').replace('example:1', 'example:2')),
    ];
    expect(await harvest(dataDir)).toMatchObject({ failure: null, counts: { new: 2 } });
    expect(server.requests.at(-1)).toContain(token);
  });

  test('records that come on two pages count once', async () => {
    server.records = [1, 2, 2, 3].map(record);
    await add();
    expect((await harvest(dataDir)).counts).toEqual({
      records: 4,
      new: 3,
      changed: 0,
      unchanged: 0,
      gone: 0,
    });
    expect(await kept()).toEqual([1, 2, 3]);
  });

  test('totals that change: the last one counts', async () => {
    server.sizes = [5, 4_000, 7];
    await add();
    const totals: (number | null)[] = [];
    await harvest(dataDir, { onProgress: ({ total }) => totals.push(total) });
    expect(totals).toEqual([null, null, 5, 4_000, 7]);
  });

  test('invalid dates change nothing', async () => {
    server.records = records(5).map((record) => ({ ...record, date: '0000-00-00T00:00:00Z' }));
    await add();
    expect((await harvest(dataDir)).counts).toMatchObject({ new: 5 });
  });

  test('characters that XML forbids are replaced', async () => {
    server.records = [{ ...record(1), title: 'Tides \u0001& gauges 1' }];
    await add();
    await harvest(dataDir);
    expect(await recordsText(dataDir)).toContain('Tides \uFFFD&amp; gauges 1');
  });
});
