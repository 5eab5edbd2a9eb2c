import { relatedCard, workOf } from '@open-discovery/graph-index';
import type { RelatedRecord } from '@open-discovery/graph-index';
import { inverseRelation, PRODUCT_TYPES } from '@open-discovery/model';
import type {
  Community,
  DataSource,
  KindedRecord,
  Organization,
  Person,
  Project,
  RelationName,
  ResearchProduct,
  Service,
  WorkOfVersions,
} from '@open-discovery/model';
import { idOf } from '@open-discovery/model/testing';
import { placeOf } from './place-of.ts';
import { worksOf } from './golden-works.ts';
import { createRandom } from './seeded-random.ts';
import type { Random } from './seeded-random.ts';

/** A record of the golden corpus with its relations. */
export interface GoldenRecord {
  readonly item: KindedRecord;
  readonly relations: readonly RelatedRecord[];
  /** The work of which it is one of several versions. */
  readonly work?: WorkOfVersions;
}

/** Number of generated products, in addition to the hand-written ones. */
const GENERATED_PRODUCTS = 260;

const WORDS =
  'sea level coast tide salt marsh storm wind solar energy grid battery forest soil carbon nitrogen protein genome cell virus vaccine school language music archive city migration law market poverty river glacier climate model data survey sensor satellite image neural network robot quantum laser crystal'.split(
    ' ',
  );
const NAMES = [
  'Doe, Jane',
  'Müller, Jürgen',
  'García, José',
  'Nakamura, Yui',
  'Иванова, Анна',
  "O'Neill, Sinéad",
];
const FIELDS = [
  '0101 mathematics',
  '0103 physical sciences',
  '0301 basic medicine',
  '0502 economics and business',
];
const GOALS = ['3. Good health', '7. Clean energy', '13. Climate action'];
const ACCESS = ['OPEN', 'OPEN', 'OPEN', 'CLOSED', 'RESTRICTED', 'EMBARGO', 'OPEN SOURCE'];
const LANGUAGES = ['eng', 'eng', 'eng', 'deu/ger', 'fra/fre'];
const COUNTRIES = [
  { code: 'NL', label: 'Netherlands' },
  { code: 'DE', label: 'Germany' },
  { code: 'US', label: 'United States' },
];
const INSTANCE_TYPES = {
  publication: 'Article',
  dataset: 'Dataset',
  software: 'Software',
  other: 'Lecture',
} as const;

const pick = <T>(items: readonly [T, ...T[]] | readonly T[], random: Random): T => {
  const item = items[random(items.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
};
const range = (count: number): number[] => Array.from({ length: count }, (_, number) => number + 1);
const phrase = (length: number, random: Random): string =>
  range(length)
    .map(() => pick(WORDS, random))
    .join(' ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const organizations: Organization[] = range(8).map((number) => ({
  id: idOf('org', number),
  legalName: `${capital(WORDS[number] ?? '')} Institute ${number}`,
  legalShortName: `I${number}`,
  country: COUNTRIES[number % COUNTRIES.length],
  pids: number === 1 ? [{ scheme: 'ROR', value: 'https://ror.org/01ggx4157' }] : [],
}));
const projects: Project[] = range(12).map((number) => ({
  id: idOf('project', number),
  code: String(100_000 + number),
  acronym: `PRO${number}`,
  title: `${capital(WORDS[number * 3] ?? '')} and ${WORDS[number * 2]}`,
  startDate: `${2000 + number}-01-01`,
  endDate: number % 4 === 0 ? null : `${2003 + number}-12-31`,
  fundings: [
    number % 2 === 0
      ? {
          shortName: 'EC',
          name: 'European Commission',
          jurisdiction: 'EU',
          fundingStream: { id: 'EC::H2020::RIA' },
        }
      : { shortName: 'NSF', name: 'National Science Foundation', jurisdiction: 'US' },
  ],
  openAccessMandateForPublications: number % 2 === 0,
}));
const dataSources: DataSource[] = range(6).map((number) => ({
  id: idOf('source', number),
  officialName: `${capital(WORDS[number * 5] ?? '')} Repository`,
  type: { scheme: 'pubsrepository', value: number % 2 === 0 ? 'Journal' : 'Data Repository' },
  thematic: number % 2 === 0,
}));
const services: Service[] = range(4).map((number) => ({
  id: idOf('service', number),
  name: `${capital(WORDS[number * 7] ?? '')} Service`,
  categories: ['Discovery'],
}));
const communities: Community[] = range(3).map((number) => ({
  id: idOf('community', number),
  acronym: `com-${number}`,
  name: `Community of the ${WORDS[number]}`,
}));
const persons: Person[] = [
  { id: idOf('person', 1), givenName: 'Jane', familyName: 'Doe', originalId: ['0000-0002-1825-0097'] },
  { id: idOf('person', 2), givenName: 'John', familyName: 'Smith' },
];

