import { afterAll, describe, expect, test } from '@jest/globals';
import { SEARCHED_KINDS } from '@open-discovery/model';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { goldenCorpus } from '../search/testing/golden-corpus.ts';
import { setupTestApi } from '../testing/start-test-api.ts';

const NAMES = { oai: 'http://www.openarchives.org/OAI/2.0/' };
const schema = XmlDocument.fromBuffer(readFileSync(path.join(import.meta.dirname, 'testing/OAI-PMH.xsd')));
const validator = XsdValidator.fromDoc(schema);

const api = setupTestApi();
afterAll(() => {
  validator.dispose();
  schema.dispose();
});

/** Requests a document, validates it by the schema of the protocol and returns an XPath reader of its texts. */
const ask = async (query: string) => {
  const { statusCode, headers, body } = await api.app.inject(`/oai?${query}`);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8']);
  const document = XmlDocument.fromString(body);
  validator.validate(document);
  const texts = (xpath: string): string[] => document.find(xpath, NAMES).map(({ content }) => content);
  return { body, texts, error: texts('//oai:error/@code')[0] };
};
const records = goldenCorpus().filter(({ item }) => item.kind !== 'person');
const oaiId = (id: string): string => `oai:localhost:${encodeURIComponent(id)}`;
const idOf = (kind: string): string => records.find(({ item }) => item.kind === kind)?.item.record.id ?? '';
const param = (text: string): string => encodeURIComponent(text);

/** Returns all pages of a list, following its tokens. */
const harvest = async (query: string): Promise<string[]> => {
  const identifiers: string[] = [];
  let next = query;
  for (;;) {
    const { texts } = await ask(next);
    identifiers.push(...texts('//oai:header/oai:identifier'));
    const [token = ''] = texts('//oai:resumptionToken');
    if (token === '') return identifiers;
    next = `verb=${new URLSearchParams(query).get('verb')}&resumptionToken=${token}`;
  }
};

describe('every response is valid by the schema of the protocol', () => {
  test('Identify describes the provider and its policies', async () => {
    const { texts } = await ask('verb=Identify');
    expect(texts('//oai:deletedRecord')).toEqual(['transient']);
    expect(texts('//oai:granularity')).toEqual(['YYYY-MM-DD']);
    expect(texts('//oai:compression')).toEqual(['gzip']);
    expect(texts('//oai:earliestDatestamp')).toEqual(['2025-01-01']);
    expect(texts('//oai:baseURL')).toEqual(['http://localhost:4200/api/oai']);
  });
  test('ListMetadataFormats lists three formats, and two for an organization', async () => {
    expect((await ask('verb=ListMetadataFormats')).texts('//oai:metadataPrefix')).toHaveLength(3);
    const own = await ask(`verb=ListMetadataFormats&identifier=${param(oaiId(idOf('organization')))}`);
    expect(own.texts('//oai:metadataPrefix')).toEqual(['oai_dc', 'oai_datacite']);
  });
  test('ListSets has a set per kind and per community', async () => {
    const specs = (await ask('verb=ListSets')).texts('//oai:setSpec');
    expect(specs).toEqual(expect.arrayContaining(['kind:publications', 'kind:projects']));
    expect(specs.some((spec) => spec.startsWith('community:'))).toBe(true);
  });
  test.each(['oai_dc', 'oai_datacite', 'oai_openaire'])(
    'GetRecord returns a product in %s',
    async (prefix) => {
      const { texts } = await ask(
        `verb=GetRecord&metadataPrefix=${prefix}&identifier=${param(oaiId(idOf('product')))}`,
      );
      expect(texts('//oai:metadata/*')).toHaveLength(1);
    },
  );
});

