import { describe, expect, test } from '@jest/globals';
import type { SearchedKind } from '@open-discovery/model';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.tsx';
import { RecognizedNotice } from './recognized-notice.tsx';

describe('an identifier in the search box', () => {
  test.each<[SearchedKind, string, string, string]>([
    ['product', 'doi', '10.1000/a', 'DOI recognized: the record with 10.1000/a is listed first.'],
    [
      'product',
      'arxiv',
      'arXiv:2501.12948',
      'arXiv recognized: the record with arXiv:2501.12948 is listed first.',
    ],
    ['product', 'pmcid', 'PMC3037419', 'PMC recognized: the record with PMC3037419 is listed first.'],
    ['product', 'orcid', '0000-0002-1825-0097', 'This is the ORCID iD of an author: 0000-0002-1825-0097'],
    [
      'organization',
      'isni',
      '0000 0001 2103 2683',
      'ISNI recognized: the record with 0000 0001 2103 2683 is listed first.',
    ],
  ])('of %s with the scheme %s (%s): %s', (kind, scheme, display, said) => {
    renderPage(<RecognizedNotice kind={kind} recognized={{ scheme, display }} elsewhere={[]} />, '/');
    expect(document.querySelector('.notice')?.textContent).toBe(said);
  });

  test('an ORCID iD leads to the page of the author, who is not a record', () => {
    const recognized = { scheme: 'orcid', display: '0000-0002-1825-0097' };
    renderPage(<RecognizedNotice kind="product" recognized={recognized} elsewhere={[]} />, '/');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/search/person?personId=0000-0002-1825-0097');
  });
});
