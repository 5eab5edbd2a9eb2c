import type { Community, DataSource, ResearchProduct, Service, Statement } from '@open-discovery/model';
import { aProduct, aProject, anOrganization } from '@open-discovery/model/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createTestPage, renderPage } from '../../testing/render-page.tsx';
import { CommunityView } from './community-view.tsx';
import { DataSourceView } from './data-source-view.tsx';
import { OrganizationView } from './organization-view.tsx';
import { ProductView } from './product/product-view.tsx';
import { ProjectView } from './project-view.tsx';
import { ReportView } from './report/report-view.tsx';
import { ServiceView } from './service-view.tsx';

const ID = 'test________::0';
const dataSource: DataSource = { id: ID };
const service: Service = { id: ID };
const community: Community = { id: ID };

const headings = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);
const section = (name: string) => screen.getByRole('region', { name });

/** Shows a view with what its loader has found the record to be related to. */
const showRelated = (view: ReactElement, groups: readonly object[]) =>
  createTestPage().show([{ id: 'landing', path: '*', loader: () => null, element: view }], '/', {
    landing: { shows: 'record', related: { state: 'found', value: groups }, works: null, report: [] },
  });

test.each<[string, ReactElement]>([
  ['publication', <ProductView key="" record={{ id: ID, type: 'publication' }} />],
  ['dataset', <ProductView key="" record={{ id: ID, type: 'dataset' }} />],
  ['software', <ProductView key="" record={{ id: ID, type: 'software' }} />],
  ['other', <ProductView key="" record={{ id: ID, type: 'other' }} />],
  ['project', <ProjectView key="" record={{ id: ID }} />],
  ['organization', <OrganizationView key="" record={{ id: ID }} />],
  ['data source', <DataSourceView key="" record={dataSource} />],
  ['service', <ServiceView key="" record={service} />],
  ['community', <CommunityView key="" record={community} />],
])('%s with only an id has the id as its title, and no empty section or list', (_kind, view) => {
  const { container } = renderPage(view);
  expect(headings(1)).toEqual([ID]);
  expect(headings(2)).toEqual([]);
  for (const element of container.querySelectorAll('dl, table, main ul.row, dd, section, nav'))
    expect(element.textContent).not.toBe('');
});

const EVERYTHING: ResearchProduct = {
  ...aProduct(),
  authors: [{ fullName: 'Doe, Jane', affiliations: ['Tide University'] }],
  subTitle: 'A subtitle',
  otherTitles: ['Another title'],
  descriptions: ['What it is about.'],
  publisher: 'House of Tides',
  container: { name: 'Journal of Tides', vol: '3', iss: '2', sp: '10', ep: '20', issnOnline: '1234-5679' },
  language: { code: 'eng', label: 'English' },
  countries: [{ code: 'NL', label: 'Netherlands' }],
  contributors: ['Contributor, Carl'],
  coverages: ['North Sea'],
  formats: ['application/pdf'],
  size: '3 MB',
  version: '2.1',
  geoLocations: [{ place: 'Texel', point: '53.05 4.8' }],
  programmingLanguage: 'Fortran',
  codeRepositoryUrl: 'https://example.org/code',
  documentationUrls: ['https://example.org/manual'],
  contactPeople: ['Keeper, Kim'],
  contactGroups: ['Tide Watch'],
  tools: ['Tide gauge'],
  sources: ['Proceedings of the Sea'],
  eoscIfGuidelines: [{ code: 'g1', label: 'Guideline One' }],
  publiclyFunded: true,
  isInDiamondJournal: true,
  openAccessColor: 'gold',
  organizations: [{ id: 'o', legalName: 'Institute of the Sea' }],
  subjects: [{ subject: { scheme: 'FOS', value: '0105 earth and related environmental sciences' } }],
  communities: [{ code: 'marine', label: 'Marine Science' }],
  instances: [
    {
      type: 'Article',
      license: 'CC BY 4.0',
      refereed: 'peerReviewed',
      urls: ['https://example.org/copy'],
      accessRight: { label: 'OPEN', openAccessRoute: 'gold' },
      articleProcessingCharge: { amount: '1200', currency: 'EUR' },
      version: 'Accepted manuscript',
      hostedBy: { key: 's', value: 'Archive of Tides' },
      publicationDate: '2020-05-01',
    },
  ],
  indicators: {
    citationImpact: { citationCount: 12, influenceClass: 'C2' },
    usageCounts: {
      views: 1204,
      downloads: 388,
      bySource: [{ source: 'Sea Statistics', year: 2021, views: 97, downloads: 31 }],
    },
  },
  collectedFrom: [{ key: 's', value: 'Archive of Tides' }],
  originalIds: ['local-1'],
};

