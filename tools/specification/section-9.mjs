import { API, LIBS, PAGES, PORTAL } from './files.mjs';
import { proof, rule } from './proof.mjs';

const CONSTANT = '%s: %i, expected %i (Spec §9)';
const TIME_OUT = '%s, production %s, %s, %s → %i ms';
const EXEMPT = 'the exempt services are those of the specification';
const FRAGMENT = 'a fragment is scrolled to below the header (Spec §2, §9)';
const COMBINE =
  'funder, levels, project, community and the active years combine with and, others with or (Spec §9)';
const AGO = '%s was %s (Spec §9: seconds to years)';

const constant = (text, row, ...more) => rule(text, proof(LIBS.constants, CONSTANT, `'${row}'`), ...more);
const timeOut = (text, row) => rule(text, proof(LIBS.timeOuts, TIME_OUT, row));
const exempt = (what, service) =>
  rule(
    `Exempt from these time-outs: ${what}.`,
    proof(LIBS.timeOuts, EXEMPT, service),
    proof(LIBS.timeOuts, '%s is exempt: 30000 ms'),
  );

const SIZES = [
  constant(
    'The header is 65 px high, 0 where there is none.',
    'the height of the header in px',
    proof(PAGES.menu, 'the header: 65 px where it is shown, 0 where it is not'),
  ),
  constant(
    'A CSV export has at most 2000 rows.',
    'the rows of a CSV export',
    proof(API.export, 'more than fit are cut, and the file’s name says so'),
  ),
  constant(
    'There are 20 pages of results at most.',
    'the numbered pages of results',
    proof(PAGES.order, 'after the last numbered page the reader learns how to see the others'),
  ),
  rule('A page has 10 results.', proof(PAGES.order, 'next, previous and numbers lead through the results')),
  rule('Years run from 1800 to ten years from now.', proof(LIBS.year, 'in %i the bounds are %j')),
  rule('A product id has 46 characters.', proof(LIBS.productId, 'isProductId(%j) → %j')),
];

const TIME_OUTS = [
  timeOut('A GET on the server in production: 3000 ms.', "['server', true, 'search', 'GET', 3000]"),
  timeOut('A GET on the server otherwise: 4000 ms.', "['server', false, 'search', 'GET', 4000]"),
  timeOut('A GET in the browser in production: 6000 ms.', "['browser', true, 'search', 'GET', 6000]"),
  timeOut('A GET in the browser otherwise: 12000 ms.', "['browser', false, 'search', 'GET', 12_000]"),
  timeOut('By default: 30000 ms.', "['server', true, 'search', 'POST', 30_000]"),
  exempt('csv', 'csv'),
  exempt('registry', 'registry'),
  exempt('claims', 'claims'),
  exempt('crossref search', 'crossrefSearch'),
  exempt('datacite search', 'dataciteSearch'),
  exempt('statistics', 'statistics'),
  exempt('latest search', 'latestSearch'),
  exempt('monitor stats frame', 'monitorStatsFrame'),
];

const SCROLLING = [
  constant(
    'A fragment is scrolled to 35 px below the header.',
    'px between the header and the fragment',
    proof(PORTAL.scroll, FRAGMENT, "['at once'"),
  ),
  constant(
    'It is looked for up to 5 times.',
    'tries to find the fragment',
    proof(PORTAL.scroll, FRAGMENT, "'five times looked for, then given up'"),
  ),
  constant(
    'Its tries are 100 ms apart.',
    'ms between two tries',
    proof(PORTAL.scroll, FRAGMENT, "'on the third try'"),
  ),
  constant(
    'Its place is checked again after 50 ms.',
    'ms until the page is looked at again',
    proof(PORTAL.scroll, FRAGMENT, "'again where the page moved it'"),
  ),
];

const SWITCHES = [
  rule(
    'Long caching is on.',
    proof(LIBS.configuration, 'is a valid configuration with its defaults filled in', 'longCache: true'),
    proof(API.cacheSettings, 'by default the cache asks nobody, and keeps answers long'),
  ),
  rule(
    'Help texts are off.',
    proof(LIBS.configuration, 'is a valid configuration with its defaults filled in', 'helpTexts: false'),
  ),
  rule(
    'Tracking is on, for those who agree.',
    proof(LIBS.configuration, 'is a valid configuration with its defaults filled in', 'tracking: true'),
    proof(PAGES.consent, 'happens for those who agree: page views and searches, nothing else'),
    proof(PORTAL.mayTrack, '%s'),
  ),
  rule(
    'The index was last updated on 2020-06-15, unless it says so itself.',
    proof(LIBS.configuration, 'is a valid configuration with its defaults filled in', "toBe('2020-06-15')"),
  ),
];

const OPERATORS = [
  rule(
    'Advanced search knows and and or.',
    proof(LIBS.queryText, 'the language'),
    proof(
      LIBS.searchFields,
      'a field has one of the types, operators and ways of choosing of the specification (Spec §3)',
    ),
  ),
  ...['funder', 'fundingLevel0', 'fundingLevel1', 'fundingLevel2', 'project', 'community', 'activeYear'].map(
    (field) =>
      rule(`The field ${field} combines with and.`, proof(LIBS.searchFields, COMBINE, `'${field}',`)),
  ),
  rule(
    'Every other field combines with or.',
    proof(LIBS.searchFields, COMBINE),
    proof(PAGES.facets, 'two values of one field mean either of them'),
  ),
];

export const CONSTANTS = {
  number: 9,
  title: 'Business constants and limits',
  rules: [
    ...SIZES,
    ...TIME_OUTS,
    constant(
      'The cookie “seen” lives 90 days.',
      'the days that the cookie notice rests',
      proof(PORTAL.mayTrack, 'the notice stays acknowledged for 90 days, whatever was chosen (Spec §9)'),
    ),
    ...SCROLLING,
    ...SWITCHES,
    rule(
      'Files can go to EGI dCache with a token, to FTP with a password, to S3 with keys.',
      proof(LIBS.constants, 'files go to EGI dCache by token, to FTP by password, to S3 by keys (Spec §9)'),
      proof(
        PAGES.transfer,
        'files are chosen, sent to a storage, followed and stopped; no secret stays behind (Spec §9)',
      ),
    ),
    ...OPERATORS,
    rule('Some countries are European.', proof(LIBS.vocabularies, '%s European: %s')),
    rule(
      'Relative time goes from seconds to years.',
      proof(PORTAL.format, AGO, "'1 second ago'"),
      proof(PORTAL.format, AGO, "'6 years ago'"),
    ),
  ],
};
