import { afterEach, describe, expect, test } from '@jest/globals';
import { startHost, stopHosts } from '../testing/start-host.ts';

const PAGE = '/search/publication?articleId=a%3A%3A1';
const AS = '/api/graph/v3/research-products/a%3A%3A1/as';

afterEach(stopHosts);

const start = async (configuration: Parameters<typeof startHost>[0]['configuration'] = {}) => {
  const started = await startHost({
    configuration,
    render: () =>
      Promise.resolve({
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8', link: '<x>; rel="cite-as"' },
        body: Buffer.from('the page'),
        isComplete: true,
      }),
  });
  return started.host;
};

describe('a client that does not accept HTML is redirected to its preferred format', () => {
  test.each([
    ['application/ld+json', 'jsonld'],
    ['application/vnd.schemaorg.ld+json', 'jsonld'],
    ['application/json', 'json'],
    ['application/vnd.citationstyles.csl+json', 'csljson'],
    ['application/x-bibtex', 'bibtex'],
    ['application/x-research-info-systems', 'ris'],
    ['application/vnd.datacite.datacite+xml', 'datacite'],
    ['application/xml', 'dc'],
    ['application/linkset+json', 'linkset-json'],
    ['application/json;q=0.2, application/x-bibtex;q=0.8, text/html;q=0.1', 'bibtex'],
  ])('%s → %s', async (accept, format) => {
    const host = await start();
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await host.inject({ method, url: PAGE, headers: { accept } });
      expect([statusCode, headers['vary']]).toEqual([303, 'accept']);
      expect(headers['location']).toMatch(new RegExp(`${AS}/${format}$`));
    }
  });
});

test.each([undefined, '*/*', 'text/html', 'text/html,application/xml;q=0.9,*/*;q=0.8'])(
  'a client that accepts %s gets the page, also after another client was redirected',
  async (accept) => {
    const host = await start();
    await host.inject({ url: PAGE, headers: { accept: 'application/json' } });
    const { statusCode, headers, body } = await host.inject({ url: PAGE, headers: accept ? { accept } : {} });
    expect([statusCode, body]).toEqual([200, 'the page']);
    expect(headers['vary']).toBe('accept, accept-encoding, accept-language, cookie');
  },
);

test('spaces around a copied id are ignored', async () => {
  const url = PAGE.replace('a%3A', '%20a%3A').concat('%0A');
  const { headers } = await (await start()).inject({ url, headers: { accept: 'application/json' } });
  expect(headers['location']).toMatch(new RegExp(`${AS}/json$`));
});

test('HEAD has the links of GET', async () => {
  const host = await start();
  const [head, get] = [await host.inject({ method: 'HEAD', url: PAGE }), await host.inject(PAGE)];
  expect(head.headers['link']).toBe(get.headers['link']);
  expect(head.headers['link']).toBe('<x>; rel="cite-as"');
});

test('a client that accepts none of the formats gets the list of formats', async () => {
  const host = await start();
  const { statusCode, headers, body } = await host.inject({ url: PAGE, headers: { accept: 'image/png' } });
  expect([statusCode, headers['vary']]).toEqual([406, 'accept, accept-encoding']);
  expect(body).toContain('application/ld+json http');
  expect(body).not.toContain('cff');
});

test.each([
  ['/search/software?softwareId=a', 'application/yaml', 303],
  ['/search/publication?articleId=a', 'application/yaml', 406],
  ['/search/project?projectId=a', 'application/vnd.openaire.oaire+xml', 406],
  ['/search/project?projectId=a', 'application/ld+json', 303],
  ['/search/publication', 'application/json', 200],
  ['/', 'application/json', 200],
])('%s for %s responds with %i', async (url, accept, status) => {
  expect((await (await start()).inject({ url, headers: { accept } })).statusCode).toBe(status);
});

test('an external Graph API has no formats to redirect to', async () => {
  const addresses = { graph: 'https://graph.example/v3' };
  const host = await start({ addresses });
  const answer = await host.inject({ url: PAGE, headers: { accept: 'application/json' } });
  expect([answer.statusCode, answer.body]).toEqual([200, 'the page']);
  expect(answer.headers['vary']).toBe('accept-encoding, accept-language, cookie');
});