const generatedProduct = (number: number, random: Random): ResearchProduct => {
  const type = pick(PRODUCT_TYPES, random);
  const year = 1990 + random(36);
  const hasDate = random(20) > 0;
  return {
    id: idOf('test', number),
    type,
    mainTitle: capital(phrase(2 + random(5), random)),
    descriptions: random(3) > 0 ? [`${capital(phrase(40 + random(40), random))}.`] : [],
    authors: range(1 + random(3)).map((rank) => ({
      fullName: pick(NAMES, random),
      rank,
      ...(rank === 1 && random(4) === 0
        ? { pid: { id: { scheme: 'orcid', value: '0000-0002-1825-0097' } } }
        : {}),
    })),
    publicationDate: hasDate ? `${year}-${String(1 + random(12)).padStart(2, '0')}-15` : null,
    publisher: random(2) === 0 ? 'Tidal Press' : 'Open Shore',
    pids: [{ scheme: 'doi', value: `10.5555/test.${number}` }],
    bestAccessRight: random(12) === 0 ? null : { label: pick(ACCESS, random) },
    language: { code: pick(LANGUAGES, random), label: null },
    countries: random(2) === 0 ? [pick(COUNTRIES, random)] : [],
    subjects: [
      { subject: { scheme: 'FOS', value: pick(FIELDS, random) } },
      { subject: { scheme: 'keyword', value: pick(WORDS, random) } },
      ...(random(3) === 0 ? [{ subject: { scheme: 'SDG', value: pick(GOALS, random) } }] : []),
    ],
    ...(number % 3 === 0 ? { geoLocations: [placeOf(number), placeOf(number * 7)] } : {}),
    instances: [{ type: INSTANCE_TYPES[type], license: random(2) === 0 ? 'CC BY' : null }],
    isGreen: random(2) === 0,
    dateOfCollection: `2024-0${1 + random(9)}-01`,
    updatedHere: `2025-0${1 + (number % 9)}-01`,
    indicators: { citationImpact: { citationCount: random(200), influence: 10 ** -(1 + random(8)) } },
  };
};

const written = (number: number, product: Partial<ResearchProduct>): ResearchProduct => ({
  id: idOf('written', number),
  type: 'publication',
  publicationDate: '2021-03-04',
  bestAccessRight: { label: 'OPEN' },
  ...product,
});

/** Hand-written products in several languages and with the peculiarities of real records. */
export const WRITTEN_PRODUCTS: readonly ResearchProduct[] = [
  written(1, {
    mainTitle: 'Sea level rise along the Frisian coast',
    pids: [{ scheme: 'doi', value: '10.1234/Frisia' }],
  }),
  written(2, { mainTitle: '海平面上升的观测', language: { code: 'zho/chi', label: 'Chinese' } }),
  written(3, { mainTitle: 'Über die Größe der Wellen', language: { code: 'deu/ger', label: 'German' } }),
  written(4, { mainTitle: 'Уровень моря и климат', language: { code: 'rus', label: 'Russian' } }),
  written(5, {
    mainTitle: 'L’élévation du niveau de la mer',
    language: { code: 'fra/fre', label: 'French' },
  }),
  written(6, { mainTitle: 'ارتفاع مستوى سطح البحر', language: { code: 'ara', label: 'Arabic' } }),
  written(7, { mainTitle: 'CO<sub>2</sub> and H<sub>2</sub>O: a 😀 short note', type: 'dataset' }),
  written(8, { mainTitle: 'Constructor __proto__ toString', type: 'software', publisher: 'constructor' }),
  written(9, { mainTitle: null, authors: null, publicationDate: null, bestAccessRight: null, type: 'other' }),
];

interface Edge {
  readonly from: string;
  readonly relation: RelationName;
  readonly to: string;
}

const edgesOf = (products: readonly ResearchProduct[], random: Random): Edge[] =>
  products.flatMap(({ id }, position) => {
    const cited = products[random(Math.max(1, position))];
    return [
      ...(cited && cited.id !== id ? [{ from: id, relation: 'Cites' as const, to: cited.id }] : []),
      ...(random(2) === 0
        ? [{ from: id, relation: 'isProducedBy' as const, to: pick(projects, random).id }]
        : []),
      ...(random(2) === 0
        ? [{ from: id, relation: 'hasAuthorInstitution' as const, to: pick(organizations, random).id }]
        : []),
      { from: id, relation: 'isHostedBy' as const, to: pick(dataSources, random).id },
      ...(random(4) === 0
        ? [{ from: id, relation: 'isMemberOf' as const, to: pick(communities, random).id }]
        : []),
    ];
  });

const projectEdges = (random: Random): Edge[] =>
  projects.map(({ id }) => ({ from: id, relation: 'hasParticipant', to: pick(organizations, random).id }));

/** Returns some hundred records of every kind with their relations in both directions; the same in every run. */
export const goldenCorpus = (): GoldenRecord[] => {
  const random = createRandom(20_260_101);
  const products = [
    ...range(GENERATED_PRODUCTS).map((number) => generatedProduct(number, random)),
    ...WRITTEN_PRODUCTS,
  ];
  const items: KindedRecord[] = [
    ...products.map((record): KindedRecord => ({ kind: 'product', record })),
    ...projects.map((record): KindedRecord => ({ kind: 'project', record })),
    ...organizations.map((record): KindedRecord => ({ kind: 'organization', record })),
    ...dataSources.map((record): KindedRecord => ({ kind: 'dataSource', record })),
    ...services.map((record): KindedRecord => ({ kind: 'service', record })),
    ...communities.map((record): KindedRecord => ({ kind: 'community', record })),
    ...persons.map((record): KindedRecord => ({ kind: 'person', record })),
  ];
  const byId = new Map(items.map((item) => [item.record.id, item]));
  const edges = [...edgesOf(products, random), ...projectEdges(random)];
  const relations = new Map<string, RelatedRecord[]>();
  const add = (from: string, relation: RelationName, to: string): void => {
    const other = byId.get(to);
    const card = other && other.kind !== 'product' ? relatedCard(other) : undefined;
    const work = other?.kind === 'product' ? workOf(other.record) : undefined;
    relations.set(from, [...(relations.get(from) ?? []), { relation, target: to, card, work }]);
  };
  for (const { from, relation, to } of edges) {
    add(from, relation, to);
    add(to, inverseRelation(relation), from);
  }
  const works = worksOf(products.slice(0, GENERATED_PRODUCTS));
  return items.map((item) => {
    const { id } = item.record;
    return { item, relations: relations.get(id) ?? [], work: works.get(id) };
  });
};
