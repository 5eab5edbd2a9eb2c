import { describe, expect, test } from '@jest/globals';
import { parseIdentifierAs, schemeOfClass } from '@open-discovery/identifiers';
import {
  ACCESS_RIGHTS,
  inverseRelation,
  ownValue,
  parseRelationName,
  PRODUCT_RELATION_NAMES,
  SDGS,
  TOP_FIELDS_OF_SCIENCE,
  withoutEmpty,
} from '@open-discovery/model';
import {
  communitySchema,
  dataSourceSchema,
  organizationSchema,
  projectSchema,
  relationSchema,
  researchProductSchema,
  serviceSchema,
} from '@open-discovery/model/schemas';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

/** Nothing in the corpus is younger than this; move it when a younger record comes in. */
const LAST_DAY = '2025-12-31';

const GOALS: readonly string[] = SDGS;
const TOP_FIELDS: readonly string[] = TOP_FIELDS_OF_SCIENCE;
const PRODUCT_RELATIONS: readonly string[] = PRODUCT_RELATION_NAMES;

/** Relations that do not join two products, with the kinds at their ends. */
const OTHER_RELATIONS = [
  'hasParticipant project organization',
  'IsChildOf organization organization',
  'isProvidedBy datasource organization',
  'isProvidedBy service organization',
  'IsRelatedTo project community',
  'IsRelatedTo project project',
  'IsRelatedTo datasource community',
  'IsRelatedTo service project',
];

const CORDA: Record<string, string> = {
  'EC::FP7': 'corda_______',
  'EC::H2020': 'corda__h2020',
  'EC::HE': 'corda_____he',
};

/** The records of each file as they are written, and as their schemas read them. */
const FILES = new Map<string, { readonly written: unknown[]; readonly read: unknown[] }>();

const readFile = <T extends z.ZodMiniType>(name: string, schema: T): z.output<T>[] => {
  const content = readFileSync(path.join(import.meta.dirname, name), 'utf8');
  const written = content
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  const read = written.map((record) => z.parse(schema, record));
  FILES.set(name, { written, read });
  return read;
};

const products = readFile('research-products.jsonl', researchProductSchema);
const projects = readFile('projects.jsonl', projectSchema);
const organizations = readFile('organizations.jsonl', organizationSchema);
const dataSources = readFile('datasources.jsonl', dataSourceSchema);
const services = readFile('services.jsonl', serviceSchema);
const communities = readFile('communities.jsonl', communitySchema);
const relations = readFile('relations.jsonl', relationSchema);

const KINDS = [
  ['product', products, 220],
  ['project', projects, 40],
  ['organization', organizations, 60],
  ['datasource', dataSources, 35],
  ['service', services, 20],
  ['community', communities, 12],
] as const;

const kindOfId = new Map<string, string>(
  KINDS.flatMap(([kind, records]) => records.map(({ id }): [string, string] => [id, kind])),
);
const nameOfId = new Map<string, string | null>([
  ...projects.map((record): [string, string | null] => [record.id, record.title]),
  ...organizations.map((record): [string, string | null] => [record.id, record.legalName]),
  ...dataSources.map((record): [string, string | null] => [record.id, record.officialName]),
]);
const communityOfCode = new Map(communities.map((record) => [record.acronym, record]));

const pidsOf = (record: (typeof products)[number], scheme: string): string[] =>
  record.pids.filter((pid) => pid.scheme === scheme).map(({ value }) => value);
const subjectsOf = (record: (typeof products)[number], scheme: string): string[] =>
  record.subjects.filter(({ subject }) => subject.scheme === scheme).map(({ subject }) => subject.value);

