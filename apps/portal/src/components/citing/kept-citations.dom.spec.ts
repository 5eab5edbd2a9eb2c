import { afterEach, expect, test } from '@jest/globals';
import type { KindedRecord } from '@open-discovery/model';
import { nothing, withSelected } from '../../saved/saved-steps.ts';
import { savedStore } from '../../saved/use-saved.ts';
import { keepCitations, lastStyleOf } from './kept-citations.ts';

afterEach(() => void savedStore.change(nothing));

const work = (id: string, familyName: string): KindedRecord => ({
  kind: 'product',
  record: { id, type: 'publication', mainTitle: id, authors: [{ fullName: `${familyName}, Ada` }] },
});
const name = (id: string) => ({ kind: 'publication' as const, id });
const select = (id: string) => savedStore.change(withSelected({ ...name(id), title: id }));
const citationOf = (id: string) =>
  savedStore.current().selection.find((record) => record.id === id)?.citation;

test('each selected record gets its own citation, whatever the order of the bibliography', async () => {
  select('tides');
  select('waves');
  // APA sorts by author.
  const records = [work('tides', 'Zulu'), work('waves', 'Alpha'), work('not selected', 'Mike')];
  await keepCitations(records, 'apa', { style: 'apa', language: 'en', output: 'text' });
  expect(citationOf('tides')).toMatchObject({ style: 'apa', text: expect.stringContaining('Zulu') });
  expect(citationOf('waves')).toMatchObject({ style: 'apa', text: expect.stringContaining('Alpha') });
  expect(savedStore.current().selection).toHaveLength(2);
});

test('the style of the last citation is offered first, APA otherwise', async () => {
  select('tides');
  expect(lastStyleOf([name('tides')])).toBe('apa');
  await keepCitations([work('tides', 'Zulu')], 'vancouver', {
    style: 'vancouver',
    language: 'en',
    output: 'text',
  });
  expect([lastStyleOf([name('tides')]), lastStyleOf([name('waves')])]).toEqual(['vancouver', 'apa']);
});

test('a citation in a style of the visitor is stored without its id, which means nothing later', async () => {
  select('tides');
  await keepCitations([work('tides', 'Zulu')], 'file:0', { style: 'apa', language: 'en', output: 'text' });
  expect(citationOf('tides')).toEqual({ text: expect.stringContaining('Zulu') });
});