test.each([
  [{ dateOfCollection: '2025-03-01', updatedHere: '2026-02-01' }, 'stated by the source, March 1, 2025.'],
  [{ updatedHere: '2026-02-01' }, 'stated by the source when this portal received them, February 1, 2026.'],
  [{}, 'stated by the source.'],
])('figures of a record with %j are dated', (days, expected) => {
  renderPage(<ProductView record={{ ...EVERYTHING, ...days }} />);
  expect(section('Metrics').textContent).toContain(`Figures as ${expected}`);
});

test.each([
  ['below its journal', EVERYTHING],
  ['in place of a journal', { ...EVERYTHING, container: null }],
])('the publisher %s leads to its works', (_place, record) => {
  const { getByRole } = renderPage(<ProductView record={record} />);
  expect(getByRole('link', { name: 'House of Tides' }).getAttribute('href')).toBe(
    '/?publisher=House+of+Tides',
  );
});

test('every fact of a product is on its page', () => {
  const { container } = renderPage(<ProductView record={EVERYTHING} />);
  const said = [
    ...[
      'A subtitle',
      'Another title',
      'What it is about.',
      'House of Tides',
      'Journal of Tides',
      '3 (2), 10–20',
    ],
    ...['1234-5679', 'English', 'Netherlands', 'Contributor, Carl', 'North Sea', 'application/pdf', '3 MB'],
    ...[
      'Version 2.1',
      'Texel (53.05 4.8)',
      'Fortran',
      'https://example.org/code',
      'https://example.org/manual',
    ],
    ...[
      'Keeper, Kim',
      'Tide Watch',
      'Tide gauge',
      'Proceedings of the Sea',
      'Guideline One',
      'Institute of the Sea',
    ],
    ...['Natural sciences › Earth and related environmental sciences', 'Marine Science', 'Article'],
    ...[
      'CC BY 4.0',
      'Peer reviewed',
      '1200 EUR',
      'Archive of Tides',
      'Substantial',
      '1,204',
      '388',
      'local-1',
    ],
    ...['(Tide University)', 'Version Accepted manuscript', 'Views by source and year', 'Sea Statistics 97'],
    ...['Free to read for everyone.', 'Diamond: in a journal that is free for readers and authors.'],
  ];
  for (const text of said) expect(container.textContent).toContain(text);
});

test('the best open copy is the first in the list and behind the first button', () => {
  const copy = (value: string, label: string) => ({
    hostedBy: { key: value, value },
    accessRight: { label },
    urls: [`https://example.org/${value}`],
  });
  renderPage(
    <ProductView record={aProduct({ instances: [copy('Shop', 'CLOSED'), copy('Archive', 'OPEN')] })} />,
  );
  const button = screen.getByRole('link', { name: 'Open copy at Archive' });
  expect(button.getAttribute('href')).toBe('https://example.org/Archive');
  const [, first] = within(section('Available at')).getAllByRole('row');
  expect(first?.textContent).toContain('Archive');
});

test.each([
  [{}, ['Source', 'Access', 'Type']],
  [{ license: 'unknown' }, ['Source', 'Access', 'Type']],
  [{ license: 'CC-BY-4.0' }, ['Source', 'Access', 'Type', 'License']],
  [{ publicationDate: '2020-01-01' }, ['Source', 'Access', 'Type', 'Date']],
])('copies with nothing but %j have the columns %j', (values, columns) => {
  const copies = [{ urls: ['https://example.org/copy'] }, { urls: ['https://example.org/other'], ...values }];
  renderPage(<ProductView record={aProduct({ instances: copies })} />);
  const [head] = screen.getAllByRole('row');
  expect([...(head?.children ?? [])].map(({ textContent }) => textContent)).toEqual(columns);
});