/** Every reference that is embedded in a record: from, to, and the name that it gives its target. */
const references = [
  ...products.flatMap((record) => [
    ...record.instances
      .flatMap((row) => [row.hostedBy, row.collectedFrom])
      .map((ref) => ({ from: record.id, to: ref?.key, name: ref?.value })),
    ...record.collectedFrom.map((ref) => ({ from: record.id, to: ref.key, name: ref.value })),
    ...record.projects.map((ref) => ({ from: record.id, to: ref.id, name: ref.title })),
    ...record.organizations.map((ref) => ({ from: record.id, to: ref.id, name: ref.legalName })),
  ]),
  ...services.flatMap(({ id, provider, relatedDataSources }) => [
    ...(provider ? [{ from: id, to: provider.id, name: provider.name }] : []),
    ...relatedDataSources.map((to) => ({ from: id, to, name: nameOfId.get(to) ?? 'unknown' })),
  ]),
];
const communityReferences = [...products, ...services].flatMap((record) =>
  record.communities.map((ref) => ({ from: record.id, ...ref })),
);

/** Returns all objects in a value, at every depth. */
const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap((part) => objectsIn(part))]
    : [];
const objects = [...FILES.values()].flatMap(({ written }) => objectsIn(written));

/** Returns the texts of the fields, anywhere in the records, whose names match. */
const textsOf = (name: RegExp): string[] =>
  objects
    .flatMap((object) => Object.entries(object).filter(([key]) => name.test(key)))
    .flatMap(([, value]) => z.parse(z.array(z.nullable(z.string())), [value].flat()))
    .filter((text) => text !== null);

describe('the files', () => {
  test.each([...FILES])('%s has no unknown field and no malformed value', (_name, { written, read }) => {
    expect(read.map(withoutEmpty)).toEqual(written.map(withoutEmpty));
  });

  test.each(KINDS)(
    'records of the kind %s are sorted by id, without duplicates, and enough',
    (_kind, records, least) => {
      const ids = records.map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)].sort());
      expect(ids.length).toBeGreaterThanOrEqual(least);
    },
  );

  test('no id is used in two files', () => {
    expect(kindOfId.size).toBe(KINDS.reduce((total, [, records]) => total + records.length, 0));
  });

  test('relations are sorted, without duplicates', () => {
    const keys = relations.map((row) => `${row.source} ${row.target} ${row.relType.name}`);
    expect(keys).toEqual([...new Set(keys)].sort());
  });
});

describe('the size', () => {
  test.each(['publication', 'dataset', 'software', 'other'])('at least 20 products of type %s', (type) => {
    expect(products.filter((record) => record.type === type).length).toBeGreaterThanOrEqual(20);
  });

  test.each(TOP_FIELDS)('at least five products in %s', (field) => {
    expect(
      products.filter((record) => subjectsOf(record, 'FOS').includes(field)).length,
    ).toBeGreaterThanOrEqual(5);
  });

  test('works are from the 17th century to this decade, in at least six languages', () => {
    const years = products.map((record) => Number(record.publicationDate?.slice(0, 4)));
    expect(Math.min(...years)).toBeGreaterThanOrEqual(1600);
    expect(Math.min(...years)).toBeLessThan(1700);
    expect(Math.max(...years)).toBeGreaterThanOrEqual(2020);
    expect(new Set(products.map((record) => record.language?.code)).size).toBeGreaterThanOrEqual(6);
  });
});

