import { describe, expect, test } from '@jest/globals';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { BulkWriter } from './bulk-writer.ts';
import { Cluster } from './cluster.ts';
import { knownProblem } from './cluster-problems.ts';
import { checkServer } from './generation.ts';
import { settleGeneration } from './settle-generation.ts';
import { setupProxy } from './testing/setup-proxy.ts';

const fake = setupProxy();

const failure = (type: string, reason: string | null): string => JSON.stringify({ error: { type, reason } });
const version = (number: string, distribution?: string): string =>
  JSON.stringify({ version: { number, ...(distribution ? { distribution } : {}) } });

describe('the version of a cluster', () => {
  test.each([
    [version('3.8.0', 'opensearch'), null],
    [version('2.19.0', 'opensearch'), null],
    [
      version('2.18.9', 'opensearch'),
      'The search cluster runs opensearch 2.18.9; OpenSearch 2.19 or newer is needed.',
    ],
    [version('8.17.0'), 'The search cluster runs another server 8.17.0; OpenSearch 2.19 or newer is needed.'],
  ])('%s: %j', async (body, message) => {
    fake.proxy.intercept = () => ({ status: 200, body });
    const checked = checkServer(fake.cluster);
    if (message === null) await checked;
    else await expect(checked).rejects.toMatchObject({ reason: 'unreachable', message });
  });
});

test('a caller that leaves cancels its request, and nothing else fails', async () => {
  const caller = new AbortController();
  fake.proxy.intercept = () => {
    caller.abort();
    return { status: 200, body: '{}' };
  };
  const asked = fake.cluster.request(z.unknown(), { method: 'GET', path: '/' }, { signal: caller.signal });
  await expect(asked).rejects.toMatchObject({ reason: 'canceled' });
  // A failure that nobody handles ends the process, and with it these tests.
  await setImmediate();
});

test.each([
  ['self-signed certificate', true],
  ['unable to get local issuer certificate', true],
  ['certificate has expired', true],
  ["Hostname/IP does not match certificate's altnames: IP: 127.0.0.1 is not in the cert's list: ", true],
  ['connect ECONNREFUSED 127.0.0.1:9200', false],
])('the failed connection %j is one of the certificate: %j', (message, isKnown) => {
  const sentence = expect.stringContaining('check SEARCH_CA_FILE');
  expect(knownProblem(message)).toEqual(isKnown ? expect.objectContaining({ message: sentence }) : null);
});

test('a certificate that cannot be read is named by its setting', async () => {
  const created = Cluster.create({ urls: [fake.proxy.url], caFile: '/none.pem' });
  await expect(created).rejects.toMatchObject({
    reason: 'unreachable',
    message: 'The file in SEARCH_CA_FILE cannot be read.',
  });
});

describe('an error of a cluster', () => {
  test.each([
    [
      'a full disk',
      429,
      failure(
        'cluster_block_exception',
        'index [x] blocked by: [TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark, index has read-only-allow-delete block];',
      ),
      'storage',
      'The disks of the search cluster are full: it takes no records until there is space again.',
    ],
    [
      'full disks of all nodes',
      403,
      failure(
        'index_create_block_exception',
        'blocked by: [FORBIDDEN/10/cluster create-index blocked (api)];',
      ),
      'storage',
      'The disks of the search cluster are full: it takes no records until there is space again.',
    ],
    [
      'too few nodes',
      503,
      failure('cluster_manager_not_discovered_exception', null),
      'unreachable',
      'Too few nodes of the search cluster are there to agree on changes. Searches go on; start the other nodes.',
    ],
    [
      'closed records',
      400,
      failure('index_closed_exception', 'closed'),
      'unreachable',
      'The records in the search cluster are closed: open their indexes (POST <index>/_open).',
    ],
    [
      'records that must not be read',
      403,
      failure('cluster_block_exception', 'index [x] blocked by: [FORBIDDEN/7/index read (api)];'),
      'unreachable',
      'The search cluster blocks requests: see "index.blocks" and "cluster.blocks" in its settings.',
    ],
    [
      'too much to do',
      429,
      failure('circuit_breaking_exception', 'Data too large'),
      'busy',
      'The search cluster has too much to do.',
    ],
    [
      'a search with too many words',
      500,
      JSON.stringify({
        error: {
          type: 'search_phase_execution_exception',
          reason: 'all shards failed',
          root_cause: [{ type: 'too_many_nested_clauses', reason: 'maxClauseCount is set to 1024' }],
        },
      }),
      'words',
      'The search has more words than the search cluster allows. Use fewer words.',
    ],
    ['a late answer', 408, '{}', 'timeout', 'The search cluster took too long.'],
    // Of a proxy in front of the cluster, which the log would call "Response Error".
    ['a bad gateway', 502, '"Bad Gateway"', 'unreachable', 'The search cluster does not respond (502).'],
    ['a broken answer', 200, '{"version":', 'unreachable', 'The search cluster does not respond.'],
    ['a wrong login', 401, '{}', 'unreachable', 'The search cluster refuses the login (401).'],
  ])('about %s is told in a sentence', async (_problem, status, body, reason, message) => {
    fake.proxy.intercept = () => ({ status, body });
    await expect(checkServer(fake.cluster)).rejects.toMatchObject({ reason, message });
  });
});