describe('harvesting', () => {
  test('returns every record with a page once', async () => {
    const found = await harvest('verb=ListIdentifiers&metadataPrefix=oai_dc');
    expect(found.sort()).toEqual(records.map(({ item }) => oaiId(item.record.id)).sort());
  });
  test('in a format for products returns the products', async () => {
    const found = await harvest('verb=ListRecords&metadataPrefix=oai_openaire');
    expect(found).toHaveLength(records.filter(({ item }) => item.kind === 'product').length);
  });
  test('the sets of the kinds cover all records', async () => {
    const slugs = [
      'research-products',
      'projects',
      'organizations',
      'data-sources',
      'services',
      'communities',
    ];
    const found = await Promise.all(
      slugs.map((slug) => harvest(`verb=ListIdentifiers&metadataPrefix=oai_dc&set=kind:${slug}`)),
    );
    expect(slugs).toHaveLength(SEARCHED_KINDS.length);
    expect(found.flat()).toHaveLength(records.length);
  });
  test('each record is in the sets of its header', async () => {
    const { texts } = await ask('verb=ListIdentifiers&metadataPrefix=oai_dc');
    const spec = texts('//oai:setSpec').find((one) => one.startsWith('community:')) ?? '';
    const inSet = await harvest(`verb=ListIdentifiers&metadataPrefix=oai_dc&set=${param(spec)}`);
    const [, code] = spec.split(':');
    expect(inSet).toHaveLength(
      records.filter(({ item: { record } }) =>
        'communities' in record ? record.communities?.some((one) => one.code === code) : false,
      ).length,
    );
  });
  test('a record is new on the day on which it came into the portal, whenever its source has collected it', async () => {
    const days = '&from=2025-02-01&until=2025-02-28';
    const { texts } = await ask(`verb=ListIdentifiers&metadataPrefix=oai_dc${days}`);
    const wanted = records.filter(({ item }) => item.record.updatedHere === '2025-02-01');
    expect(texts('//oai:identifier').sort()).toEqual(wanted.map(({ item }) => oaiId(item.record.id)).sort());
    expect(new Set(texts('//oai:datestamp'))).toEqual(new Set(['2025-02-01']));
  });
  test('date ranges partition the records', async () => {
    const { texts } = await ask('verb=ListIdentifiers&metadataPrefix=oai_dc');
    const day = [...texts('//oai:datestamp')].sort()[0] ?? '';
    const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    const list = 'verb=ListIdentifiers&metadataPrefix=oai_dc';
    const early = (await ask(`${list}&until=${before}`)).error
      ? []
      : await harvest(`${list}&until=${before}`);
    const late = await harvest(`${list}&from=${day}`);
    expect(early.length + late.length).toBe(records.length);
  });
});

test.each([
  ['', 'badVerb'],
  ['verb=Nothing', 'badVerb'],
  ['verb=constructor', 'badVerb'],
  ['verb=Identify&verb=Identify', 'badVerb'],
  ['verb=Identify&x=1', 'badArgument'],
  ['verb=GetRecord&metadataPrefix=oai_dc', 'badArgument'],
  ['verb=ListRecords', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2020', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2020-02-30', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2021-01-01&until=2020-01-01', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&metadataPrefix=oai_dc', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&resumptionToken=x', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=marc', 'cannotDisseminateFormat'],
  ['verb=ListRecords&metadataPrefix=oai_dc&set=kind:nothing', 'noRecordsMatch'],
  ['verb=ListRecords&metadataPrefix=oai_dc&until=1800-01-01', 'noRecordsMatch'],
  ['verb=ListRecords&resumptionToken=nonsense', 'badResumptionToken'],
  ['verb=ListSets&resumptionToken=x', 'badResumptionToken'],
  ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:localhost:nonsense', 'idDoesNotExist'],
  ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:elsewhere:x', 'idDoesNotExist'],
  [`verb=GetRecord&metadataPrefix=oai_dc&identifier=${param('oai:localhost:%')}`, 'badArgument'],
  [`verb=GetRecord&metadataPrefix=oai_dc&identifier=${param('oai:localhost:a b<c>')}`, 'badArgument'],
  ['verb=ListRecords&metadataPrefix=a%20b', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&set=a%20b', 'badArgument'],
])('%j is answered with %s', async (query, code) => {
  expect((await ask(query)).error).toBe(code);
});

test('the identifier of a record at another host of equal length is not known here', async () => {
  const ours = oaiId(idOf('organization'));
  const theirs = ours.replace('oai:localhost:', 'oai:elsewhere:');
  const errorOf = async (identifier: string) =>
    (await ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=${param(identifier)}`)).error;
  expect([await errorOf(ours), await errorOf(theirs)]).toEqual([undefined, 'idDoesNotExist']);
});

test('an organization is not available in a format for products', async () => {
  const query = `verb=GetRecord&metadataPrefix=oai_openaire&identifier=${param(oaiId(idOf('organization')))}`;
  expect((await ask(query)).error).toBe('cannotDisseminateFormat');
});

test.each(['verb=ListMetadataFormats', 'verb=ListRecords&metadataPrefix=oai_dc'])(
  'a POST form is equivalent to a GET query: %s',
  async (payload) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const posted = await api.app.inject({ method: 'POST', url: '/oai', payload, headers });
    expect(posted.body).toBe((await api.app.inject(`/oai?${payload}`)).body);
  },
);

test.each([
  [16_384, 200, null],
  [16_385, 413, 'body: larger than 16 KB'],
])('a form of %d bytes → %d %s', async (bytes, status, message) => {
  const payload = 'verb=Identify&pad='.padEnd(bytes, 'x');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const posted = await api.app.inject({ method: 'POST', url: '/oai', payload, headers });
  expect(posted.statusCode).toBe(status);
  if (message !== null) expect(posted.json()).toMatchObject({ message });
});

test('a token of another generation is refused', async () => {
  const { texts } = await ask('verb=ListIdentifiers&metadataPrefix=oai_dc');
  const [token = ''] = texts('//oai:resumptionToken');
  expect(token).not.toBe('');
  await api.index.publish(goldenCorpus(), new Date('2026-02-01T00:00:00Z'));
  await api.engine.refresh();
  expect((await ask(`verb=ListIdentifiers&resumptionToken=${token}`)).error).toBe('badResumptionToken');
});
