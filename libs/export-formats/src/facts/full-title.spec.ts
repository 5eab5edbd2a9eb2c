import { expect, test } from '@jest/globals';
import type { ResearchProduct } from '@open-discovery/model';
import { aProduct } from '@open-discovery/model/testing';
import { highwireTags } from '../page/highwire.ts';
import { toCff } from '../formats/cff.ts';
import { toCsl } from '../formats/csl.ts';
import { toRis } from '../formats/ris.ts';
import { factsOf } from './facts-of.ts';
import { fullTitle } from './full-title.ts';

const facts = (fields: Partial<ResearchProduct>) =>
  factsOf({ kind: 'product', record: aProduct({ id: 'work', ...fields }) });

test.each([
  ['Tides', 'a history', 'Tides: a history'],
  ['Tides (1900–1950)', 'a history', 'Tides (1900–1950): a history'],
  ['Who knows the tides?', 'A history', 'Who knows the tides? A history'],
  ['Tides:', 'a history', 'Tides: a history'],
  ['Tides: A History', 'a history', 'Tides: A History'],
  ['Tides', null, 'Tides'],
  [null, 'a history', 'work'],
])('%j with the subtitle %j → %j', (mainTitle, subTitle, expected) => {
  expect(fullTitle(facts({ mainTitle, subTitle }))).toBe(expected);
});

test('formats without a field for subtitles have both', () => {
  const work = facts({ mainTitle: 'CO<sub>2</sub>', subTitle: 'in <i>air</i> &amp; sea', type: 'software' });
  const publicUrls = { portal: 'https://portal.example', graph: 'https://portal.example/graph' };
  expect(toCsl(work).title).toBe('CO<sub>2</sub>: in <i>air</i> & sea');
  expect(toRis(work)).toContain('TI  - CO2: in air & sea\r\n');
  expect(toCff(work)).toMatch(/^title: "?CO2: in air & sea"?$/m);
  expect(highwireTags(work, publicUrls)).toContainEqual(['citation_title', 'CO2: in air & sea']);
});
