import { expect, test } from '@jest/globals';
import { recordPageMetadata } from '@open-discovery/export-formats/page-metadata';
import { workOf } from '@open-discovery/graph-index';
import type { ResearchProduct } from '@open-discovery/model';
import { aProduct, idOf } from '@open-discovery/model/testing';
import { XmlDocument } from 'libxml2-wasm';
import type { GoldenRecord } from '../search/testing/golden-corpus.ts';
import { setupTestApi } from '../testing/start-test-api.ts';

const PAPER = aProduct({
  id: idOf('doi_', 1),
  mainTitle: 'Sea level',
  pids: [{ scheme: 'doi', value: '10.5555/SEA' }],
});
const DATA = aProduct({ id: idOf('doi_', 2), type: 'dataset', mainTitle: 'Tide gauges', pids: [] });
const REVIEW = aProduct({
  id: idOf('doi_', 3),
  mainTitle: 'A review',
  pids: [{ scheme: 'pmid', value: '27357580' }],
});

const linked = (
  record: ResearchProduct,
  ...relations: (readonly [GoldenRecord['relations'][number]['relation'], ResearchProduct])[]
): GoldenRecord => ({
  item: { kind: 'product', record },
  relations: relations.map(([relation, other]) => ({ relation, target: other.id, work: workOf(other) })),
});

const RECORDS = [
  linked(PAPER, ['IsSupplementedBy', DATA], ['IsCitedBy', REVIEW]),
  linked(DATA, ['IsSupplementTo', PAPER], ['IsObsoletedBy', REVIEW]),
  linked(REVIEW, ['Cites', PAPER], ['Obsoletes', DATA]),
];

const api = setupTestApi({ records: RECORDS });

const read = async (address: string): Promise<string> => {
  const { statusCode, body } = await api.app.inject(address);
  expect(statusCode).toBe(200);
  return body;
};
const formatOf = (id: string, format: string): Promise<string> =>
  read(`/graph/v3/research-products/${encodeURIComponent(id)}/as/${format}`);

/** Returns `relation type identifier` of each related identifier. */
const relatedIn = (xml: string): string[] => {
  using document = XmlDocument.fromString(xml);
  const texts = (xpath: string): string[] =>
    document.find(xpath, { d: 'http://datacite.org/schema/kernel-4' }).map(({ content }) => content);
  const values = texts('//d:relatedIdentifier');
  const types = texts('//d:relatedIdentifier/@relatedIdentifierType');
  return texts('//d:relatedIdentifier/@relationType').map(
    (relation, at) => `${relation} ${types[at]} ${values[at]}`,
  );
};
const DATA_PAGE = `http://localhost:4200/search/dataset?datasetId=${encodeURIComponent(DATA.id)}`;

test.each([
  ['datacite', PAPER.id, [`IsSupplementedBy URL ${DATA_PAGE}`, 'IsCitedBy PMID 27357580']],
  ['datacite', REVIEW.id, [`Obsoletes URL ${DATA_PAGE}`, 'Cites DOI 10.5555/sea']],
  ['openaire', PAPER.id, [`IsSupplementedBy URL ${DATA_PAGE}`, 'IsCitedBy PMID 27357580']],
  ['openaire', REVIEW.id, ['Cites DOI 10.5555/sea']],
])('%s of %s says how works are related', async (format, id, expected) => {
  expect(relatedIn(await formatOf(id, format))).toEqual(expected);
});

test.each([
  ['oai_datacite', 6],
  ['oai_openaire', 4],
])('a list of OAI-PMH in %s says how works are related', async (prefix, count) => {
  expect(relatedIn(await read(`/oai?verb=ListRecords&metadataPrefix=${prefix}`))).toHaveLength(count);
});

test('JSON-LD names the related works as the page does', async () => {
  const jsonLd: unknown = JSON.parse(await formatOf(PAPER.id, 'jsonld'));
  expect(jsonLd).toMatchObject({ hasPart: [{ '@type': 'Dataset', '@id': DATA_PAGE, name: 'Tide gauges' }] });
  const { groups } = JSON.parse(await read(`/graph/v3/related/${encodeURIComponent(PAPER.id)}`)) as {
    groups: { relation: string; results: { kind: 'product'; record: ResearchProduct }[] }[];
  };
  const related = groups.flatMap(({ relation, results }) => results.map((item) => ({ relation, item })));
  const publicUrls = { portal: 'http://localhost:4200', graph: 'http://localhost:4200/api/graph/v3' };
  const page = recordPageMetadata({ kind: 'product', record: PAPER }, publicUrls, { siteName: '', related });
  expect(jsonLd).toEqual(JSON.parse(JSON.stringify(page.jsonLd)));
});

test('the Graph API’s own answers have no links next to the record', async () => {
  for (const address of [
    `records/${PAPER.id}`,
    `research-products/${PAPER.id}`,
    'research-products?search=sea',
  ])
    expect(await read(`/graph/v3/${address}`)).not.toContain('"links"');
});
