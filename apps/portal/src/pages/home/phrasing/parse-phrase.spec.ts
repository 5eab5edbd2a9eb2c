import { expect, test } from '@jest/globals';
import { EMPTY_QUERY, formatSearchAddress, withKeyword } from '@open-discovery/search-fields';
import fc from 'fast-check';
import { parsePhrase } from './parse-phrase.ts';
import { queryOfPhrase, readParts, remainingWords, restoreWords } from './phrase-query.ts';
import type { Creator } from './phrase-query.ts';
import { PATTERNS } from './patterns.ts';

const context = { language: 'en', currentYear: 2026 } as const;
const NAMED: Creator = { field: 'organization', value: 'id' };

/** The address of a phrase, whose name is that of an organization. */
const addressOf = (text: string): string => {
  const phrase = parsePhrase(text, context);
  const query = withKeyword(EMPTY_QUERY, text);
  return phrase === null
    ? 'as typed'
    : decodeURIComponent(
        formatSearchAddress(queryOfPhrase(query, phrase, { read: phrase.parts, creator: NAMED })),
      ).replaceAll('+', ' ');
};
const nameIn = (text: string): string | undefined => {
  const creator = parsePhrase(text, context)?.parts.find(({ meaning }) => meaning.is === 'creator');
  return creator?.meaning.is === 'creator' ? creator.meaning.name : undefined;
};

test.each([
  ['papers on sea level after 2015 by NASA', 'keyword=sea level&type=publications&organization=id&from=2016'],
  [
    'Artikel über Meeresspiegel nach 2015 von NASA',
    'keyword=Meeresspiegel&type=publications&organization=id&from=2016',
  ],
  [
    'open data of Leiden University about climate',
    'keyword=climate&type=datasets&access=OPEN&access=OPEN SOURCE&organization=id',
  ],
  [
    'offene Daten der Universität Leiden über Klima',
    'keyword=Klima&type=datasets&access=OPEN&access=OPEN SOURCE&organization=id',
  ],
  ['software for MRI', 'keyword=MRI&type=software'],
  ['Software für MRT', 'keyword=MRT&type=software'],
  ['Papers about the history of Rome', 'keyword=the history of Rome&type=publications'],
  [
    'open access articles on malaria since 2020',
    'keyword=malaria&type=publications&access=OPEN&access=OPEN SOURCE&from=2020',
  ],
  [
    'frei zugängliche Publikationen zum Thema Malaria seit 2020',
    'keyword=Malaria&type=publications&access=OPEN&access=OPEN SOURCE&from=2020',
  ],
  ['research data on soil between 2010 and 2015', 'keyword=soil&type=datasets&from=2010&to=2015'],
  ['Forschungsdaten zu Böden zwischen 2010 und 2015', 'keyword=Böden&type=datasets&from=2010&to=2015'],
  ['papers from 2010 to 2015 on soil', 'keyword=soil&type=publications&from=2010&to=2015'],
  ['Artikel von 2010 bis 2015 über Böden', 'keyword=Böden&type=publications&from=2010&to=2015'],
  ['papers from 2015 about ice', 'keyword=ice&type=publications&from=2015&to=2015'],
  ['Daten aus dem Jahr 2015 zu Eis', 'keyword=Eis&type=datasets&from=2015&to=2015'],
  ['datasets before 2000', 'type=datasets&to=1999'],
  ['Datensätze vor 2000', 'type=datasets&to=1999'],
  ['articles on ice published until 2000', 'keyword=ice&type=publications&to=2000'],
  ['software by NASA', 'type=software&organization=id'],
  ['Software von der NASA', 'type=software&organization=id'],
  ['open source software for genomics', 'keyword=genomics&type=software&access=OPEN&access=OPEN SOURCE'],
  ['projects on sea level', 'keyword=sea level&type=projects'],
  ['Projekte über Meeresspiegel seit 2015', 'keyword=Meeresspiegel&type=projects&from=2015'],
  ['papers on learning by doing by NASA', 'keyword=learning by doing&type=publications&organization=id'],
  ['papers on Europe before 1800', 'keyword=Europe before 1800&type=publications'],
  ['papers on sea level after 2015 after 2018', 'keyword=sea level after 2018&type=publications&from=2016'],
])('%s → %s', (text, address) => expect(addressOf(text)).toBe(address));

