import { expect, test } from '@jest/globals';
import { ENTITY_NAMES, HELP_DIVS, PAGE_NAMES } from '@open-discovery/model';
import { addMessages, loadMessages } from '../../../messages/load-messages.ts';
import type { Language } from '../../../messages/languages.ts';
import { itemNames } from './item-names.ts';

const namesIn = async (language: Language) => {
  const i18n = await loadMessages(language);
  await addMessages(i18n, (one) => import(`../messages/${one}.json`));
  return itemNames((id, values) => i18n._(id, values));
};
const page = (route: string, name = PAGE_NAMES[route] ?? '') => ({ route, name, portalPid: null });

test('pages of the software have names in the reader’s language', async () => {
  const { ofPage } = await namesIn('de');
  expect(
    ['/', '/search/find/datasets', '/search/advanced/projects', '/search/software', '/myclaims'].map(
      (route) => ofPage(page(route)),
    ),
  ).toEqual([
    'Startseite',
    'Suche: Forschungsdaten',
    'Erweiterte Suche: Projekte',
    'Seite eines Eintrags: Forschungssoftware',
    'Meine Verknüpfungen',
  ]);
  expect(ofPage(page('/Search/Find/Projects', PAGE_NAMES['/search/find/projects']))).toBe('Suche: Projekte');
});

test('no page and no entity of the software is left out', async () => {
  const { ofPage, ofEntity } = await namesIn('el');
  const greek = /\p{Script=Greek}/u;
  for (const route of Object.keys(PAGE_NAMES)) expect(ofPage(page(route))).toMatch(greek);
  for (const [pid, name] of Object.entries(ENTITY_NAMES)) expect(ofEntity({ pid, name })).toMatch(greek);
});

test('places for help texts are named by where they are; those of others keep their name', async () => {
  const { ofDiv } = await namesIn('de');
  expect(['facets', 'sidebar'].map(ofDiv)).toEqual(['Über den Filtern', 'sidebar']);
  expect(Object.keys(HELP_DIVS).map(ofDiv)).not.toEqual(expect.arrayContaining(Object.keys(HELP_DIVS)));
  expect(new Set(Object.keys(HELP_DIVS).map(ofDiv)).size).toBe(Object.keys(HELP_DIVS).length);
});

test('what somebody has named keeps the name', async () => {
  const { ofPage, ofEntity } = await namesIn('de');
  expect(ofPage(page('/help', 'First aid'))).toBe('First aid');
  expect(ofPage({ ...page('/help'), portalPid: 'open-discovery' })).toBe('Help');
  expect(ofEntity({ pid: 'dataset', name: 'Data' })).toBe('Data');
});

test('a name that every object inherits is a name as others are', async () => {
  const { ofDiv, ofEntityPid } = await namesIn('de');
  expect([ofDiv('constructor'), ofEntityPid('constructor')]).toEqual(['constructor', 'constructor']);
});