describe('a search whose node ends meanwhile', () => {
  const lost = (type: string) => ({
    status: 500,
    body: JSON.stringify({
      error: {
        type: 'search_phase_execution_exception',
        reason: 'Partial shards failure',
        caused_by: { type, reason: '[node-1] disconnected' },
      },
    }),
  });
  test.each([
    ['is sent again', 'node_disconnected_exception', 1, 2],
    ['fails after five attempts', 'node_not_connected_exception', 9, 5],
    ['fails at once for another reason', 'illegal_argument_exception', 9, 1],
  ])('%s: %s', async (_rule, type, failures, attempts) => {
    let asked = 0;
    fake.proxy.intercept = () => {
      asked += 1;
      return asked <= failures ? lost(type) : { status: 200, body: '{"found":true}' };
    };
    const search = fake.cluster.request(z.unknown(), { method: 'POST', path: '/index/_search' });
    if (failures < attempts) expect(await search).toEqual({ found: true });
    else await expect(search).rejects.toMatchObject({ reason: 'unreachable' });
    expect(asked).toBe(attempts);
  });
});

describe('records that a cluster refuses', () => {
  const answer = (status: number, type: string, reason: string) => ({
    status: 200,
    body: JSON.stringify({ errors: true, items: [{ index: { status, error: { type, reason } } }] }),
  });
  const write = async (): Promise<void> => {
    const writer = new BulkWriter(fake.cluster, 'index', { firstPauseMs: 1 });
    await writer.add({ id: '1', source: {} });
    await writer.finish();
  };

  test.each([
    [429, 'rejected_execution_exception'],
    [503, 'unavailable_shards_exception'],
  ])('with %d for now are sent again', async (status, type) => {
    let attempts = 0;
    fake.proxy.intercept = () => {
      attempts += 1;
      return attempts < 3 ? answer(status, type, '') : { status: 200, body: '{"errors":false,"items":[]}' };
    };
    await write();
    expect(attempts).toBe(3);
  });
  test.each([
    [429, 'rejected_execution_exception', 'busy', 'The search cluster has too much to do.'],
    [
      429,
      'cluster_block_exception: disk usage exceeded flood-stage watermark',
      'storage',
      'The disks of the search cluster are full: it takes no records until there is space again.',
    ],
    [400, 'mapper_parsing_exception', 'document', 'The search cluster refused a record: no number'],
  ])('with %d %s all the time fail as %s', async (status, type, reason, message) => {
    fake.proxy.intercept = () => answer(status, type, 'no number');
    await expect(write()).rejects.toMatchObject({ reason, message });
  });
});

describe('a generation is published only if the cluster has what was sent', () => {
  test.each([
    [{ count: 45, check: 7 }, null],
    [{ count: 44, check: 7 }, 'The search cluster has 44 records instead of 45.'],
    [{ count: 45, check: 8 }, 'The search cluster has other records than those that were sent.'],
  ])('%j: %j', async ({ count, check }, message) => {
    const answer = {
      _shards: { failed: 0 },
      hits: { total: { value: count } },
      aggregations: { check: { value: check } },
    };
    fake.proxy.intercept = ({ address }) => ({
      status: 200,
      body: address.includes('_search') ? JSON.stringify(answer) : '{}',
    });
    const settled = settleGeneration(fake.cluster, 'index', { replicas: 0, documents: 45, checksum: 7 });
    if (message === null) await settled;
    else await expect(settled).rejects.toMatchObject({ reason: 'document', message });
  });
  test('although the cluster has too much to do to count them at first', async () => {
    let searches = 0;
    const busy = { status: 429, body: failure('search_phase_execution_exception', 'all shards failed') };
    const counted = {
      status: 200,
      body: '{"_shards":{"failed":0},"hits":{"total":{"value":1}},"aggregations":{"check":{"value":1}}}',
    };
    fake.proxy.intercept = ({ address }) => {
      if (!address.includes('_search')) return { status: 200, body: '{}' };
      searches += 1;
      return searches === 1 ? busy : counted;
    };
    await settleGeneration(fake.cluster, 'index', { replicas: 0, documents: 1, checksum: 1 });
    expect(searches).toBe(2);
  });
  test('although a copy of a part is missing for now', async () => {
    fake.proxy.intercept = ({ address }) =>
      address.includes('wait_for_status=green')
        ? { status: 408, body: '{}' }
        : {
            status: 200,
            body: '{"_shards":{"failed":0},"hits":{"total":{"value":1}},"aggregations":{"check":{"value":1}}}',
          };
    await settleGeneration(fake.cluster, 'index', { replicas: 1, documents: 1, checksum: 1 });
  });
});