describe('ids', () => {
  const md5 = (local: string): string => createHash('md5').update(local).digest('hex');
  const fromOriginal = (original = ''): string => {
    const [namespace = '', ...rest] = original.split('::');
    return `${namespace}::${md5(rest.join('::'))}`;
  };

  test('a product’s id is derived from its DOI, its arXiv number, or its own key', () => {
    const wrong = products.filter((record) => {
      const [doi] = pidsOf(record, 'doi');
      const [arxiv] = pidsOf(record, 'arXiv');
      if (doi) return record.id !== `doi_________::${md5(doi.toLowerCase())}`;
      if (arxiv) return record.id !== `arXiv_______::${md5(arxiv)}`;
      return record.id !== fromOriginal(record.originalIds[0]);
    });
    expect(wrong.map((record) => record.mainTitle)).toEqual([]);
  });

  test.each([
    ['a project', projects],
    ['an organization', organizations],
    ['a data source', dataSources],
    ['a service', services],
  ] as const)('the id of %s is the digest of its original id', (_kind, records) => {
    for (const record of records) expect(record.id).toBe(fromOriginal(record.originalIds[0]));
  });

  test('a project with a grant number has it in its id, in the namespace of its program', () => {
    for (const record of projects.filter((row) => row.code !== null)) {
      const program = record.fundings[0]?.fundingStream?.id?.split('::').slice(0, 2).join('::') ?? '';
      expect(record.originalIds).toEqual([`${CORDA[program]}::${record.code}`]);
    }
  });

  test('an organization with a ROR has it in its id', () => {
    for (const record of organizations) {
      const ror = record.pids.find((pid) => pid.scheme === 'ROR')?.value.slice('https://ror.org/'.length);
      if (ror) expect(record.originalIds).toEqual([`ror_________::${ror}`]);
    }
  });

  test('a data source with a registry number has it in its id', () => {
    for (const { pids, originalIds } of dataSources.filter((record) => record.pids.length > 0)) {
      const numbers = pids.map(({ scheme, value }) => `${(scheme ?? '').padEnd(12, '_')}::${value}`);
      expect(numbers).toContain(originalIds[0]);
    }
  });

  test('a community’s id is derived from its code', () => {
    for (const record of communities) expect(record.id).toBe(`context_____::${md5(record.acronym ?? '')}`);
  });

  test.each(['doi', 'arXiv', 'pmid', 'pmc', 'swhid'])('no %s belongs to two products', (scheme) => {
    const values = products.flatMap((record) => [
      ...new Set(pidsOf(record, scheme).map((value) => value.toLowerCase())),
    ]);
    expect(values.filter((value, position) => values.indexOf(value) !== position)).toEqual([]);
  });
});

