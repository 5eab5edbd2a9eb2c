import { expect, test } from '@jest/globals';
import type { ResearchProduct } from '@open-discovery/model';
import { aProduct } from '@open-discovery/model/testing';
import { screen } from '@testing-library/react';
import { loaderWith } from '../../routing/page-route.ts';
import { createTestPage } from '../../testing/render-page.tsx';
import { queryRoute, testServices } from '../../testing/test-loaders.ts';
import { loader as personLoader, Page as PersonPage } from './person-page.tsx';

const ORCID = '0000-0002-1825-0097';
const authors = [
  { value: ORCID, label: 'Doe, Jane', count: 2 },
  ...['Poe, A.', 'Roe, B.', 'Doe, Jane'].map(coAuthor),
];

function coAuthor(name: string) {
  return { value: name, label: name, count: 1 };
}

/** Answers searches with these works, and each with the same authors. */
const graphOf = (works: readonly ResearchProduct[]) => {
  const requests: URL[] = [];
  const fetch = (request: Request | URL | string) => {
    const url = new URL(request instanceof Request ? request.url : request, 'http://localhost');
    requests.push(url);
    const contains = url.searchParams.get('facetContains') === 'author:Doe';
    return Promise.resolve(
      Response.json({
        header: { numFound: works.length, page: 1, pageSize: 10 },
        results: works,
        facets:
          works.length === 0 && !contains ? {} : { author: { values: authors, distinct: authors.length } },
      }),
    );
  };
  return { requests, fetch };
};

const open = async (address: string, works: readonly ResearchProduct[] = [aProduct()]) => {
  const { requests, fetch } = graphOf(works);
  const page = createTestPage({ fetch });
  const loader = loaderWith(personLoader, testServices(page));
  const context = await queryRoute({ id: 'person', path: '/search/person', loader }, address);
  if (context instanceof Response)
    return { location: context.headers.get('location'), status: context.status, requests };
  page.show(
    [{ id: 'person', path: '/search/person', loader, element: <PersonPage /> }],
    address,
    context.loaderData,
  );
  await screen.findByRole('heading', { level: 1 });
  return { location: null, status: context.statusCode, requests };
};

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test.each([
  ['personId=0000-0002-1825-0098', 'its last character checks the others'],
  ['personId=somebody', 'has 16 characters in groups of four'],
  ['personId=', 'This one does neither'],
  ['keyword=sea', 'This one does neither'],
  [`personId=${ORCID}`, 'no work in this portal names it'],
])('/search/person?%s without works has the status 404 and says: %s', async (search, text) => {
  const { status } = await open(`/search/person?${search}`, []);
  expect(status).toBe(404);
  expect(screen.getByRole('main').textContent).toContain(text);
});

test('an iD with a wrong check digit that works name has its page', async () => {
  expect(await open('/search/person?personId=0000-0002-1825-0098')).toMatchObject({ status: 200 });
  expect(heading()).toBe('0000-0002-1825-0098');
});

test('another spelling of an iD leads to its page, and its filters stay', async () => {
  const search = new URLSearchParams({ personId: `https://orcid.org/${ORCID}`, access: 'OPEN' }).toString();
  expect(await open(`/search/person?${search}`)).toMatchObject({
    location: `/search/person?personId=${ORCID}&access=OPEN`,
  });
});

test('a person has a name, an ORCID record and co-authors without duplicates', async () => {
  await open(`/search/person?personId=${ORCID}&from=2020&to=2020`);
  expect(heading()).toBe('Doe, Jane');
  expect(screen.getByRole('link', { name: `orcid.org/${ORCID}` })).toHaveProperty(
    'href',
    `https://orcid.org/${ORCID}`,
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/search/person?name=Poe%2C+A.');
  expect(links).toContain(`/search/person?personId=${ORCID}&name=Poe%2C+A.`);
  expect(links).not.toContain(`/search/person?personId=${ORCID}&name=${ORCID}`);
});

test('co-authors of one name are told apart by their ORCID iDs', async () => {
  await open('/search/person?name=Poe%2C+A.');
  const joint = [...document.querySelectorAll('.person-joint > a:first-child')];
  expect(joint.map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
    [`Doe, Jane (${ORCID})`, `/search/person?personId=${ORCID}`],
    ['Roe, B.', '/search/person?name=Roe%2C+B.'],
    ['Doe, Jane', '/search/person?name=Doe%2C+Jane'],
  ]);
});

test('the figures of a person are those of all works, whatever the filters, and count co-authors within', async () => {
  const { requests } = await open(`/search/person?personId=${ORCID}&access=OPEN`);
  const figures = requests.find(({ searchParams }) => searchParams.get('facets')?.startsWith('author,'));
  expect(figures?.searchParams.get('authorId')).toBe(ORCID);
  expect(figures?.searchParams.get('refineAll')).toBe(`author:${ORCID}`);
  expect(figures?.searchParams.has('accessRightLabel')).toBe(false);
});

test('filters are removed within the page, which keeps its author', async () => {
  await open(`/search/person?personId=${ORCID}&access=OPEN&country=NL`);
  const chips = await screen.findByRole('list', { name: 'Applied filters' });
  expect([...chips.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    `/search/person?personId=${ORCID}&country=NL`,
    `/search/person?personId=${ORCID}&access=OPEN`,
    `/search/person?personId=${ORCID}`,
  ]);
});

test('a name is a search, says that names are not people, and leads to persons of that name', async () => {
  const { requests } = await open('/search/person?name=Doe%2C+Jane');
  expect(heading()).toBe('“Doe, Jane”');
  expect(screen.getByText(/Names are not people/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Doe, Jane 2/ }).getAttribute('href')).toBe(
    `/search/person?personId=${ORCID}`,
  );
  expect(requests.some(({ searchParams }) => searchParams.get('refine') === 'author:Doe, Jane')).toBe(true);
});

test('a name that no work has leads to similar names and to a search for its words', async () => {
  const { requests } = await open('/search/person?name=Doe%2C+J.+X.', []);
  expect(
    screen.getByRole('link', { name: 'Search for these words in all fields' }).getAttribute('href'),
  ).toBe('/?keyword=Doe%2C+J.+X.');
  expect(requests.some(({ searchParams }) => searchParams.get('facetContains') === 'author:Doe')).toBe(true);
  const similar = await screen.findByRole('link', { name: 'Doe, Jane 2' });
  expect(similar.getAttribute('href')).toBe(`/search/person?personId=${ORCID}`);
});
