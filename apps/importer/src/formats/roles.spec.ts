import { expect, test } from '@jest/globals';
import { readRecord } from '../testing/read-record.ts';
import { valueIn } from '../testing/read-text.ts';

const title = { title: 'Tides', issued: { 'date-parts': [[2020]] } };
const berg = [{ family: 'Berg', given: 'Hans' }];

test.each<[string, string | object, string[]]>([
  [
    'Crossref',
    {
      DOI: '10.5555/tides',
      type: 'book',
      title: ['Tides'],
      'reference-count': 0,
      editor: berg,
      translator: berg,
      chair: berg,
    },
    ['chair (role)', 'editor (role)', 'reference-count', 'translator (role)'],
  ],
  [
    'BibTeX',
    '@book{a, title = {Tides}, editor = {Berg, Hans}, translator = {Berg, Hans}}',
    ['editor (role)', 'translator (role)'],
  ],
  ['RIS', 'TY  - BOOK\nTI  - Tides\nA2  - Berg, Hans\nED  - Berg, Hans\nER  - ', ['A2 (role)', 'ED (role)']],
  [
    'CSL-JSON',
    { ...title, type: 'book', editor: berg, contributor: berg, 'collection-editor': berg },
    ['collection-editor (role)', 'editor (role)'],
  ],
  [
    'schema.org',
    {
      '@context': 'https://schema.org',
      '@type': 'Book',
      name: 'Tides',
      editor: { '@type': 'Person', name: 'Berg, Hans' },
      contributor: { '@type': 'Person', name: 'Berg, Hans' },
    },
    ['editor (role)'],
  ],
  [
    'JATS',
    `<article><front><article-meta><title-group><article-title>Tides</article-title></title-group><contrib-group>
    <contrib contrib-type="author"><name><surname>Carberry</surname></name></contrib>
    <contrib contrib-type="editor"><name><surname>Berg</surname><given-names>Hans</given-names></name>
    <contrib-id contrib-id-type="orcid">0000-0002-1825-0097</contrib-id><aff>Sea</aff></contrib>
    </contrib-group></article-meta></front></article>`,
    ['affiliation', 'contrib-id', 'role'].map((what) => `front.article-meta.contrib-group.contrib (${what})`),
  ],
])(
  '%s: the record has the names of editors and translators, and their roles are counted',
  async (_format, given, lost) => {
    const { record, leftOut } = readRecord(typeof given === 'string' ? await valueIn(given) : given);
    expect(record).toMatchObject({ contributors: ['Berg, Hans'] });
    expect(leftOut).toEqual(lost);
  },
);