describe('the content', () => {
  test('identifiers are written in the form of their scheme, with correct check digits', () => {
    const pair = z.object({ scheme: z.string(), value: z.string() });
    const wrong = objects.flatMap((object) => {
      const { data } = z.safeParse(pair, object);
      const scheme = data && schemeOfClass(data.scheme);
      if (!scheme) return [];
      const identifier = parseIdentifierAs(scheme, data.value);
      const isRight =
        identifier !== null &&
        identifier.checkDigits !== 'invalid' &&
        [identifier.value, identifier.url].some((form) => form.toLowerCase() === data.value.toLowerCase());
      return isRight ? [] : [data];
    });
    expect(wrong).toEqual([]);
  });

  test('addresses are those of the web', () => {
    const addresses = textsOf(/^(?:urls?|\w+Urls?|zenodoCommunity)$/);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !/^https?:\/\/[^\s/]+\.\S+$/.test(address))).toEqual([]);
  });

  test(`no day is after ${LAST_DAY}`, () => {
    const days = textsOf(/Date$/);
    expect(days.length).toBeGreaterThan(0);
    expect(days.filter((day) => day > LAST_DAY)).toEqual([]);
  });

  test('an access right has its code', () => {
    const rights = products.flatMap((record) => [
      record.bestAccessRight,
      ...record.instances.map((instance) => instance.accessRight),
    ]);
    const wrong = rights.filter(
      (right) => right && ownValue(ACCESS_RIGHTS, right.label ?? '')?.code !== right.code,
    );
    expect(wrong).toEqual([]);
  });

  test('a product has a title, a short description, an author, a day, subjects and a copy', () => {
    const wrong = products.filter(
      ({ mainTitle, descriptions, authors, publicationDate, subjects, instances }) =>
        !mainTitle ||
        descriptions.length !== 1 ||
        descriptions.join('').length > 600 ||
        authors.length === 0 ||
        !publicationDate ||
        subjects.length < 2 ||
        instances.length === 0,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('a product has its field of science on both levels', () => {
    const wrong = products.filter((record) => {
      const fields = subjectsOf(record, 'FOS');
      const upper = fields.filter((field) => TOP_FIELDS.includes(field)).map((field) => field.slice(0, 2));
      const lower = fields.filter((field) => /^0[1-6]\d\d /.test(field));
      return (
        upper.length === 0 ||
        upper.length + lower.length !== fields.length ||
        !lower.every((field) => upper.includes(field.slice(0, 2)))
      );
    });
    expect(wrong.map((record) => record.mainTitle)).toEqual([]);
  });

  test('goals are worded as in the Graph API', () => {
    expect(
      products.flatMap((record) => subjectsOf(record, 'SDG')).filter((goal) => !GOALS.includes(goal)),
    ).toEqual([]);
  });

  test('subjects are fields, goals or keywords', () => {
    const schemes = products.flatMap((record) => record.subjects.map((row) => row.subject.scheme));
    expect([...new Set(schemes)].sort()).toEqual(['FOS', 'SDG', 'keyword']);
  });

  test('authors are ranked from one without a gap', () => {
    for (const record of products)
      expect(record.authors.map((row) => row.rank)).toEqual(
        record.authors.map((_, position) => position + 1),
      );
  });

  test('only publications have a container, a color, green or diamond', () => {
    const wrong = products.filter(
      (record) =>
        record.type !== 'publication' &&
        (record.container ?? record.openAccessColor ?? record.isGreen ?? record.isInDiamondJournal),
    );
    expect(wrong.map((record) => record.mainTitle)).toEqual([]);
  });

  test('a project ends after it starts', () => {
    for (const record of projects)
      if (record.startDate && record.endDate) expect(record.startDate < record.endDate).toBe(true);
  });
});

describe('links', () => {
  const inverseOf = (text: string): string | null => {
    const name = parseRelationName(text);
    return name && inverseRelation(name);
  };

  test('both ends of every relation are records of the stated kind', () => {
    const dangling = relations.filter(
      (row) => kindOfId.get(row.source) !== row.sourceType || kindOfId.get(row.target) !== row.targetType,
    );
    expect(dangling).toEqual([]);
  });

  test('a relation joins only kinds that it may join', () => {
    const wrong = relations.filter(({ relType, sourceType, targetType }) =>
      sourceType === 'product' && targetType === 'product'
        ? !PRODUCT_RELATIONS.includes(relType.name)
        : !OTHER_RELATIONS.includes(`${relType.name} ${sourceType} ${targetType}`),
    );
    expect(wrong).toEqual([]);
  });

  test('no record is related to itself, and no relation is stated in both directions', () => {
    const stated = new Set(relations.map((row) => `${row.source} ${row.relType.name} ${row.target}`));
    expect(
      relations.filter((row) => stated.has(`${row.target} ${inverseOf(row.relType.name)} ${row.source}`)),
    ).toEqual([]);
  });

  test('every embedded reference leads to a record and has its name', () => {
    expect(references.filter((ref) => nameOfId.get(ref.to ?? '') !== ref.name)).toEqual([]);
  });

  test('every embedded community is one of the communities, with its name', () => {
    expect(communityReferences.filter((ref) => communityOfCode.get(ref.code)?.name !== ref.label)).toEqual(
      [],
    );
  });

  const neighbors = new Map<string, Set<string>>([...kindOfId.keys()].map((key) => [key, new Set()]));
  const join = (a: string, b: string): void => {
    neighbors.get(a)?.add(b);
    neighbors.get(b)?.add(a);
  };
  for (const row of relations) join(row.source, row.target);
  for (const ref of references) join(ref.from, ref.to ?? '');
  for (const ref of communityReferences) join(ref.from, communityOfCode.get(ref.code)?.id ?? '');

  test('every product is related to at least two other records', () => {
    expect(
      products
        .filter((record) => (neighbors.get(record.id)?.size ?? 0) < 2)
        .map((record) => record.mainTitle),
    ).toEqual([]);
  });

  test('every record can be reached from every other', () => {
    const [start = ''] = kindOfId.keys();
    const reached = new Set([start]);
    for (const key of reached) for (const next of neighbors.get(key) ?? []) reached.add(next);
    expect([...kindOfId.keys()].filter((key) => !reached.has(key))).toEqual([]);
  });
});
