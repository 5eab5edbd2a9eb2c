import { aProduct } from '@open-discovery/model/testing';
import type { ResearchProduct } from '@open-discovery/model';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.tsx';
import { ProductView } from '../product/product-view.tsx';

const [CROSSREF, ARCHIVE, PREPRINT] = ['doi_________::1', 'od_______165::2', 'arXiv_______::3'];
const mergeEvidence: ResearchProduct['mergeEvidence'] = {
  parts: [
    {
      id: CROSSREF,
      sources: ['Crossref'],
      fields: ['mainTitle', 'publisher', 'collectedFrom'],
      url: 'https://doi.org/10.5555/a',
    },
    { id: ARCHIVE, sources: ['Archive of Tides'], fields: ['mainTitle', 'unheardOf'], url: null },
    { id: 'x', fields: ['descriptions'] },
    { id: 'y' },
  ],
  joins: [{ a: CROSSREF, b: ARCHIVE, by: 'doi 10.5555/a', score: 200 }],
  apart: [CROSSREF, ARCHIVE].map((b) => ({
    a: PREPRINT,
    b,
    by: 'title, authors and year, but a version of it',
  })),
};

const open = async (): Promise<HTMLElement> => {
  const section = screen.getByRole('region', { name: 'How this record was made' });
  const details = section.querySelector('details');
  if (details === null) throw new Error('nothing to open');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await within(section).findByText('Merged records');
  return section;
};

test('a merged record says what it was made of, why, and which source gave which field', async () => {
  renderPage(<ProductView record={aProduct({ id: CROSSREF, mergeEvidence })} />);
  expect(screen.getByText('Merged from 4 records')).toBeTruthy();
  const section = await open();
  const link = within(section).getByRole('link', { name: 'original record at doi.org' });
  expect(link.getAttribute('href')).toBe('https://doi.org/10.5555/a');
  expect(within(section).getAllByText('Unknown source')).toHaveLength(2);
  expect(section.textContent).toContain('The same DOI, 10.5555/a Crossref, Archive of Tides');
  const rows = within(section).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'FieldGiven by',
    'TitleCrossref, Archive of Tides',
    'PublisherCrossref',
    'unheardOfArchive of Tides',
    'AbstractUnknown source',
  ]);
  const other = within(section).getByRole('link', { name: 'Show the other record' });
  expect(other.getAttribute('href')).toContain(encodeURIComponent(PREPRINT));
  expect(other.parentElement?.textContent).toBe(
    'Matching title, first authors and year, but one is a version of the other. Show the other record',
  );
});

test('a record of one source has no such section', () => {
  renderPage(<ProductView record={aProduct()} />);
  expect(screen.queryByText('How this record was made')).toBeNull();
});
