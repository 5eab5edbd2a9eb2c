/** Markup that would run a script if it were interpreted. */
const ATTACK = `</title></script><script>alert(1)</script><img src=x onerror=alert(1)>" onmouseover="alert(1)\u2028{{7*7}}`;
const id = (name: string): string => `handmade____::${name.padEnd(32, '0')}`;

/** Extreme records: one field, every field, and attacks in every field. */
export const HAND_MADE = {
  oneField: { id: id('1a'), type: 'publication', mainTitle: 'A title and nothing else' },
  attack: {
    id: id('1c'),
    type: 'publication',
    mainTitle: `Before ${ATTACK} after`,
    subTitle: ATTACK,
    descriptions: [ATTACK],
    authors: [{ fullName: ATTACK, rank: 1, affiliations: [ATTACK] }],
    publisher: ATTACK,
    subjects: [{ subject: { scheme: 'keyword', value: ATTACK } }],
    container: { name: ATTACK, vol: ATTACK },
    language: { code: 'und', label: ATTACK },
    instances: [
      {
        type: ATTACK,
        license: ATTACK,
        urls: ['javascript:alert(1)', `https://a.example/"><script>`],
        version: ATTACK,
      },
    ],
    indicators: { usageCounts: { bySource: [{ source: ATTACK, year: 2021, views: 1, downloads: 1 }] } },
    pids: [{ scheme: 'doi', value: `10.1234/${ATTACK}` }],
    codeRepositoryUrl: 'javascript:alert(1)',
    documentationUrls: ['data:text/html,<script>alert(1)</script>'],
    contributors: [ATTACK],
    coverages: [ATTACK],
    formats: [ATTACK],
    version: ATTACK,
    publicationDate: '2020-05-01',
  },
  everything: {
    id: id('1d'),
    type: 'software',
    mainTitle: 'Everything that a record can say',
    subTitle: 'With a subtitle',
    descriptions: ['What it does.', 'Was es tut.'],
    authors: [
      { fullName: 'Doe, Jane', name: 'Jane', surname: 'Doe', rank: 1, affiliations: ['Tide University'] },
      { fullName: 'Tide Group', rank: 2 },
    ],
    publisher: 'Tide Press',
    publicationDate: '2020-05-01',
    embargoEndDate: '2020-06-01',
    language: { code: 'eng', label: 'English' },
    countries: [{ code: 'NL', label: 'Netherlands' }],
    container: { name: 'Journal of Tides', vol: '3', iss: '2', sp: '10', ep: '20' },
    subjects: [{ subject: { scheme: 'FOS', value: '0105 earth and related environmental sciences' } }],
    contributors: ['Helper, Hal'],
    coverages: ['North Sea'],
    formats: ['application/zip'],
    size: '3 MB',
    version: '2.1',
    geoLocations: [{ place: 'Texel', point: '53.05 4.8' }],
    programmingLanguage: 'Fortran',
    codeRepositoryUrl: 'https://example.org/code',
    documentationUrls: ['https://example.org/manual'],
    contactGroups: ['Tide Watch'],
    tools: ['Tide gauge'],
    pids: [{ scheme: 'doi', value: '10.1234/everything' }],
    bestAccessRight: { code: 'c_abf2', label: 'OPEN' },
    openAccessColor: 'gold',
    instances: [
      {
        type: 'Software',
        license: 'MIT',
        urls: ['https://example.org/copy.zip'],
        refereed: 'peerReviewed',
        version: '2.1-beta',
      },
    ],
    indicators: {
      citationImpact: { citationCount: 12, influenceClass: 'C2' },
      usageCounts: {
        views: 3,
        downloads: 2,
        bySource: [
          { source: 'Tide Archive', year: 2021, views: 1, downloads: 2 },
          { source: 'Tide Archive', year: 2023, views: 2 },
        ],
      },
    },
  },
} as const;

/** Returns the records as JSON lines for the importer. */
export const handMadeLines = (): string =>
  `${Object.values(HAND_MADE)
    .map((record) => JSON.stringify(record))
    .join('\n')}\n`;
