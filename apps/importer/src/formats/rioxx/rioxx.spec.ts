import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { grantReference } from '../mapping/grants.ts';
import { readRecord } from '../../testing/read-record.ts';
import { valueIn } from '../../testing/read-text.ts';

const rioxx = (version: 2 | 3, content: string): string =>
  `<rioxx xmlns="http://www.rioxx.net/schema/v${version}.0/rioxx/" xmlns:rioxxterms="http://www.rioxx.net/schema/v${version}.0/rioxxterms/"
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:ali="http://ali.niso.org/2014/ali/1.0">${content}</rioxx>`;

const SHARED = `<dc:title>The tides of the north</dc:title><dc:description>High water.</dc:description><dc:language>en</dc:language>
  <dc:source>1234-5679</dc:source><dc:subject>moon</dc:subject><dcterms:dateAccepted>2020-01-02</dcterms:dateAccepted>
  <rioxxterms:publication_date>2020-05-03</rioxxterms:publication_date>`;

const VERSION_2 = `${SHARED}<dc:format>application/pdf</dc:format><dc:publisher>Sea Press</dc:publisher>
  <dc:identifier>https://archive.example.org/1.pdf</dc:identifier>
  <ali:free_to_read/><ali:license_ref start_date="2020-05-03">https://creativecommons.org/licenses/by/4.0/</ali:license_ref>
  <rioxxterms:author>Ebb, Ada</rioxxterms:author>
  <rioxxterms:author id="http://orcid.org/0000-0002-1825-0097" first-named-author="true">Carberry, Josiah</rioxxterms:author>
  <rioxxterms:contributor id="https://isni.org/isni/0000000122597504">Sea Group</rioxxterms:contributor>
  <rioxxterms:project rioxxterms:funder_name="UKRI" rioxxterms:funder_id="https://ror.org/001aqnf71">EP/1</rioxxterms:project>
  <rioxxterms:type>Journal Article/Review</rioxxterms:type><rioxxterms:version>AM</rioxxterms:version>
  <rioxxterms:version_of_record>https://doi.org/10.5555/TIDES</rioxxterms:version_of_record>`;

const VERSION_3 = `${SHARED}<rioxxterms:publisher><rioxxterms:name>Sea Press</rioxxterms:name></rioxxterms:publisher>
  <dc:identifier>https://archive.example.org/1</dc:identifier>
  <rioxxterms:creator first-named-author="true"><rioxxterms:name>Carberry, Josiah</rioxxterms:name>
    <rioxxterms:id>https://orcid.org/0000-0002-1825-0097</rioxxterms:id></rioxxterms:creator>
  <rioxxterms:creator><rioxxterms:name>Ebb, Ada</rioxxterms:name></rioxxterms:creator>
  <rioxxterms:contributor><rioxxterms:name>Sea Group</rioxxterms:name></rioxxterms:contributor>
  <rioxxterms:grant funder_name="UKRI" funder_id="https://ror.org/001aqnf71">EP/1</rioxxterms:grant>
  <rioxxterms:project>https://raid.org/10.5555/raid</rioxxterms:project>
  <dc:type>https://purl.org/coar/resource_type/c_2df8fbb1</dc:type>
  <dc:relation rel="item" type="application/pdf" access_rights="https://purl.org/coar/access_right/c_abf2"
    license_ref="https://creativecommons.org/licenses/by/4.0/">
    https://archive.example.org/1.pdf</dc:relation>
  <rioxxterms:ext_relation rel="cite-as" coar_type="https://purl.org/coar/resource_type/c_6501">https://doi.org/10.5555/TIDES</rioxxterms:ext_relation>
  <rioxxterms:ext_relation rel="cite-as" coar_type="https://purl.org/coar/resource_type/c_5ce6">https://doi.org/10.5555/code</rioxxterms:ext_relation>
  <rioxxterms:ext_relation>https://example.org/more</rioxxterms:ext_relation>`;

const WORK = {
  id: deriveOpenAireId('doi', '10.5555/tides'),
  type: 'publication',
  mainTitle: 'The tides of the north',
  descriptions: ['High water.'],
  authors: [
    { fullName: 'Carberry, Josiah', pid: { id: { value: '0000-0002-1825-0097' } } },
    { fullName: 'Ebb, Ada' },
  ],
  contributors: ['Sea Group'],
  pids: [{ scheme: 'doi', value: '10.5555/tides' }],
  publicationDate: '2020-05-03',
  publisher: 'Sea Press',
  language: { code: 'eng' },
  formats: ['application/pdf'],
  subjects: [{ subject: { scheme: 'keyword', value: 'moon' } }],
  container: { issnPrinted: '1234-5679' },
  bestAccessRight: { label: 'OPEN' },
  projects: [{ id: grantReference({ code: 'EP/1', funder: 'UKRI', funderId: null })?.id, code: 'EP/1' }],
  instances: [{ type: 'Article', license: 'CC-BY-4.0' }],
};

test.each([
  ['2', VERSION_2, ['https://archive.example.org/1.pdf']],
  ['3', VERSION_3, ['https://archive.example.org/1', 'https://archive.example.org/1.pdf']],
])('a record of version %s keeps what the model has a place for', async (version, content, urls) => {
  const { record } = readRecord(await valueIn(rioxx(version === '2' ? 2 : 3, content)));
  expect(record).toMatchObject(WORK);
  expect(record).toMatchObject({ instances: [{ urls: expect.arrayContaining(urls) }] });
});

test('data and software with which a text is cited are other works', async () => {
  const { relations, record } = readRecord(await valueIn(rioxx(3, VERSION_3)));
  expect(relations).toContain(`IsRelatedTo ${deriveOpenAireId('doi', '10.5555/code')}`);
  expect(record['originalValues']).toContainEqual({
    field: 'projects',
    value: 'https://raid.org/10.5555/raid',
  });
});

test('what the model has no place for is counted', async () => {
  expect(readRecord(await valueIn(rioxx(2, VERSION_2))).leftOut).toEqual([
    'contributor (identifiers of other schemes)',
    'contributor (role)',
    'dateAccepted (further values)',
    'license_ref.@start_date',
    'version',
  ]);
  expect(readRecord(await valueIn(rioxx(3, VERSION_3))).leftOut).toEqual([
    'contributor (role)',
    'dateAccepted (further values)',
    'ext_relation (without an identifier of a work)',
  ]);
});

test('a copy that becomes free later says when', async () => {
  const text = rioxx(2, `${SHARED}<ali:free_to_read start_date="2021-05-03"/>`);
  expect(readRecord(await valueIn(text)).record).toMatchObject({
    bestAccessRight: { label: 'OPEN' },
    embargoEndDate: '2021-05-03',
  });
});

test.each([
  ['Wellcome', 'https://doi.org/10.35802/218671', 'WT', '218671'],
  ['the European Commission', '10.3030/101000001', 'EC', '101000001'],
])('the DOI of a grant of %s leads to its project', async (_funder, doi, funder, code) => {
  const text = rioxx(3, `${SHARED}<rioxxterms:grant funder_name="${funder}">${doi}</rioxxterms:grant>`);
  expect(readRecord(await valueIn(text)).record).toMatchObject({
    projects: [{ id: grantReference({ code, funder, funderId: null })?.id, code }],
  });
});
