import { expect, test } from '@jest/globals';
import type { Fetch } from '@open-discovery/http';
import type { Organization } from '@open-discovery/model';
import { anOrganization } from '@open-discovery/model/testing';
import { screen, within } from '@testing-library/react';
import { loaderWith } from '../../../routing/page-route.ts';
import { createTestPage } from '../../../testing/render-page.tsx';
import { queryRoute, testServices } from '../../../testing/test-loaders.ts';
import { useSearchPageData } from '../home-data.ts';
import { homeLoader } from '../home-loader.ts';
import { ReadPhrase } from './read-phrase.tsx';

const LEIDEN = anOrganization({
  id: 'leiden',
  legalName: 'Leiden University',
  alternativeNames: ['Universiteit Leiden'],
});
const NASA = anOrganization({
  id: 'nasa',
  legalName: 'National Aeronautics and Space Administration',
  legalShortName: 'NASA',
});

interface Graph {
  readonly organizations?: readonly Organization[];
  readonly authors?: readonly string[];
  /** The number of results as read, and as typed. */
  readonly totals?: readonly [asRead: number, asTyped: number];
}

/** Answers like an API with these organizations and authors. */
const graphWith =
  ({ organizations = [], authors = [], totals = [1, 0] }: Graph): Fetch =>
  (url) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname.endsWith('/totals')) return Promise.resolve(Response.json({ totals }));
    const isOrganizations = pathname.endsWith('/organizations');
    const values = authors.map((name) => ({ value: name, label: name, count: 1 }));
    const results = isOrganizations ? organizations : [];
    const header = { numFound: results.length, page: 1, pageSize: 10 };
    return Promise.resolve(Response.json({ header, results, facets: { author: { values } } }));
  };

const Shown = () => {
  const reading = useSearchPageData()?.reading;
  return (
    <>
      <h1>Results</h1>
      {reading && <ReadPhrase reading={reading} named={{ facets: {}, relatedNames: {} }} />}
    </>
  );
};

const open = async (address: string, graph: Graph = {}) => {
  const page = createTestPage({ fetch: graphWith(graph) });
  const loader = loaderWith(homeLoader, testServices(page));
  const context = await queryRoute({ id: 'home', path: '/', loader }, address);
  if (context instanceof Response) return context.headers.get('location');
  page.show([{ id: 'home', path: '/', loader, element: <Shown /> }], address, context.loaderData);
  await screen.findByRole('heading', { level: 1 });
  return null;
};

const search = (keyword: string): string => `/?${new URLSearchParams({ keyword }).toString()}`;

test.each<[string, string, Graph]>([
  ['software by NASA', '/?type=software&organization=nasa', { organizations: [NASA] }],
  ['software by the NASA', '/?type=software&organization=nasa', { organizations: [NASA] }],
  ['Daten der Universität Leiden', '/?type=datasets&organization=leiden', { organizations: [LEIDEN] }],
  ['data of University of Leiden', '/?type=datasets&organization=leiden', { organizations: [LEIDEN] }],
  ['papers by Jane Doe', '/?type=publications&author=Doe%2C+Jane', { authors: ['Doe, Jane', 'Doe, J.'] }],
  ['papers on ice by the wind', '/?keyword=ice+by+the+wind&type=publications', {}],
  [
    'papers on ice by NASA',
    '/?keyword=ice+by+NASA&type=publications',
    { organizations: [NASA, { ...NASA, id: 'another of this name' }] },
  ],
  ['papers on ice', '/?keyword=ice&type=publications', { totals: [0, 0] }],
])('“%s” leads to %s', async (words, address, graph) =>
  expect(await open(search(words), graph)).toBe(
    `${address}&asked=${new URLSearchParams({ '': words }).toString().slice(1)}`,
  ),
);

test.each<[string, string, Graph]>([
  ['a name that nobody has, without a topic', search('data from space'), {}],
  ['words that find something only as they are typed', search('papers on ice'), { totals: [0, 1] }],
  ['another kind, which the visitor has chosen', `${search('papers on ice')}&type=projects`, {}],
  ['a query text beside the words', `${search('papers on ice')}&q=sea`, {}],
])('%s: the words stay as they are typed', async (_rule, address, graph) => {
  expect(await open(address, graph)).toBe(null);
  expect(screen.queryByText(/as words and filters/)).toBe(null);
});

test('words that replace a phrase are new words', async () => {
  expect(await open('/?keyword=sea&view=table&asked=papers+on+ice')).toBe('/?keyword=sea&view=table');
});

test('the reading is shown above the results, and each part of it can become words again', async () => {
  const rest = 'asked=open+papers+on+ice+after+2015';
  await open(`/?keyword=ice&type=publications&access=OPEN&access=OPEN+SOURCE&from=2016&${rest}`);
  expect(screen.getByText('“open papers on ice after 2015” was read as words and filters:')).toBeTruthy();
  const parts = within(screen.getByRole('list', { name: 'Words read as filters' })).getAllByRole('link');
  expect(parts.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [
      '“open” → Access: Open access, Open source: search for these words instead ',
      `/?keyword=open+ice&type=publications&from=2016&${rest}`,
    ],
    [
      '“papers on” → Type: Publication: search for these words instead ',
      `/?keyword=papers+on+ice&access=OPEN&access=OPEN+SOURCE&from=2016&${rest}`,
    ],
    [
      '“after 2015” → Year: 2016–…: search for these words instead ',
      `/?keyword=ice+after+2015&type=publications&access=OPEN&access=OPEN+SOURCE&${rest}`,
    ],
  ]);
  const exact = screen.getByRole('link', { name: 'Search for exactly these words instead' });
  expect(exact.getAttribute('href')).toBe(`/?keyword=open+papers+on+ice+after+2015&${rest}`);
});

test('a part whose filter was removed is not among them', async () => {
  await open('/?keyword=ice&from=2016&asked=papers+on+ice+after+2015');
  const parts = within(screen.getByRole('list', { name: 'Words read as filters' })).getAllByRole('link');
  expect(parts.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('“after 2015”')]);
});

test('exactly the typed words offer to read them again', async () => {
  await open('/?keyword=papers+on+ice&asked=papers+on+ice');
  const again = screen.getByRole('link', { name: 'Read some of them as filters' });
  expect(again.getAttribute('href')).toBe('/?keyword=papers+on+ice');
});