test('links to two copies at one source have different names', () => {
  const hostedBy = { key: 'archive', value: 'Archive' };
  const instances = ['1', '2'].map((page) => ({ hostedBy, urls: [`https://example.org/${page}`] }));
  const shop = { hostedBy: { key: 'shop', value: 'Shop' }, urls: ['https://example.com'] };
  renderPage(<ProductView record={aProduct({ instances: [...instances, shop] })} />);
  const names = within(section('Available at'))
    .getAllByRole('link', { name: /^Open/ })
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Open the copy at Archive (https://example.org/1)',
    'Open the copy at Archive (https://example.org/2)',
    'Open the copy at Shop',
  ]);
});

test('a copy of an unknown source says where its link leads', () => {
  const hostedBy = { key: 'opendisc____::0', value: 'Unknown Repository' };
  const instances = [{ hostedBy, urls: ['https://www.example.org/tides'] }, { hostedBy }];
  renderPage(<ProductView record={aProduct({ instances })} />);
  const [, first, second] = within(section('Available at')).getAllByRole('row');
  expect(first?.textContent).toMatch(/^example\.org /);
  expect(second?.textContent).toMatch(/^Unknown source/);
});

test('where merged records disagree, each value is listed with its sources, also without a copy', () => {
  const statements = [
    { field: 'language', value: 'eng', sources: ['Crossref', 'PubMed'] },
    { field: 'language', value: 'fra/fre', sources: ['HAL'] },
  ] as const satisfies readonly Statement[];
  const collectedFrom = [{ key: 'h', value: 'HAL' }];
  const language = { code: 'eng' };
  renderPage(<ProductView record={aProduct({ statements: [...statements], collectedFrom, language })} />);
  const row = within(section('Facts')).getByRole('row', { name: /^Language/, hidden: true });
  expect(row.textContent).toBe(
    'LanguageSources disagreeEnglish Crossref, PubMedFrench HALEnglishtaken from the record kept after merging',
  );
});

test('an identifier in several spellings is listed once', () => {
  const pids = ['10.1234/ABC', '10.1234/abc'].map((value) => ({ scheme: 'doi', value }));
  renderPage(<ProductView record={aProduct({ pids })} />);
  expect(screen.getAllByRole('link', { name: /^10\.1234/i })).toHaveLength(1);
});

test('an identifier of the work in another spelling is not repeated at a copy', () => {
  const pidsOf = (value: string) => ({ pids: [{ scheme: 'doi', value }] });
  const instances = [{ ...pidsOf('10.1234/abc'), urls: ['https://a.example/1'] }];
  renderPage(<ProductView record={aProduct({ ...pidsOf('10.1234/ABC'), instances })} />);
  expect(screen.getAllByRole('link', { name: /^10\.1234/i, hidden: true })).toHaveLength(1);
});

test('3000 authors are in the page, five of them before the others are opened', () => {
  const authors = Array.from({ length: 3000 }, (_none, index) => ({ fullName: `Author ${index + 1}` }));
  const view = <ProductView record={aProduct({ authors })} />;
  const { container, unmount } = renderPage(view, '/search/publication?articleId=x');
  expect(container.querySelectorAll('details li')).toHaveLength(0);
  expect(screen.getByText('and 2,995 more authors').closest('a')?.getAttribute('href')).toBe(
    '?articleId=x&all=authors#all-authors',
  );
  unmount();
  const { container: asked } = renderPage(view, '/search/publication?articleId=x&all=authors');
  expect(asked.querySelectorAll('details[open] li')).toHaveLength(2995);
});

test('two hundred authors are in the page, one click away', () => {
  const authors = Array.from({ length: 200 }, (_none, index) => ({ fullName: `Author ${index + 1}` }));
  const { container } = renderPage(<ProductView record={aProduct({ authors })} />);
  expect(container.querySelectorAll('details:not([open]) li')).toHaveLength(195);
});

test('1000 copies are in the page, twenty of them before the others are opened', () => {
  const instances = Array.from({ length: 1000 }, (_none, index) => ({
    urls: [`https://example.org/${index}`],
    hostedBy: { key: `s${index}`, value: `Source ${index}` },
  }));
  const view = <ProductView record={aProduct({ instances })} />;
  const { container, unmount } = renderPage(view);
  expect(container.querySelectorAll('tbody tr')).toHaveLength(20);
  expect(screen.getByText('980 more copies').getAttribute('href')).toBe('?all=copies#all-copies');
  unmount();
  const { container: asked } = renderPage(view, '/?all=copies');
  expect(asked.querySelectorAll('tbody tr')).toHaveLength(1000);
});

