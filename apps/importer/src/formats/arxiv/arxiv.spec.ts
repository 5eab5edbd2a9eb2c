import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { oaiResponse } from '../../testing/oai-response.ts';
import { readRecord, reasonsFor } from '../../testing/read-record.ts';
import { readText, valueIn } from '../../testing/read-text.ts';

const feed = (entry: string): string =>
  `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:arxiv="http://arxiv.org/schemas/atom"><title>Query</title>${entry}</feed>`;

const entry = `<entry><id>http://arxiv.org/abs/astro-ph/0601001v2</id>
<title>Tides
  of a moon</title><published>2006-01-02T14:57:58Z</published><updated>2006-03-01T00:00:00Z</updated>
<summary>  For V &lt; 17.5 &amp; beyond. </summary>
<author><name>Ada Ebb</name><arxiv:affiliation>Institute of the Sea</arxiv:affiliation></author><author><name>Tide Collaboration</name></author>
<link href="http://arxiv.org/abs/astro-ph/0601001v2" rel="alternate" type="text/html"/>
<link href="http://arxiv.org/pdf/astro-ph/0601001v2" rel="related" type="application/pdf" title="pdf"/>
<link href="https://doi.org/10.5555/tides" rel="related" title="doi"/>
<arxiv:doi>10.5555/TIDES</arxiv:doi><arxiv:journal_ref>Ocean Lett. 5 (2006) 1</arxiv:journal_ref><arxiv:comment>7 pages</arxiv:comment>
<category term="astro-ph.EP" scheme="http://arxiv.org/schemas/atom"/><arxiv:primary_category term="astro-ph.EP"/></entry>`;

const oai = (name: string, content: string): string =>
  oaiResponse(
    `<${name} xmlns="http://arxiv.org/OAI/${name}/">${content}</${name}>`,
    'oai:arXiv.org:astro-ph/0601001',
  );

const FACTS = `<id>astro-ph/0601001</id><title>Tides
  of a moon</title><categories>astro-ph.EP physics.ao-ph</categories><msc-class>86A05; 76B15</msc-class><comments>7 pages</comments>
  <journal-ref>Ocean Lett. 5 (2006) 1</journal-ref><doi>10.5555/tides</doi>
  <license>http://creativecommons.org/licenses/by/4.0/</license><abstract>For V &lt; 17.5 &amp; beyond.</abstract>`;
const arxiv = oai(
  'arXiv',
  `<created>2006-01-02</created><updated>2006-03-01</updated><authors><author><keyname>Ebb</keyname><forenames>Ada</forenames>
  <affiliation>Institute of the Sea</affiliation></author><author><keyname>Tide Collaboration</keyname></author></authors>${FACTS}`,
);
const arxivRaw = oai(
  'arXivRaw',
  `<submitter>Ada Ebb</submitter><version version="v1"><date>Mon, 2 Jan 2006 14:57:58 GMT</date><size>9kb</size></version>
  <version version="v2"><date>Wed, 1 Mar 2006 00:00:00 GMT</date></version>
  <authors>Ad\\'a Ebb (Institute of the Sea) and Tide Collaboration</authors>${FACTS}`,
);

test.each([
  ['Atom', feed(entry), '2'],
  ['arXiv', arxiv, null],
  ['arXivRaw', arxivRaw, '2'],
])('a work of arXiv in %s keeps what the model has a place for', async (_format, text, version) => {
  const { record } = readRecord(await valueIn(text));
  expect(record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5555/tides'),
    type: 'publication',
    mainTitle: 'Tides of a moon',
    descriptions: ['For V &lt; 17.5 & beyond.'],
    authors: [{ fullName: expect.stringContaining('Ebb') }, { fullName: 'Tide Collaboration' }],
    pids: [
      { scheme: 'arXiv', value: 'astro-ph/0601001' },
      { scheme: 'doi', value: '10.5555/tides' },
    ],
    publicationDate: '2006-01-02',
    version,
    bestAccessRight: { label: 'OPEN' },
    sources: ['Ocean Lett. 5 (2006) 1'],
    instances: [{ type: 'Preprint', hostedBy: { value: 'arXiv.org e-Print Archive' } }],
  });
  expect(record['subjects']).toContainEqual({
    subject: { scheme: 'arXiv', value: 'Earth and Planetary Astrophysics (astro-ph.EP)' },
  });
});

test('the copies of an entry are its page and its file, not the DOI of the published version', async () => {
  expect(readRecord(await valueIn(feed(entry))).record).toMatchObject({
    authors: [{ affiliations: ['Institute of the Sea'] }, {}],
    instances: [
      { urls: ['https://arxiv.org/abs/astro-ph/0601001', 'http://arxiv.org/pdf/astro-ph/0601001v2'] },
    ],
  });
});

test('OAI-PMH has the license, subjects of mathematics and the identifier under which a work is deleted', async () => {
  expect(readRecord(await valueIn(arxiv)).record).toMatchObject({
    originalIds: ['oai:arXiv.org:astro-ph/0601001'],
    subjects: expect.arrayContaining([{ subject: { scheme: 'MSC', value: '76B15' } }]),
    instances: [{ license: 'CC-BY-4.0' }],
  });
});

test('TeX in names becomes letters', async () => {
  expect(readRecord(await valueIn(arxivRaw)).record).toMatchObject({
    authors: [{ fullName: 'Adá Ebb' }, {}],
  });
});

test('what the model has no place for is counted', async () => {
  expect(readRecord(await valueIn(feed(entry))).leftOut).toEqual(['comment', 'updated']);
  expect(readRecord(await valueIn(arxiv)).leftOut).toEqual(['comments', 'updated']);
});

test('an error of the API is no record', async () => {
  const error =
    '<entry><id>http://arxiv.org/api/errors#x</id><title>Error</title><summary>bad id</summary></entry>';
  expect(reasonsFor(await valueIn(feed(error)))).toEqual(['arXiv: an error message, not a record: bad id']);
});

test('a feed without entries has no records', async () => {
  expect((await readText(feed(''))).items).toMatchObject([{ problem: { sentence: 'XML without records' } }]);
});

test.each([
  ['cs.IT', 'Information Theory (cs.IT)'],
  ['hep-th', 'High Energy Physics - Theory (hep-th)'],
  ['cond-mat.mes-hall', 'Mesoscale and Nanoscale Physics (cond-mat.mes-hall)'],
  ['cs.constructor', 'cs.constructor'],
  ['G.1.2; 65F10', 'G.1.2; 65F10'],
])('the category %s is the subject %j', async (code, value) => {
  const { record } = readRecord(
    await valueIn(feed(entry.replace('term="astro-ph.EP" scheme', `term="${code}" scheme`))),
  );
  expect(record['subjects']).toEqual([{ subject: { scheme: 'arXiv', value } }]);
});
