import { describe, expect, test } from '@jest/globals';
import type { KindedRecord } from '@open-discovery/model';
import { aProduct, anOrganization, aProject, idOf } from '@open-discovery/model/testing';
import { setupTestApi } from '../testing/start-test-api.ts';

const PRODUCT = idOf('doi_', 1);
const ORGANIZATION = idOf('openorgs', 2);
const MERGED = { product: idOf('od', 3), organization: idOf('ror', 4), community: idOf('context', 5) };
const PREFIXED = idOf('od', 6);
const SHARED = idOf('od', 7);

const ITEMS: readonly KindedRecord[] = [
  {
    kind: 'product',
    record: aProduct({ id: PRODUCT, originalIds: ['10.5555/sea', MERGED.product, `50|${PREFIXED}`, SHARED] }),
  },
  { kind: 'product', record: aProduct({ id: idOf('doi_', 8), originalIds: [SHARED] }) },
  {
    kind: 'organization',
    record: anOrganization({ id: ORGANIZATION, originalIds: [MERGED.organization] }),
  },
  { kind: 'community', record: { id: 'community', acronym: 'sea', originalIds: [MERGED.community] } },
  { kind: 'project', record: aProject({ originalIds: ['777541'] }) },
];

const card = { kind: 'organization', value: ORGANIZATION, label: 'Institute' } as const;
const organization = { relation: 'hasAuthorInstitution', target: ORGANIZATION, card } as const;
const product = { relation: 'isAuthorInstitutionOf', target: PRODUCT } as const;
const relations = new Map([
  [PRODUCT, [organization]],
  [ORGANIZATION, [product]],
]);
const api = setupTestApi({
  records: ITEMS.map((item) => ({ item, relations: relations.get(item.record.id) ?? [] })),
});

const get = async (address: string) => {
  const { statusCode, body } = await api.app.inject(`/graph/v3/${address}`);
  return { statusCode, body };
};

describe('the id of a record that was merged into another one', () => {
  test.each([
    ['of a product', 'research-products', MERGED.product, PRODUCT],
    ['with the prefix of its kind', 'research-products', `50|${MERGED.product}`, PRODUCT],
    ['that the record lists with a prefix', 'research-products', PREFIXED, PRODUCT],
    ['that the record lists with a prefix, given with it', 'research-products', `50|${PREFIXED}`, PRODUCT],
    ['in capitals', 'research-products', MERGED.product.toUpperCase(), PRODUCT],
    ['of an organization', 'organizations', MERGED.organization, ORGANIZATION],
    ['of a community', 'communities', MERGED.community, 'community'],
  ])('%s leads to the record under its current id', async (_what, collection, id, expected) => {
    const { statusCode, body } = await get(`${collection}/${encodeURIComponent(id)}`);
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ id: expected });
  });
  test('leads to the record in every format', async () => {
    const { statusCode, body } = await get(`research-products/${MERGED.product}/as/json`);
    expect([statusCode, JSON.parse(body)]).toMatchObject([200, { id: PRODUCT }]);
  });
  test('leads to the record where the kind is unknown', async () => {
    expect(JSON.parse((await get(`records/${MERGED.organization}`)).body)).toEqual({
      kind: 'organization',
      record: expect.objectContaining({ id: ORGANIZATION }),
    });
  });
  test('leads to the related records', async () => {
    expect(JSON.parse((await get(`related/${MERGED.organization}`)).body)).toMatchObject({
      groups: [{ relation: 'isAuthorInstitutionOf', results: [{ record: { id: PRODUCT } }] }],
    });
  });
  test('downloads the record once, also together with its own id', async () => {
    const ids = [MERGED.product, PRODUCT, MERGED.organization].map((id) => `id=${id}`).join('&');
    const { body } = await get(`export?format=jsonl&${ids}`);
    const lines = body.trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual([PRODUCT, ORGANIZATION]);
  });
});

test.each([
  ['an id', `relOrganizationId=${MERGED.organization}`],
  [
    'an id with the prefix of its kind',
    `relOrganizationId=${encodeURIComponent(`20|${MERGED.organization}`)}`,
  ],
  ['a relation', `relatedTo=isAuthorInstitutionOf:${MERGED.organization}`],
  ['one of several ids', `relOrganizationId=${MERGED.organization}%20OR%20${idOf('org', 99)}`],
])('a filter by %s of a record that was merged finds what belongs to the other', async (_what, query) => {
  const { results } = await api.search(`research-products?${query}`);
  expect(results.map((record) => record.id)).toEqual([PRODUCT]);
});

describe('OAI-PMH: the identifier of a record that was merged into another one', () => {
  const ask = async (verb: string, id: string) => {
    const identifier = encodeURIComponent(`oai:localhost:${encodeURIComponent(id)}`);
    return (await api.app.inject(`/oai?${verb}&identifier=${identifier}`)).body;
  };
  const GET = 'verb=GetRecord&metadataPrefix=oai_dc';
  test('gives that one, with its own identifier', async () => {
    const header = `<identifier>oai:localhost:${encodeURIComponent(PRODUCT)}</identifier>`;
    expect(await ask(GET, MERGED.product)).toContain(header);
    expect(await ask(GET, `50|${PREFIXED}`)).toContain(header);
    expect(await ask('verb=ListMetadataFormats', MERGED.product)).toContain('<metadataPrefix>');
  });
  test('is unknown if two records carry it', async () => {
    expect(await ask(GET, SHARED)).toContain('idDoesNotExist');
  });
});

test.each([
  ['an id of another kind', `projects/${MERGED.product}`],
  ['an id that two records carry', `research-products/${SHARED}`],
  ['an unknown id', `research-products/${idOf('od', 99)}`],
  ['an id of a source', 'projects/777541'],
  ['a DOI', `research-products/${encodeURIComponent('10.5555/sea')}`],
])('%s leads nowhere', async (_what, address) => {
  expect((await get(address)).statusCode).toBe(404);
});

test.each([MERGED.product, `50|${MERGED.product}`, PREFIXED, `50|${PREFIXED}`])(
  'originalId=%s finds the record that contains it',
  async (id) => {
    const { results } = await api.search(`research-products?originalId=${encodeURIComponent(id)}`);
    expect(results.map((record) => record.id)).toEqual([PRODUCT]);
  },
);
