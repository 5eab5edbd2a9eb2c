import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { readRecord } from '../../testing/read-record.ts';
import { readValue } from '../read-value.ts';
import { valueIn } from '../../testing/read-text.ts';

const rdf = (content: string): string =>
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:z="http://www.zotero.org/namespaces/export#"
    xmlns:dcterms="http://purl.org/dc/terms/" xmlns:bib="http://purl.org/net/biblio#" xmlns:foaf="http://xmlns.com/foaf/0.1/"
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:link="http://purl.org/rss/1.0/modules/link/"
    xmlns:prism="http://prismstandard.org/namespaces/1.2/basic/">${content}</rdf:RDF>`;

const person = (surname: string, given?: string): string =>
  `<rdf:li><foaf:Person><foaf:surname>${surname}</foaf:surname>${given === undefined ? '' : `<foaf:givenName>${given}</foaf:givenName>`}</foaf:Person></rdf:li>`;

const JOURNAL = `<bib:Journal rdf:about="urn:issn:1234-5679"><dc:title>Journal of Tides</dc:title><prism:volume>3</prism:volume>
  <prism:number>2</prism:number><dc:identifier>DOI 10.5555/TIDES</dc:identifier><dc:identifier>ISSN 1234-5679</dc:identifier></bib:Journal>`;
const FACTS = `<z:itemType>journalArticle</z:itemType><dc:title>Tides of the north</dc:title>
  <bib:authors><rdf:Seq>${person('Carberry', 'Josiah')}${person('Tide Collaboration')}</rdf:Seq></bib:authors>
  <bib:editors><rdf:Seq>${person('Berg', 'Hans')}</rdf:Seq></bib:editors>
  <dcterms:abstract>High water.</dcterms:abstract><dc:date>2020-05-03</dc:date><z:language>en</z:language>
  <dc:subject>moon</dc:subject><dc:subject><z:AutomaticTag><rdf:value>sea</rdf:value></z:AutomaticTag></dc:subject>
  <dc:identifier><dcterms:URI><rdf:value>https://archive.example.org/1</rdf:value></dcterms:URI></dc:identifier>
  <bib:pages>12-17</bib:pages><dc:rights>CC BY 4.0</dc:rights><link:link rdf:resource="#item_2"/>
  <dcterms:dateSubmitted>2021-01-01</dcterms:dateSubmitted>`;
const FILE =
  '<z:Attachment rdf:about="#item_2"><z:itemType>attachment</z:itemType><dc:title>1.pdf</dc:title></z:Attachment>';

const WORK = {
  id: deriveOpenAireId('doi', '10.5555/tides'),
  type: 'publication',
  mainTitle: 'Tides of the north',
  authors: [{ fullName: 'Carberry, Josiah' }, { fullName: 'Tide Collaboration' }],
  contributors: ['Berg, Hans'],
  pids: [{ scheme: 'doi', value: '10.5555/tides' }],
  publicationDate: '2020-05-03',
  language: { code: 'eng' },
  descriptions: ['High water.'],
  subjects: [
    { subject: { scheme: 'keyword', value: 'moon' } },
    { subject: { scheme: 'keyword', value: 'sea' } },
  ],
  container: { name: 'Journal of Tides', vol: '3', iss: '2', sp: '12', ep: '17', issnPrinted: '1234-5679' },
  instances: [{ type: 'Article', license: 'CC-BY-4.0', urls: ['https://archive.example.org/1'] }],
};

test.each([
  ['beside', `<dcterms:isPartOf rdf:resource="urn:issn:1234-5679"/>`, JOURNAL],
  ['inside', `<dcterms:isPartOf>${JOURNAL}</dcterms:isPartOf>`, ''],
])('an article with its journal %s keeps what the model has a place for', async (_place, part, journal) => {
  const value = await valueIn(
    rdf(`<bib:Article rdf:about="#item_1">${FACTS}${part}</bib:Article>${journal}${FILE}`),
  );
  const { record, leftOut } = readRecord(value);
  expect(record).toMatchObject(WORK);
  expect(leftOut).toEqual(['dateSubmitted', 'editors (role)']);
});

test('each item is a record; files, notes and journals are none', async () => {
  const book =
    '<bib:Book rdf:about="#b"><z:itemType>book</z:itemType><dc:title>Ebbs</dc:title><dc:identifier>ISBN 9781234567897</dc:identifier></bib:Book>';
  const note = '<bib:Memo rdf:about="#n"><z:itemType>note</z:itemType></bib:Memo>';
  const value = await valueIn(
    rdf(`<bib:Article rdf:about="#a">${FACTS}</bib:Article>${book}${note}${FILE}${JOURNAL}`),
  );
  const titles = readValue(value).flatMap((found) =>
    found.type === 'record' ? [JSON.stringify(found.record)] : [],
  );
  expect(titles).toHaveLength(2);
  expect(titles[1]).toContain('9781234567897');
});
