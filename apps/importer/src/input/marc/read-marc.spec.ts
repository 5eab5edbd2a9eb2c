import { expect, test } from '@jest/globals';
import { readRecord } from '../../testing/read-record.ts';
import { readText } from '../../testing/read-text.ts';

const FIELD_END = 0x1e;
const RECORD_END = 0x1d;

/** Writes a record: fields by their tags, with `$` before the codes of subfields. */
const marc = (
  fields: readonly (readonly [tag: string, content: string | Uint8Array])[],
  encoding = 'a',
): Buffer => {
  const data: Buffer[] = [];
  let directory = '';
  let start = 0;
  for (const [tag, content] of fields) {
    const bytes = Buffer.concat([
      typeof content === 'string' ? Buffer.from(content.replaceAll('$', '\u001F')) : content,
      Buffer.from([FIELD_END]),
    ]);
    directory += `${tag}${String(bytes.length).padStart(4, '0')}${String(start).padStart(5, '0')}`;
    start += bytes.length;
    data.push(bytes);
  }
  const base = 24 + directory.length + 1;
  const leader = `${String(base + start + 1).padStart(5, '0')}nam ${encoding}22${String(base).padStart(5, '0')} a 4500`;
  return Buffer.concat([
    Buffer.from(leader + directory),
    Buffer.from([FIELD_END]),
    ...data,
    Buffer.from([RECORD_END]),
  ]);
};

const BOOK = marc([
  ['001', '77'],
  ['100', '1 $aCarberry, José,$d1929-'],
  ['245', '10$aTides of the north :$ba study /$cJosé Carberry.'],
]);

const recordsIn = async (file: Uint8Array): Promise<unknown[]> =>
  (await readText(file)).items.map((item) =>
    'value' in item ? readRecord(item.value).record : item.problem.sentence,
  );

test('the records of a file are read, with line ends between them or without', async () => {
  const file = Buffer.concat([BOOK, BOOK, Buffer.from('\r\n'), BOOK]);
  expect(await recordsIn(file)).toMatchObject(
    Array.from({ length: 3 }, () => ({
      originalIds: ['77'],
      mainTitle: 'Tides of the north',
      subTitle: 'a study',
      authors: [{ fullName: 'Carberry, José' }],
      instances: [{ type: 'Book' }],
    })),
  );
});

test('records of MARC-8 have their accents before the letters', async () => {
  const title = Buffer.concat([
    Buffer.from('10\u001FaMar'),
    Buffer.from([0xe2, 0x65]),
    Buffer.from('es de '),
    Buffer.from([0xa2, 0xe8, 0x75]),
  ]);
  expect(await recordsIn(marc([['245', title]], ' '))).toMatchObject([{ mainTitle: 'Marées de Øü' }]);
});

test('UTF-8 is recognized without being named', async () => {
  expect(await recordsIn(marc([['245', '10$aÉtés']], ' '))).toMatchObject([{ mainTitle: 'Étés' }]);
});

test('another script of MARC-8 is replaced, and the report says so', async () => {
  const title = Buffer.concat([Buffer.from('10\u001Fa'), Buffer.from([0x1b, 0x28, 0x4e, 0xc4])]);
  expect((await readText(marc([['245', title]], ' '))).items).toMatchObject([{ isRepaired: true }]);
});

test.each([
  ['a directory that leads outside', BOOK.toString('latin1').replace('001000300000', '001000399999')],
  ['a directory without numbers', BOOK.toString('latin1').replace('001000300000', '001x00300000')],
  ['no leader', `${'x'.repeat(30)}\u001D`],
])('%s is damage of one record only', async (_damage, damaged) => {
  const file = Buffer.concat([BOOK, Buffer.from(damaged, 'latin1'), BOOK]);
  expect(await recordsIn(file)).toMatchObject([
    { mainTitle: 'Tides of the north' },
    'MARC 21: an entry is damaged',
    { mainTitle: 'Tides of the north' },
  ]);
});

test('a file that is cut off says so', async () => {
  expect(await recordsIn(Buffer.concat([BOOK, BOOK.subarray(0, 90)]))).toMatchObject([
    {},
    'MARC 21: an entry is damaged',
  ]);
});

test('the records have their positions', async () => {
  expect((await readText(Buffer.concat([BOOK, BOOK]))).items).toMatchObject([
    { position: 1 },
    { position: 2 },
  ]);
});
