import { expect, test } from '@jest/globals';
import { formatOaiIdentifier, parseOaiIdentifier } from './oai-identifier.ts';

const PORTAL = 'https://discovery.example.org/portal';

test.each([
  ['doi_________::a', 'oai:discovery.example.org:doi_________%3A%3Aa'],
  ['a b/ü', 'oai:discovery.example.org:a%20b%2F%C3%BC'],
  // A list with this record still has the others.
  ['half a pair \ud800', 'oai:discovery.example.org:half%20a%20pair%20%EF%BF%BD'],
])('the record %j has the identifier %j', (id, expected) => {
  expect(formatOaiIdentifier(id, PORTAL)).toBe(expected);
});

test.each([
  ['oai:discovery.example.org:a%20b', 'a b'],
  ['oai:discovery.example.org:%ED%A0%80', null],
  ['oai:discovery.example.org:%', null],
  ['oai:other.example.org:a', null],
  ['a', null],
])('the identifier %j is that of the record %j', (identifier, expected) => {
  expect(parseOaiIdentifier(identifier, PORTAL)).toBe(expected);
});