test.each<[string, Partial<ResearchProduct>, string]>([
  ['a retracted work', { mainTitle: 'RETRACTED: Sea level' }, 'Retracted.'],
  [
    'a work under embargo',
    { bestAccessRight: { label: 'EMBARGO' }, embargoEndDate: '2027-01-31' },
    'Under embargo until January 31, 2027.',
  ],
  [
    'a work whose embargo should be over',
    { bestAccessRight: { label: 'EMBARGO' }, embargoEndDate: '2026-01-31' },
    'The embargo ended on January 31, 2026, but the source has not released the work yet.',
  ],
])('%s says so above its title', (_what, fields, text) => {
  renderPage(<ProductView record={aProduct(fields)} />);
  const notice = screen.getByText(text);
  const title = screen.getByRole('heading', { level: 1 });
  expect(notice.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a work whose subjects are all codes has no section of subjects', () => {
  const subjects = [{ subject: { value: '/fi/minedu/virta/publicationtypes/d1' } }];
  renderPage(<ProductView record={{ id: ID, type: 'publication', subjects }} />);
  expect(headings(2)).toEqual([]);
});

test.each(['peerReviewed', 'nonPeerReviewed'])('“%s” is not shown as a type', (type) => {
  const { container } = renderPage(<ProductView record={aProduct({ instances: [{ type }] })} />);
  expect(container.textContent).not.toContain(type);
});

test.each<[number, string, ResearchProduct['indicators']]>([
  [
    1,
    'the source',
    {
      citationImpact: { citationCount: 3, citationClass: 'C5', influenceClass: 'C5' },
      usageCounts: { views: 2 },
    },
  ],
  [0, 'this index', { citationImpact: { citationCount: 3 } }],
])('the source is named %i times for figures of %s', (times, _of, indicators) => {
  renderPage(<ProductView record={aProduct({ indicators })} />);
  expect(section('Metrics').textContent?.split('as stated by the source')).toHaveLength(times + 1);
});

test('a technology readiness level is written as readers know it', () => {
  renderPage(<ServiceView record={{ ...service, trl: 'trl-7' }} />);
  expect(section('Facts').textContent).toContain('TRL 7');
});

test('every subject of a community links to a search', () => {
  const subjects = ['3D', 'marine science', 'SDG14 - Life below water'];
  renderPage(<CommunityView record={{ ...community, subjects }} />);
  const hrefs = within(section('Facts'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/?keyword=3D', '/?keyword=%22marine+science%22', '/?sdg=14.+Life+underwater']);
});

test('every subject of a project, a data source and a service links to a search of its kind', () => {
  const hrefs = () =>
    screen
      .getAllByRole('link')
      .flatMap((link) => (link.className === 'chip' ? link.getAttribute('href') : []));
  const { unmount } = renderPage(
    <ProjectView record={aProject({ keywords: 'tides, sea level;ice', subjects: ['ice sheets'] })} />,
  );
  expect(hrefs()).toEqual([
    '/?type=projects&keywords=tides',
    '/?type=projects&keywords=sea+level',
    '/?type=projects&keywords=ice',
    '/?type=projects&keywords=ice+sheets',
  ]);
  unmount();
  const source = renderPage(
    <DataSourceView record={{ ...dataSource, subjects: ['Earth Sciences', 'Medicine: Surgery | Law'] }} />,
  );
  expect(hrefs()).toEqual([
    '/?type=dataproviders&subject=Earth+Sciences',
    '/?type=dataproviders&subject=Medicine%3A+Surgery',
    '/?type=dataproviders&subject=Law',
  ]);
  source.unmount();
  renderPage(
    <ServiceView record={{ ...service, categories: ['Discovery'], scientificDomains: ['Physics'] }} />,
  );
  expect(hrefs()).toEqual(['/?type=services&category=Discovery', '/?type=services&domain=Physics']);
});

test('types and compatibility of a data source are in words; values of a later vocabulary are as they are', () => {
  const { container } = renderPage(
    <DataSourceView
      record={{
        ...dataSource,
        type: { value: 'Instiutional CRIS' },
        openaireCompatibility: 'collected from a compatible aggregator',
        jurisdiction: { code: 'Galactic' },
      }}
    />,
  );
  expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    'Institutional CRIS',
    'Collected from a compatible aggregator',
    'Galactic',
  ]);
});

test('of many organizations, three are listed under the authors, with a link to all', () => {
  const organizations = Array.from({ length: 12 }, (_none, index) => ({
    id: `o${index}`,
    legalName: `Institute ${index}`,
  }));
  renderPage(<ProductView record={aProduct({ organizations })} />, '/search/publication?articleId=x');
  expect(screen.getByText('Organizations:').parentElement?.textContent).toBe(
    'Organizations: Institute 0; Institute 1; Institute 2; and 9 more',
  );
  expect(screen.getByRole('link', { name: 'and 9 more' }).getAttribute('href')).toBe(
    '#hasAuthorInstitution-organization',
  );
});

test('a grant without a name is named by its funder, without a placeholder', () => {
  const grant = { id: 'g', fundings: [{ name: 'Fund of the Sea' }] };
  const results = [{ kind: 'project', record: grant }];
  const groups = [{ kind: 'project', relation: 'isProducedBy', total: 1, results }];
  showRelated(<ProductView record={{ id: ID, type: 'dataset' }} />, groups);
  expect(within(section('Funding')).getByRole('listitem').textContent).toBe(
    ' Fund of the SeaProject unknown',
  );
});

test('communities that are records of the graph are only a section of their own', () => {
  const communities = [{ code: 'marine', label: 'Marine Science' }];
  const record = { ...community, id: 'c', name: 'Marine Science' };
  const groups = [
    { relation: 'communities', kind: 'community', total: 1, results: [{ kind: 'community', record }] },
  ];
  showRelated(<ProductView record={aProduct({ communities })} />, groups);
  expect(screen.getAllByRole('link', { name: 'Marine Science' })).toHaveLength(1);
});

test.each([
  [{ title: 'Tides', code: '766555' }, 'Tides · 766555'],
  [
    { code: '766555', fundings: [{ shortName: 'EC', name: 'European Commission' }] },
    'European Commission · 766555',
  ],
])('the report of the grant %j names “%s” once', (fields, name) => {
  const page = { results: [], total: 0, facets: {} };
  const data = {
    shows: 'record',
    related: { state: 'missing' },
    works: null,
    report: [{ state: 'found', value: page }],
  };
  const element = <ReportView record={{ id: ID, ...fields }} />;
  createTestPage().show([{ id: 'landing', path: '*', loader: () => null, element }], '/', { landing: data });
  expect(screen.getByText(/^0 works of/).textContent).toContain(`of ${name}, index`);
});

test('a project of an older record shows its funding stream', () => {
  const fundings = [
    { name: 'European Commission', fundingStream: { id: 'EC::H2020::ERC', description: 'ERC grants' } },
  ];
  renderPage(<ProjectView record={aProject({ fundings })} />);
  expect(section('Facts').textContent).toContain('ERC grants');
});

const WORK = { kind: 'product', relation: 'isProducedBy', total: 2, results: [] };
const PARTNER = { kind: 'organization', relation: 'hasParticipant', total: 3, results: [] };

test.each<[string, object[], string[]]>([
  [
    'a project with works offers their list and their report',
    [PARTNER, WORK],
    ['All its research products', 'Report of all works'],
  ],
  ['a project without works offers neither', [PARTNER], []],
])('%s', (_what, groups, offered) => {
  showRelated(<ProjectView record={{ id: ID }} />, groups);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent ?? '');
  expect(links.filter((text) => /research products$|of all works$/.test(text))).toEqual(offered);
});

test('a record can be downloaded in every format of its kind', () => {
  renderPage(<ProjectView record={aProject({ id: 'a::b' })} />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('/api/graph/v3/export?format=csv&id=a%3A%3Ab');
  expect(hrefs.some((href) => href?.includes('format=bibtex'))).toBe(false);
});

test('a problem is reported to the portal’s contact, with the record in the message', () => {
  const configuration = { quickContact: 'desk@example.org' };
  renderPage(<OrganizationView record={anOrganization({ id: 'a::b' })} />, '/', configuration);
  const href = screen.getByRole('link', { name: 'Report a problem' }).getAttribute('href') ?? '';
  expect(href.startsWith('mailto:desk@example.org?subject=')).toBe(true);
  expect(decodeURIComponent(href)).toContain('Institute of the Sea\nhttp://localhost/search/organization?');
});

test('without a contact, problems cannot be reported', () => {
  renderPage(<OrganizationView record={anOrganization()} />, '/', { quickContact: null });
  expect(screen.queryByRole('link', { name: 'Report a problem' })).toBeNull();
});
