import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { grantReference } from '../mapping/grants.ts';
import { oaiResponse } from '../../testing/oai-response.ts';
import { readRecord, reasonsFor } from '../../testing/read-record.ts';
import { valueIn } from '../../testing/read-text.ts';

/** The fields of a work: schema, element, qualifier, value and language. */
type Field = readonly [field: string, value: string, language?: string];

const FIELDS: readonly Field[] = [
  ['dc.title', 'The tides of the north', 'en_US'],
  ['dc.title.alternative', 'Les marées du nord', 'fr'],
  ['dc.contributor.author', 'Carberry, Josiah'],
  ['dc.contributor.author', 'Ebb, Ada'],
  ['dc.contributor.advisor', 'Berg, Hans'],
  ['dc.contributor', 'Flood, Bo'],
  ['dc.date.accessioned', '2021-01-01T00:00:00Z'],
  ['dc.date.issued', '2020-05-03'],
  ['dc.identifier.uri', 'https://hdl.handle.net/20.500.1/7'],
  ['dc.identifier.doi', '10.5555/TIDES'],
  ['dc.identifier.issn', '1234-5679'],
  ['dc.identifier.isbn', '9781234567897'],
  ['dc.identifier.citation', 'Journal of Tides 3 (2020)'],
  ['dc.description.abstract', 'High water.', 'English'],
  ['dc.description.provenance', 'Submitted by ada@example.org'],
  ['dc.description.sponsorship', 'Sea Fund'],
  ['dc.language.iso', 'eng'],
  ['dc.publisher', 'Sea Press'],
  ['dc.relation', 'info:eu-repo/grantAgreement/EC/H2020/101000001'],
  ['dc.relation.ispartof', 'Journal of Tides'],
  ['dc.relation.isreferencedby', 'https://doi.org/10.5555/reply'],
  ['dc.rights', 'info:eu-repo/semantics/openAccess'],
  ['dc.rights.uri', 'https://creativecommons.org/licenses/by/4.0/'],
  ['dc.subject', 'moon'],
  ['dc.subject.ddc', '551.46'],
  ['dc.type', 'Article'],
  ['oaire.citation.volume', '3'],
];

const dim = (fields: readonly Field[]): string =>
  `<dim:dim xmlns:dim="http://www.dspace.org/xmlns/dspace/dim">${fields
    .map(([field, value, language = '']) => {
      const [schema = '', element = '', qualifier] = field.split('.');
      const qualified = qualifier === undefined ? '' : ` qualifier="${qualifier}"`;
      return `<dim:field mdschema="${schema}" element="${element}"${qualified} lang="${language}">${value}</dim:field>`;
    })
    .join('')}</dim:dim>`;

const nested = ([field, value, language = 'none']: Field): string =>
  [...field.split('.'), language].reduceRight(
    (content, name) => `<element name="${name}">${content}</element>`,
    `<field name="value">${value}</field><field name="authority">1</field>`,
  );
const FILES = `<element name="bundles"><element name="bundle"><field name="name">ORIGINAL</field><element name="bitstreams">
    <element name="bitstream"><field name="name">1.pdf</field><field name="format">application/pdf</field>
    <field name="url">https://archive.example.org/bitstream/1.pdf</field></element></element></element>
  <element name="bundle"><field name="name">LICENSE</field><element name="bitstreams"><element name="bitstream">
    <field name="url">https://archive.example.org/license.txt</field></element></element></element></element>
  <element name="others"><field name="handle">20.500.1/7</field></element><element name="license"><field name="bin">AAAA</field></element>`;
const xoai = (fields: readonly Field[], files = FILES): string =>
  `<metadata xmlns="http://www.lyncode.com/xoai">${fields.map(nested).join('')}${files}</metadata>`;

