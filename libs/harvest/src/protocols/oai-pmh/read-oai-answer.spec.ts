import { expect, test } from '@jest/globals';
import { readOaiAnswer } from './read-oai-answer.ts';

const listOf = (records: string, namespaces = ''): Buffer =>
  Buffer.from(
    `<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"${namespaces}><ListRecords>${records}</ListRecords></OAI-PMH>`,
  );
const nested = (name: string, levels: number): string =>
  `<record><metadata>${`<${name}>`.repeat(levels)}${`</${name}>`.repeat(levels)}</metadata></record>`;
const namespaces = (count: number): string =>
  Array.from({ length: count }, (_none, at) => ` xmlns:n${at}="urn:${'n'.repeat(50)}"`).join('');

// Each takes minutes or gigabytes if it is read to its end.
test.each([
  ['elements in elements', listOf(nested('a', 200_000)), { id: 'deep-xml', values: { max: 100 } }],
  [
    'elements of an outer namespace in each other',
    listOf(nested('n0:a', 200_000), namespaces(1)),
    { id: 'deep-xml', values: { max: 100 } },
  ],
  [
    'many records in many namespaces',
    listOf('<record/>'.repeat(100_000), namespaces(5_000)),
    { id: 'wide-xml', values: { max: 67_108_864 } },
  ],
])('an answer of %s is given up early', (_rule, body, damage) => {
  expect(readOaiAnswer(body)).toEqual({ damage });
});

test('the limit of levels counts those of the protocol', () => {
  expect(readOaiAnswer(listOf(nested('a', 96)))).toMatchObject({ records: [{ isDeleted: false }] });
  expect(readOaiAnswer(listOf(nested('a', 97)))).toEqual({
    damage: { id: 'deep-xml', values: { max: 100 } },
  });
});

test('entities of the document type are not expanded', () => {
  const bomb = '<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  const record = '<record><header><identifier>&b;</identifier></header></record>';
  expect(readOaiAnswer(Buffer.concat([Buffer.from(bomb), listOf(record)]))).toMatchObject({
    records: [{ identifier: '&b;' }],
  });
});
