import { describe, expect, test } from '@jest/globals';
import type { KindedRecord } from '@open-discovery/model';
import { aProduct, idOf } from '@open-discovery/model/testing';
import { parseRemovals, readRemovals } from './removals.ts';

const ID = idOf('doi_', 1);
const record: KindedRecord = {
  kind: 'product',
  record: aProduct({
    id: ID,
    pids: [{ scheme: 'doi', value: '10.5555/SEA.1' }],
    instances: [
      { urls: ['https://www.archive.example.org/items/7/'], pids: [{ scheme: 'pmid', value: '1234567' }] },
    ],
  }),
};

describe('a list of records to remove', () => {
  test.each([
    ['its id', ID],
    ['its id with the prefix of its kind', `50|${ID}`],
    ['its DOI', '10.5555/sea.1'],
    ['the address of its DOI', 'https://doi.org/10.5555/Sea.1'],
    ['the identifier of a copy', 'pmid:1234567'],
    ['the address of a copy', 'http://archive.example.org/items/7'],
    ['the address of its page', `https://portal.example.org/search/publication?articleId=${ID}`],
    ['its DOI with a comment', '10.5555/sea.1 # withdrawn'],
  ])('names a record by %s', (_what, line) => {
    const removals = parseRemovals('ids.txt', `# for the office\n\n${line}\r\n`);
    expect(removals.has(record)).toBe(true);
    expect(removals.unused()).toEqual([]);
  });
  test.each([
    ['another id', idOf('doi_', 2)],
    ['another DOI', '10.5555/sea.10'],
    ['the address of another page', 'https://archive.example.org/items/70'],
  ])('leaves a record with %s, and names the line', (_what, line) => {
    const removals = parseRemovals('ids.txt', `\n${line}`);
    expect(removals.has(record)).toBe(false);
    expect(removals.unused()).toEqual([`ids.txt:2: ${line}`]);
  });
  test('names every line that is neither an id, nor an identifier, nor an address', () => {
    expect(() => parseRemovals('ids.txt', `${ID}\nsea level\n10.5555/a\n12-34`)).toThrow(
      'Neither an id of a record, nor an identifier, nor an address:\n  ids.txt:2: sea level\n  ids.txt:4: 12-34',
    );
  });
  test('that is not there is named', async () => {
    await expect(readRemovals('/no/ids.txt')).rejects.toThrow('/no/ids.txt cannot be read');
  });
});