const WORK = {
  id: deriveOpenAireId('doi', '10.5555/tides'),
  type: 'publication',
  mainTitle: 'The tides of the north',
  otherTitles: ['Les marées du nord'],
  authors: [{ fullName: 'Carberry, Josiah' }, { fullName: 'Ebb, Ada' }],
  contributors: ['Flood, Bo', 'Berg, Hans'],
  pids: [
    { scheme: 'doi', value: '10.5555/tides' },
    { scheme: 'handle', value: '20.500.1/7' },
  ],
  publicationDate: '2020-05-03',
  publisher: 'Sea Press',
  language: { code: 'eng' },
  descriptions: ['High water.'],
  subjects: [
    { subject: { scheme: 'keyword', value: 'moon' } },
    { subject: { scheme: 'ddc', value: '551.46' } },
  ],
  container: { name: 'Journal of Tides', vol: '3', issnPrinted: '1234-5679' },
  sources: ['Journal of Tides 3 (2020)'],
  bestAccessRight: { label: 'OPEN' },
  projects: [{ id: grantReference({ funder: 'EC', code: '101000001', funderId: null })?.id }],
  originalValues: [{ field: 'projects.funder', value: 'Sea Fund' }],
  instances: [
    {
      type: 'Article',
      license: 'CC-BY-4.0',
      alternateIdentifiers: [{ scheme: 'ISBN', value: '9781234567897' }],
    },
  ],
};
const LEFT_OUT = ['dc.contributor (advisor, role)', 'dc.date.accessioned', 'dc.description.provenance'];

test('a work in DIM keeps what the model has a place for', async () => {
  const { record, relations, leftOut } = readRecord(await valueIn(dim(FIELDS)));
  expect(record).toMatchObject(WORK);
  expect(relations).toEqual([`IsReferencedBy ${deriveOpenAireId('doi', '10.5555/reply')}`]);
  expect(leftOut).toEqual(LEFT_OUT);
});

test('in XOAI it also has its files, and the license of the deposit is none of them', async () => {
  const { record, relations, leftOut } = readRecord(await valueIn(xoai(FIELDS)));
  expect(record).toMatchObject({ ...WORK, formats: ['application/pdf'] });
  expect(record).toMatchObject({
    instances: [
      { urls: ['https://hdl.handle.net/20.500.1/7', 'https://archive.example.org/bitstream/1.pdf'] },
    ],
  });
  expect(relations).toHaveLength(1);
  expect(leftOut).toEqual(LEFT_OUT);
});

test('XOAI without languages keeps its qualifiers', async () => {
  const bare = xoai(FIELDS).replaceAll(
    /<element name="(?:none|en_US|fr|English)">(.*?<\/field><field.*?<\/field>)<\/element>/g,
    '$1',
  );
  expect(bare).not.toContain('none');
  expect(readRecord(await valueIn(bare)).record).toMatchObject(WORK);
});

test('an organization or person of an archive is no work', async () => {
  const fields: readonly Field[] = [
    ['dc.title', 'Sea Institute'],
    ['dspace.entity.type', 'OrgUnit'],
  ];
  expect(reasonsFor(await valueIn(xoai(fields)))).toEqual([
    'XOAI: OrgUnit, which the model has no record for',
  ]);
});

test('a handle with the prefix of archives without a registered one names no work', async () => {
  const read = async (archive: string) => {
    const address = `https://${archive}.example.org/handle/123456789/5`;
    const work = dim([
      ['dc.title', 'Tides'],
      ['dc.identifier.uri', address],
      ['dc.identifier.handle', '123456789/5'],
    ]);
    const text = oaiResponse(work, `oai:${archive}.example.org:123456789/5`);
    return readRecord(await valueIn(text)).record;
  };
  const [one, other] = [await read('one'), await read('other')];
  expect(one).toMatchObject({ instances: [{ urls: ['https://one.example.org/handle/123456789/5'] }] });
  expect(one['pids'] ?? []).toEqual([]);
  expect(one['id']).not.toBe(other['id']);
});

const mets = (metadata: string, files = ''): string =>
  `<mets xmlns="http://www.loc.gov/METS/"><metsHdr/><dmdSec ID="d1"><mdWrap MDTYPE="OTHER"><xmlData>${metadata}</xmlData></mdWrap></dmdSec>${files}</mets>`;

test('METS is read by the description inside, and its files are counted', async () => {
  const { record, leftOut } = readRecord(await valueIn(mets(dim(FIELDS), '<fileSec/>')));
  expect(record).toMatchObject(WORK);
  expect(leftOut).toEqual([...LEFT_OUT, 'mets.fileSec']);
  const mods = '<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>Tides</title></titleInfo></mods>';
  expect(readRecord(await valueIn(mets(mods))).record).toMatchObject({ mainTitle: 'Tides' });
});
