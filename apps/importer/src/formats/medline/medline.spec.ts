import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { readRecord } from '../../testing/read-record.ts';
import { readText, valueIn } from '../../testing/read-text.ts';

const ENTRY = `PMID- 7
OWN - NLM
IS  - 1234-5679 (Print)
IS  - 2345-6789 (Electronic)
VI  - 3
IP  - 2
DP  - 2020 May
DEP - 20200503
TI  - Tides of the
      north.
PG  - 12-7
LID - 10.5555/TIDES [doi]
LID - e7 [pii]
AB  - High water.
FAU - Carberry, Josiah
AU  - Carberry J
AUID- ORCID: 0000-0002-1825-0097
AD  - Institute of the Sea, Ebb.
AD  - Moon Institute.
FAU - Ebb, Ada
AU  - Ebb A
CN  - Tide Watchers
FED - Berg, Hans
ED  - Berg H
LA  - eng
GR  - A.1/NH/NCI NIH HHS/United States
GR  - /076053/Z/04/Z/Wellcome Trust/United Kingdom
PT  - Journal Article
PT  - Review
TA  - J Tides
JT  - Journal of Tides
MH  - Women, Working/*history/psychology
OT  - *moon
PMC - PMC4513071
SO  - J Tides. 2020
`;

test('an entry of MEDLINE keeps what the model has a place for', async () => {
  const { record, leftOut } = readRecord(await valueIn(ENTRY));
  expect(record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5555/tides'),
    pids: [
      { scheme: 'pmid', value: '7' },
      { scheme: 'pmc', value: 'PMC4513071' },
      { scheme: 'doi', value: '10.5555/tides' },
    ],
    mainTitle: 'Tides of the north.',
    authors: [
      {
        fullName: 'Carberry, Josiah',
        pid: { id: { value: '0000-0002-1825-0097' } },
        affiliations: ['Institute of the Sea, Ebb', 'Moon Institute'],
      },
      { fullName: 'Ebb, Ada' },
      { fullName: 'Tide Watchers' },
    ],
    contributors: ['Berg, Hans'],
    publicationDate: '2020-05-01',
    language: { code: 'eng' },
    descriptions: ['High water.'],
    container: {
      name: 'Journal of Tides',
      vol: '3',
      iss: '2',
      sp: '12',
      ep: '7',
      issnPrinted: '1234-5679',
      issnOnline: '2345-6789',
    },
    projects: [
      { code: 'A.1', funder: 'NCI NIH HHS' },
      { code: '076053/Z/04/Z', funder: 'Wellcome Trust' },
    ],
    subjects: [
      { subject: { scheme: 'mesh', value: 'Women, Working' } },
      { subject: { scheme: 'keyword', value: 'moon' } },
    ],
    instances: [{ type: 'Review', alternateIdentifiers: [{ scheme: 'pii', value: 'e7' }] }],
  });
  expect(leftOut).toEqual(['DEP (further values)', 'FED (role)', 'OWN', 'SO', 'TA (further values)']);
});

test('an older entry has its authors with initials, and one address', async () => {
  const { record } = readRecord(await valueIn('PMID- 8\nTI  - Tides\nAU  - Van Berg JA\nAD  - Ebb\n'));
  expect(record).toMatchObject({
    authors: [{ fullName: 'Van Berg, JA', surname: 'Van Berg', affiliations: ['Ebb'] }],
  });
});

test.each(['PMID- 8', 'PMID-8'])(
  'each entry of a file is read, with the line on which it starts: %s',
  async (first) => {
    const { items } = await readText(`\n${ENTRY}\n${first}\nTI  - Ebb\n`);
    expect(items).toMatchObject([{ line: 2 }, { line: ENTRY.split('\n').length + 2 }]);
    expect(readRecord(await valueIn(`${first}\nTI  - Ebb\n`)).record).toMatchObject({
      pids: [{ scheme: 'pmid', value: '8' }],
      mainTitle: 'Ebb',
    });
  },
);
