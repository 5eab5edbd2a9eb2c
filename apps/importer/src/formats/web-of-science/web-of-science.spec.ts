import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { readRecord } from '../../testing/read-record.ts';
import { readText, valueIn } from '../../testing/read-text.ts';

const file = (...entries: string[]): string =>
  `\uFEFFFN Clarivate Analytics Web of Science\nVR 1.0\n${entries.join('\n')}EF\n`;

const ENTRY = `PT J
AU Carberry, J
   Ebb, A
AF Carberry, Josiah
   Ebb, Ada
CA Tide Watchers
BE Berg, H
TI Tides of
   the north
SO JOURNAL OF TIDES
LA English
DT Article; Early Access
DE moon; sea level
C1 [Carberry, Josiah; Ebb, Ada] Univ Ebb, Inst Sea, Ebbton, Norway.
   [Ebb, Ada] Moon Inst, Lunaville, France.
OI Carberry, Josiah/0000-0002-1825-0097
FU National Fund [A.1, A.2]; Sea Foundation
CR Flood B, 2019, OCEAN LETT, V1, P2, DOI 10.5555/cited
   Surge C, 2018, TIDES
AB
   High water.
VL 3
IS 2
BP 12
EP 17
DI 10.5555/TIDES
SN 1234-5679
EI 2345-6789
PD MAY 3
PY 2020
WC Oceanography
OA Green Published, gold
UT WOS:000286597100004
TC 0
ER

`;

test('an entry of Web of Science keeps what the model has a place for', async () => {
  const { record, relations, leftOut } = readRecord(await valueIn(file(ENTRY)));
  expect(record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5555/tides'),
    originalIds: ['WOS:000286597100004'],
    mainTitle: 'Tides of the north',
    authors: [
      {
        fullName: 'Carberry, Josiah',
        pid: { id: { value: '0000-0002-1825-0097' } },
        affiliations: ['Univ Ebb, Inst Sea, Ebbton, Norway'],
      },
      {
        fullName: 'Ebb, Ada',
        affiliations: ['Univ Ebb, Inst Sea, Ebbton, Norway', 'Moon Inst, Lunaville, France'],
      },
      { fullName: 'Tide Watchers' },
    ],
    contributors: ['Berg, H'],
    publicationDate: '2020-05-03',
    language: { code: 'eng' },
    descriptions: ['High water.'],
    bestAccessRight: { label: 'OPEN' },
    container: {
      name: 'JOURNAL OF TIDES',
      vol: '3',
      iss: '2',
      sp: '12',
      ep: '17',
      issnPrinted: '1234-5679',
      issnOnline: '2345-6789',
    },
    projects: [
      { code: 'A.1', funder: 'National Fund' },
      { code: 'A.2', funder: 'National Fund' },
    ],
    originalValues: expect.arrayContaining([{ field: 'projects.funder', value: 'Sea Foundation' }]),
    subjects: [
      { subject: { scheme: 'keyword', value: 'moon' } },
      { subject: { scheme: 'keyword', value: 'sea level' } },
      { subject: { scheme: 'Web of Science', value: 'Oceanography' } },
    ],
    instances: [{ type: 'Article' }],
  });
  expect(relations).toEqual([`Cites ${deriveOpenAireId('doi', '10.5555/cited')}`]);
  expect(leftOut).toEqual(['BE (role)', 'CR (without an identifier of a work)', 'TC']);
});

test.each([
  [
    'short names only',
    'PT J\nAU Ebb, A\nTI Tides\nPY 2020\nER\n',
    { authors: [{ fullName: 'Ebb, A' }], publicationDate: '2020-01-01' },
  ],
  [
    'a paper of a conference',
    'PT B\nTI Tides\nDT Proceedings Paper\nER\n',
    { instances: [{ type: 'Conference object' }] },
  ],
  ['a season', 'PT J\nTI Tides\nPD SPR\nPY 2020\nER\n', { publicationDate: '2020-01-01' }],
  [
    'a patent',
    'PT P\nTI Tide detector\nPN CN110836969-A\nER\n',
    { instances: [{ type: 'Patent', alternateIdentifiers: [{ scheme: 'patent', value: 'CN110836969-A' }] }] },
  ],
  [
    'the authors of a book',
    'PT B\nBA Ebb, A\nBF Ebb, Ada\nTI Tides\nER\n',
    { authors: [{ fullName: 'Ebb, Ada' }], instances: [{ type: 'Book' }] },
  ],
])('an entry with %s', async (_kind, entry, expected) => {
  expect(readRecord(await valueIn(file(entry))).record).toMatchObject(expected);
});

test('each entry of a file is read', async () => {
  expect((await readText(file(ENTRY, ENTRY))).items).toHaveLength(2);
});
