import type { SimilarWork } from '@open-discovery/graph-client';
import { aProduct, aProject, idOf } from '@open-discovery/model/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createTestPage, renderPage } from '../../../testing/render-page.tsx';
import { ProductView } from '../product/product-view.tsx';
import { ProjectView } from '../project-view.tsx';
import { similarIsland } from './similar.lazy.ts';
import { SimilarWorks } from './similar-works.tsx';

const WORK: SimilarWork = {
  record: aProduct({ id: idOf('doi_', 2), mainTitle: 'Tides of the North Sea' }),
  references: 4,
  subjects: ['Tides', 'Coasts'],
  words: ['gauge'],
};

const show = (view: ReactElement, similar: object) =>
  createTestPage().show([{ id: 'landing', path: '*', loader: () => null, element: view }], '/', {
    landing: { shows: 'record', related: { state: 'missing' }, works: null, report: [], ...similar },
  });

test('a product’s page offers similar works at a separate address, without looking for them', () => {
  renderPage(<ProductView record={aProduct({ id: 'a' })} />);
  const section = screen.getByRole('region', { name: 'Similar works' });
  expect(within(section).getByRole('link', { name: 'Show similar works' }).getAttribute('href')).toBe(
    '/search/publication?articleId=a&similar=1#similar',
  );
});

test('the page of another kind offers none', () => {
  renderPage(<ProjectView record={aProject()} />);
  expect(screen.queryByRole('region', { name: 'Similar works' })).toBeNull();
});

test.each([
  [WORK, '4 references in common · Subjects: Tides, Coasts · Words: gauge'],
  [{ ...WORK, references: 1, subjects: [] }, '1 reference in common · Words: gauge'],
  [{ ...WORK, references: 0, words: [] }, 'Subjects: Tides, Coasts'],
])('a similar work says why: %#', (work, why) => {
  renderPage(<SimilarWorks similar={{ state: 'found', value: [work] }} />);
  const [item] = screen.getAllByRole('listitem');
  expect(item?.textContent).toContain('Tides of the North Sea');
  expect(item?.textContent?.endsWith(why)).toBe(true);
});

test('without a similar work, the page says so', () => {
  renderPage(<SimilarWorks similar={{ state: 'found', value: [] }} />);
  expect(screen.getByText('No other work here is close enough in topic.')).not.toBeNull();
});

test('what the loader found is in the section', async () => {
  await similarIsland.load();
  show(<ProductView record={aProduct()} />, { similar: { state: 'found', value: [WORK] } });
  expect(await screen.findByRole('link', { name: 'Tides of the North Sea' })).not.toBeNull();
  expect(screen.queryByText('Show similar works')).toBeNull();
});