test.each([
  ['papers on sea level after 2015 by NASA', 'NASA'],
  ['offene Daten der Universität Leiden über Klima', 'Universität Leiden'],
  ['open data of the University of York about climate', 'University of York'],
  ['papers by Jane Doe on ice', 'Jane Doe'],
  ['Artikel von Jane Doe seit 2020', 'Jane Doe'],
])('%s names %s', (text, name) => expect(nameIn(text)).toBe(name));

test.each([
  'climate change',
  'on the origin of species',
  'data structures by design',
  'open data',
  'open access',
  'open science policy',
  'open source',
  'data science',
  'data mining for beginners',
  'data management plan',
  'software',
  'software engineering',
  'software defined networking after 5G',
  'Software Engineering Body of Knowledge',
  'paper',
  'papers',
  'paper mills',
  'papermaking in China before 1900',
  'paper-based microfluidics',
  'Germany after 1945',
  'Ukraine after 2014',
  'financial regulation since 2008',
  'Syria since 2011',
  'sea level after 2015',
  'attention is all you need',
  'learning by doing',
  'security by design',
  'history of data',
  'big data for health',
  'data for good',
  'data after Snowden',
  'the paper trail',
  'a survey of papers on sea level',
  'review articles',
  'article 13',
  'Artikel 13',
  'Daten und Fakten',
  'Datenschutz nach 2018',
  'Software Architektur',
  'Über die Entstehung der Arten',
  'Kritik der reinen Vernunft',
  '"papers on sea level"',
  'papers on "sea level"',
  'title:papers on sea',
  'papers on sea OR ice',
  'papers on sea -ice',
  'papers on clim*',
  'software for MRI: a review',
  '10.5281/zenodo.2659',
  'project Gutenberg',
  'projects',
  'datasets',
  'publication bias',
  'data on',
  'papers about',
  '',
])('“%s” is not read as a phrase', (text) => expect(addressOf(text)).toBe('as typed'));

test.each(['articles of faith', 'data from space', 'papers by design', 'Daten der Zukunft'])(
  '“%s” is read only if there is somebody of this name',
  (text) => {
    const phrase = parsePhrase(text, context);
    expect(phrase).toMatchObject({ hasTopic: false });
    expect(phrase?.parts.map(({ meaning }) => meaning.is)).toEqual(['kind', 'creator']);
  },
);

const tables = Object.values(PATTERNS);
const vocabulary = [
  ...tables.flatMap(({ kinds, years, yearsOfKind, ...lists }) => [
    ...[...kinds, ...years, ...yearsOfKind].flatMap(([words]) => words.split(/[ |]/)),
    ...Object.values(lists)
      .flat()
      .flatMap((words) => words.split(/[ |]/)),
  ]),
  ...['2015', '2016', '1800', 'sea', 'level', 'NASA', 'Leiden'],
].map((word) => (word === '#' ? '2018' : word));
const phrases = fc
  .array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 12 })
  .map((words) => ['papers', 'on', ...words].join(' '));

test('every word of a phrase is in the words or in one filter, and none is lost', () =>
  fc.assert(
    fc.property(phrases, (text) => {
      const phrase = parsePhrase(text, context);
      if (phrase === null) return;
      const taken = phrase.parts.flatMap(({ at }) => at);
      expect(new Set(taken).size).toBe(taken.length);
      const rest = remainingWords(phrase, phrase.parts).split(' ').filter(Boolean);
      const filters = taken.map((position) => phrase.words[position]);
      expect([...rest, ...filters].sort()).toEqual(text.split(' ').sort());
    }),
  ));

test('removing the filters one by one, in any order, restores the typed words', () =>
  fc.assert(
    fc.property(phrases, fc.infiniteStream(fc.nat()), (text, choices) => {
      const phrase = parsePhrase(text, context);
      if (phrase === null) return;
      const asTyped = withKeyword(EMPTY_QUERY, text);
      let query = queryOfPhrase(asTyped, phrase, { read: phrase.parts, creator: NAMED });
      for (;;) {
        const read = readParts(phrase, query.keyword) ?? [];
        if (read.length === 0) break;
        const [choice = 0] = choices;
        const back = read.filter((_, index) => index === choice % read.length);
        query = restoreWords(query, phrase, { read, back });
      }
      expect(query).toEqual(asTyped);
    }),
  ));

test('no text makes the parser throw', () =>
  fc.assert(fc.property(fc.string(), (text) => void parsePhrase(text, { ...context, language: 'de' }))));
