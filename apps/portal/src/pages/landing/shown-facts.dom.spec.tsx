import { aProduct, aProject, anOrganization } from '@open-discovery/model/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { OrganizationView } from './organization-view.tsx';
import { ProductView } from './product/product-view.tsx';
import { ProjectView } from './project-view.tsx';

const facts = () => within(screen.getByRole('region', { name: 'Facts' }));
const valueOf = (name: string) => facts().getByText(name).nextElementSibling?.textContent;

test('what ROR says of an organization is among its facts', () => {
  renderPage(
    <OrganizationView
      record={anOrganization({
        types: ['education', 'funder'],
        foundingYear: 1365,
        locations: [
          { city: 'Vienna', region: 'Vienna', country: { code: 'AT', label: 'Austria' } },
          { city: 'Linz', latitude: 48.30639, longitude: 14.28611 },
        ],
        wikipediaUrl: 'https://en.wikipedia.org/wiki/Sea',
        domains: ['sea.example'],
        predecessors: [{ id: 'p', legalName: 'School of the Sea' }],
      })}
    />,
  );
  expect(valueOf('Type')).toBe('Education, Funder');
  expect(valueOf('Founded')).toBe('1365');
  expect(valueOf('Location')).toBe('Vienna, AustriaLinz 48.30639, 14.28611Show on a map');
  expect(valueOf('Internet domains')).toBe('sea.example');
  expect(facts().getByRole('link', { name: 'School of the Sea' }).getAttribute('href')).toBe(
    '/search/organization?organizationId=p',
  );
});

test.each([
  ['well known, by name only', { name: 'European Commission' }, 'European Commission', 'EC'],
  ['of a short name', { name: 'Sea Fund', shortName: 'SF' }, 'Sea Fund', 'SF'],
  ['of a name only', { name: 'Sea Fund' }, 'Sea Fund', 'Sea+Fund'],
])('a project leads to the projects of its funder: %s', (_what, funding, name, value) => {
  renderPage(<ProjectView record={aProject({ fundings: [funding], funding: null })} />);
  expect(facts().getByRole('link', { name }).getAttribute('href')).toBe(`/?type=projects&funder=${value}`);
});

test('a closed organization says so before its name, and leads to those that continue it', () => {
  const successors = [{ id: 's', legalName: 'Academy of the Sea' }];
  renderPage(<OrganizationView record={anOrganization({ status: 'inactive', successors })} />);
  const notice = screen.getByText('This organization no longer exists.').closest('p');
  expect(notice?.textContent).toBe(
    'This organization no longer exists. It is continued by Academy of the Sea',
  );
  const title = screen.getByRole('heading', { level: 1 });
  expect((notice?.compareDocumentPosition(title) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('an organization that exists says nothing of it', () => {
  renderPage(<OrganizationView record={anOrganization({ status: 'active' })} />);
  expect(screen.queryByText(/no longer exists/)).toBeNull();
});

test('title and abstract of a foreign work carry its language', () => {
  const descriptions = ['Soubor dat.'];
  renderPage(
    <ProductView record={aProduct({ mainTitle: 'Soubor', descriptions, language: { code: 'ces/cze' } })} />,
  );
  expect(screen.getByText('Soubor').closest('[lang]')?.getAttribute('lang')).toBe('cs');
  expect(screen.getByText('Soubor dat.').getAttribute('lang')).toBe('cs');
});

test('communities are among the facts, not among the subjects', () => {
  const communities = [{ code: 'dimpo', label: 'http://zenodo.example/communities/dimpo' }];
  const subjects = [{ subject: { scheme: 'keyword', value: 'tides' } }];
  const { container } = renderPage(<ProductView record={aProduct({ communities, subjects })} />);
  expect([...container.querySelectorAll('.chip')].map(({ textContent }) => textContent)).toEqual(['tides']);
  expect(facts().getByRole('link', { name: 'dimpo' }).getAttribute('href')).toBe('/?community=dimpo');
});

test('ids at the sources are folded', () => {
  renderPage(<ProductView record={aProduct({ originalIds: ['50|datacite____::1', 'local-1'] })} />);
  const folded = screen.getByText('2 identifiers').closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain('50|datacite____::1');
});

test('a word for an unknown value is not shown as a value', () => {
  const instances = [{ type: 'Unknown', license: 'UNKNOWN', accessRight: { label: 'OPEN' } }];
  const { container } = renderPage(
    <ProductView record={aProduct({ publisher: 'Unknown', contributors: ['n/a'], instances })} />,
  );
  expect(container.textContent?.replace('Unknown source', '')).not.toMatch(/unknown|n\/a/i);
});

test('a long abstract is folded after a sentence, and all of it is in the page', () => {
  const text = Array.from({ length: 200 }, (_none, at) => `Sentence ${at} ends.`).join(' ');
  const { container } = renderPage(<ProductView record={aProduct({ descriptions: [text] })} />);
  const folded = screen.getByText('Show the whole text').closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain('Sentence 199 ends.');
  expect(container.textContent).toContain('Sentence 0 ends.');
});

test('a fact is told once', () => {
  const product = aProduct({
    id: 'doi_________::1',
    pids: [{ scheme: 'doi', value: '10.1234/a' }],
    authors: [{ fullName: 'Berg, Ann' }],
    contributors: ['Berg, Ann', 'Flood, Bo'],
    container: { name: 'Sea', issnPrinted: '1234-5679', issnOnline: '1234-5679' },
    originalIds: ['10.1234/a', '50|doi_________::1', 'own-1'],
    publicationDate: '2015-02-01',
    instances: [{ type: 'Article', publicationDate: '2015-02-01' }],
    originalValues: [
      { field: 'publicationDate', value: '2015-2' },
      { field: 'instances.publicationDate', value: '2015-2' },
    ],
  });
  renderPage(<ProductView record={product} />);
  expect(valueOf('Contributors')).toBe('Flood, Bo');
  expect(valueOf('ISSN')).toBe('1234-5679');
  expect(valueOf('Source identifiers')).toBe('1 identifierown-1');
  expect(screen.getAllByText('February 2015')).toHaveLength(2);
});

test('an organization without another short name has no such fact; its identifiers are grouped by scheme', () => {
  const pids = [
    { scheme: 'ISNI', value: '0000 0001 2348 4034' },
    { scheme: 'Wikidata', value: 'Q757615' },
    { scheme: 'ISNI', value: '0000 0004 1937 0669' },
  ];
  renderPage(<OrganizationView record={anOrganization({ legalName: 'Sea', legalShortName: 'Sea', pids })} />);
  expect(facts().queryByText('Short name')).toBeNull();
  expect(valueOf('Identifiers')).toMatch(/^ISNI .*ISNI .*Wikidata /);
});
