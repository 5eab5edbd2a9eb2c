import { expect, test } from '@jest/globals';
import { readRecord } from '../testing/read-record.ts';
import { valueIn } from '../testing/read-text.ts';

/** Every object has this name, also the tables in which words of records are looked up. */
const NAME = 'constructor';
const pid = { scheme: NAME, value: '7' };

const DATACITE = `<resource xmlns="http://datacite.org/schema/kernel-4"><identifier identifierType="DOI">10.5555/tides</identifier>
<titles><title>Tides</title></titles><${NAME}>x</${NAME}><relatedIdentifiers>
<relatedIdentifier relatedIdentifierType="${NAME}" relationType="Cites">7</relatedIdentifier></relatedIdentifiers>
<alternateIdentifiers><alternateIdentifier alternateIdentifierType="${NAME}">7</alternateIdentifier></alternateIdentifiers></resource>`;
const CROSSREF = {
  DOI: '10.5555/tides',
  type: 'journal-article',
  title: ['Tides'],
  'reference-count': 0,
  'issn-type': [{ type: NAME, value: '1234-5678' }],
  relation: { [NAME]: [{ 'id-type': NAME, id: '7' }] },
};
const BIBTEX = String.raw`@book{a, title = {Tides \${NAME} of}, eprint = {7}, eprinttype = {${NAME}}}`;
const JATS = `<article><front><article-meta><article-id pub-id-type="${NAME}">7</article-id>
<title-group><article-title>Tides</article-title></title-group></article-meta></front></article>`;

test.each<[string, string | object, object]>([
  ['the Graph', { id: 'a', type: 'publication', mainTitle: 'Tides', pids: [pid] }, { pids: [pid] }],
  ['DataCite', DATACITE, { instances: [{ alternateIdentifiers: [pid] }] }],
  ['Crossref', CROSSREF, { container: { issnLinking: '1234-5678' } }],
  ['BibTeX', BIBTEX, { instances: [{ alternateIdentifiers: [{ scheme: 'other', value: '7' }] }] }],
  ['JATS', JATS, { instances: [{ alternateIdentifiers: [pid] }] }],
])(
  'a record of %s whose words are names of every object is read like others',
  async (_format, given, expected) => {
    const value = typeof given === 'string' ? await valueIn(given) : given;
    const { record, relations } = readRecord(value);
    expect(record).toMatchObject({ mainTitle: expect.stringContaining('Tides'), ...expected });
    expect(relations).toEqual([]);
  },
);
