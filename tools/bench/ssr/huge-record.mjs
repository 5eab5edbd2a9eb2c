/** The size of the largest records, which are those of big experiments. */
export const EXTENT = { authors: 3000, instances: 1000, references: 5000 };
export const HUGE_ID = 'benchmark___::00000000000000000000000000000000';

const numbers = (count) => Array.from({ length: count }, (_, index) => index);
const referenceId = (index) => `benchmark___::${String(index + 1).padStart(32, '0')}`;

const authorOf = (index) => ({
  fullName: `Author${index}, Ada Maria`,
  name: 'Ada Maria',
  surname: `Author${index}`,
  rank: index + 1,
  ...(index % 2 === 0 && {
    pid: { id: { scheme: 'orcid', value: `0000-0002-${String(1000 + index).padStart(4, '0')}-0000` } },
  }),
});

const instanceOf = (index) => ({
  type: 'Article',
  license: 'CC BY 4.0',
  urls: [`https://archive-${index}.example/files/${index}.pdf`],
  accessRight: { code: 'c_abf2', label: 'OPEN', openAccessRoute: 'green' },
  publicationDate: '2020-05-01',
  refereed: 'peerReviewed',
  hostedBy: { key: `opendoar____::${index}`, value: `Archive number ${index}` },
  pids: [{ scheme: 'handle', value: `11234/${index}` }],
});

const huge = {
  id: HUGE_ID,
  type: 'publication',
  mainTitle: 'A measurement with thousands of authors',
  descriptions: ['The result of three thousand people.'],
  authors: numbers(EXTENT.authors).map(authorOf),
  instances: numbers(EXTENT.instances).map(instanceOf),
  pids: [{ scheme: 'doi', value: '10.1234/huge' }],
  publicationDate: '2020-05-01',
  bestAccessRight: { code: 'c_abf2', label: 'OPEN' },
};

const cited = (index) => ({
  id: referenceId(index),
  type: 'publication',
  mainTitle: `Cited work ${index}`,
  authors: [authorOf(index)],
  publicationDate: `${1900 + (index % 120)}-01-01`,
});

const reference = (index) => ({
  source: HUGE_ID,
  sourceType: 'product',
  target: referenceId(index),
  targetType: 'product',
  relType: { name: 'Cites', type: 'relationship' },
  provenance: { provenance: 'Benchmark', trust: '1' },
  validated: false,
  validationDate: null,
});

const linesOf = (records) => `${records.map((record) => JSON.stringify(record)).join('\n')}\n`;

/** Returns files for the importer: the record, the works that it cites, and the relations to them. */
export const hugeFiles = () => ({
  'huge-products.jsonl': linesOf([huge, ...numbers(EXTENT.references).map(cited)]),
  'huge-relations.jsonl': linesOf(numbers(EXTENT.references).map(reference)),
});
