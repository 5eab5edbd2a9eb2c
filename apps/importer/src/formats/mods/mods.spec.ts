import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { readRecord } from '../../testing/read-record.ts';
import { readText, valueIn } from '../../testing/read-text.ts';

const mods = (content: string): string =>
  `<mods xmlns="http://www.loc.gov/mods/v3" version="3.8">${content}</mods>`;

const ARTICLE = `<titleInfo><nonSort>The </nonSort><title>tides of the north</title><subTitle>a study</subTitle></titleInfo>
<titleInfo type="translated"><title>Die Gezeiten des Nordens</title></titleInfo>
<name type="personal"><namePart type="family">Carberry</namePart><namePart type="given">Josiah</namePart><namePart type="date">1929-</namePart>
  <role><roleTerm type="code" authority="marcrelator">aut</roleTerm></role><affiliation>Institute of the Sea</affiliation>
  <nameIdentifier type="orcid">0000-0002-1825-0097</nameIdentifier></name>
<name type="personal"><namePart>Ebb, Ada</namePart></name>
<name type="corporate"><namePart>University of Ebb</namePart><namePart>Moon Group</namePart></name>
<name><namePart>Berg, Hans</namePart><role><roleTerm>editor</roleTerm></role></name>
<typeOfResource>text</typeOfResource><genre authority="local">journal article</genre>
<originInfo><publisher>Sea Press</publisher><dateIssued encoding="w3cdtf" keyDate="yes">2020-05-03</dateIssued><edition>2nd</edition>
  <place><placeTerm>London</placeTerm></place></originInfo>
<language><languageTerm type="code" authority="iso639-2b">eng</languageTerm></language>
<physicalDescription><extent>6 pages</extent><internetMediaType>application/pdf</internetMediaType></physicalDescription>
<abstract>High water.</abstract><note>A note</note>
<subject authority="lcsh"><topic>Tides</topic><geographic>North Sea</geographic></subject><subject><topic>moon</topic></subject>
<classification authority="ddc">551.46</classification>
<relatedItem type="host"><titleInfo><title>Journal of Tides</title></titleInfo><identifier type="issn">1234-5679</identifier>
  <part><detail type="volume"><number>3</number></detail><detail type="issue"><number>2</number></detail><extent unit="pages"><start>12</start><end>17</end></extent></part></relatedItem>
<relatedItem type="preceding"><titleInfo><title>Ebbs</title></titleInfo></relatedItem>
<identifier type="doi">10.5555/TIDES</identifier><identifier type="isbn">9781234567897</identifier>
<identifier type="uri">https://hdl.handle.net/20.500.1/7</identifier>
<location><url>https://archive.example.org/1.pdf</url></location>
<accessCondition type="restriction on access">open access</accessCondition>
<accessCondition type="use and reproduction" href="https://creativecommons.org/licenses/by/4.0/">CC BY</accessCondition>
<recordInfo><recordIdentifier>77</recordIdentifier></recordInfo>`;

test('a record of MODS keeps what the model has a place for', async () => {
  const { record, leftOut } = readRecord(await valueIn(mods(ARTICLE)));
  expect(record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5555/tides'),
    originalIds: ['77'],
    type: 'publication',
    mainTitle: 'The tides of the north',
    subTitle: 'a study',
    otherTitles: ['Die Gezeiten des Nordens'],
    authors: [
      {
        fullName: 'Carberry, Josiah',
        pid: { id: { value: '0000-0002-1825-0097' } },
        affiliations: ['Institute of the Sea'],
      },
      { fullName: 'Ebb, Ada' },
      { fullName: 'University of Ebb. Moon Group' },
    ],
    contributors: ['Berg, Hans'],
    pids: [
      { scheme: 'doi', value: '10.5555/tides' },
      { scheme: 'handle', value: '20.500.1/7' },
    ],
    publicationDate: '2020-05-03',
    publisher: 'Sea Press',
    language: { code: 'eng' },
    size: '6 pages',
    formats: ['application/pdf'],
    descriptions: ['High water.'],
    bestAccessRight: { label: 'OPEN' },
    subjects: [
      { subject: { scheme: 'lcsh', value: 'Tides' } },
      { subject: { scheme: 'lcsh', value: 'North Sea' } },
      { subject: { scheme: 'keyword', value: 'moon' } },
      { subject: { scheme: 'ddc', value: '551.46' } },
    ],
    container: {
      name: 'Journal of Tides',
      vol: '3',
      iss: '2',
      sp: '12',
      ep: '17',
      issnPrinted: '1234-5679',
      edition: '2nd',
    },
    instances: [
      {
        type: 'Article',
        license: 'CC-BY-4.0',
        alternateIdentifiers: [{ scheme: 'ISBN', value: '9781234567897' }],
      },
    ],
  });
  expect(leftOut).toEqual([
    'genre.@authority',
    'name (role)',
    'note',
    'originInfo.place.placeTerm',
    'relatedItem (preceding)',
  ]);
});

test.each([
  ['still image', 'dataset', 'Image'],
  ['moving image', 'dataset', 'Film'],
  ['sound recording-nonmusical', 'dataset', 'Sound'],
  ['software, multimedia', 'other', 'InteractiveResource'],
  ['constructor', 'publication', null],
])('the resource %j is of type %s', async (resource, type, instance) => {
  const text = mods(
    `<titleInfo><title>Tides</title></titleInfo><typeOfResource>${resource}</typeOfResource>`,
  );
  expect(readRecord(await valueIn(text)).record).toMatchObject({ type, instances: [{ type: instance }] });
});

test('each record of a collection is read', async () => {
  const one = mods('<titleInfo><title>Tides</title></titleInfo>');
  expect((await readText(`<modsCollection>${one}${one}</modsCollection>`)).items).toHaveLength(2);
});
