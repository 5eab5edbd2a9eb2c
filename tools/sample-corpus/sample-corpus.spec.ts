import { describe, expect, test } from '@jest/globals';
import { parseOrcid, parseRor } from '@open-discovery/identifiers';
import { inverseRelation, PRODUCT_RELATION_NAMES, SDGS, TOP_FIELDS_OF_SCIENCE } from '@open-discovery/model';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Nothing in the corpus is younger than this; move it when a younger record comes in. */
const LAST_DAY = '2025-12-31';

const GOALS: readonly string[] = SDGS;
const TOP_FIELDS: readonly string[] = TOP_FIELDS_OF_SCIENCE;

const COAR_CODES: Record<string, string> = {
  OPEN: 'c_abf2',
  'OPEN SOURCE': 'c_abf2',
  RESTRICTED: 'c_16ec',
  EMBARGO: 'c_f1cf',
  CLOSED: 'c_14cb',
};

/** Each relation between products with its inverse. */
const PRODUCT_RELATIONS = PRODUCT_RELATION_NAMES.map((name) => [name, inverseRelation(name)] as const);

/** Between other kinds: name, inverse, and the kinds at its two ends. */
const KIND_RELATIONS = [
  ['hasParticipant', 'isParticipant', 'project', 'organization'],
  ['IsChildOf', 'IsParentOf', 'organization', 'organization'],
  ['isProvidedBy', 'provides', 'datasource', 'organization'],
  ['isProvidedBy', 'provides', 'service', 'organization'],
  ['IsRelatedTo', 'IsRelatedTo', 'project', 'community'],
  ['IsRelatedTo', 'IsRelatedTo', 'project', 'project'],
  ['IsRelatedTo', 'IsRelatedTo', 'datasource', 'community'],
  ['IsRelatedTo', 'IsRelatedTo', 'service', 'project'],
] as const;

const CORDA: Record<string, string> = {
  'EC::FP7': 'corda_______',
  'EC::H2020': 'corda__h2020',
  'EC::HE': 'corda_____he',
};

const orcidHolds = (orcid: string): boolean => {
  const identifier = parseOrcid(orcid);
  return identifier?.value === orcid && identifier.checkDigits === 'valid';
};

const rorHolds = (ror: string): boolean => {
  const identifier = parseRor(ror);
  return identifier?.url === ror && identifier.checkDigits === 'valid';
};

const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && text <= LAST_DAY;
};

const text = z.string().regex(/^\S(.*\S)?$/su, 'empty or with blanks around');
const id = z.string().regex(/^[a-zA-Z_0-9]{12}::[0-9a-f]{32}$/);
const day = z.string().refine(isDay, { error: `no day of the calendar, or after ${LAST_DAY}` });
const address = z.url({ protocol: /^https?$/ });
const codeLabel = z.strictObject({ code: text, label: text });
const country = z.strictObject({ code: z.string().regex(/^[A-Z]{2}$/), label: text });
const keyValue = z.strictObject({ key: id, value: text });
const schemeValue = z.strictObject({ scheme: text, value: text });
const filled = <T extends z.ZodType>(item: T) => z.array(item).min(1).optional();
const productPid = z.union([
  z.strictObject({ scheme: z.literal('doi'), value: z.string().regex(/^10\.\d{4,9}\/\S+$/) }),
  z.strictObject({
    scheme: z.literal('arXiv'),
    value: z.string().regex(/^(\d{4}\.\d{4,5}|[a-z-]+(\.[A-Z]{2})?\/\d{7})(v\d+)?$/),
  }),
  z.strictObject({ scheme: z.literal('pmid'), value: z.string().regex(/^[1-9]\d*$/) }),
  z.strictObject({ scheme: z.literal('pmc'), value: z.string().regex(/^PMC\d+$/) }),
  z.strictObject({ scheme: z.literal('handle'), value: z.string().regex(/^[\d.]+\/\S+$/) }),
  z.strictObject({
    scheme: z.literal('swhid'),
    value: z.string().regex(/^swh:1:(snp|rel|rev|dir|cnt):[0-9a-f]{40}/),
  }),
  z.strictObject({ scheme: z.literal('nct'), value: z.string().regex(/^NCT\d{8}$/) }),
  z.strictObject({ scheme: z.enum(['isbn', 'hal', 'RRID']), value: text }),
]);
const organizationPid = z.union([
  z.strictObject({
    scheme: z.literal('ROR'),
    value: z.string().refine(rorHolds, { error: 'ROR check digits' }),
  }),
  z.strictObject({ scheme: z.literal('Wikidata'), value: z.string().regex(/^Q\d+$/) }),
  z.strictObject({ scheme: z.literal('GRID'), value: z.string().regex(/^grid\.\d+\.[0-9a-f]+$/) }),
  z.strictObject({ scheme: z.literal('FundRef'), value: z.string().regex(/^\d+$/) }),
]);
const accessRightFields = {
  code: text,
  label: text,
  scheme: z.literal('http://vocabularies.coar-repositories.org/documentation/access_rights/'),
};
const hasItsCode = (right: { code: string; label: string }) => COAR_CODES[right.label] === right.code;
const issn = z
  .string()
  .regex(/^\d{4}-\d{3}[\dX]$/)
  .optional();
const color = z.enum(['gold', 'hybrid', 'bronze']);

const instance = z.strictObject({
  pids: filled(productPid),
  license: text.optional(),
  type: text,
  urls: filled(address),
  publicationDate: day,
  refereed: z.enum(['peerReviewed', 'nonPeerReviewed', 'UNKNOWN']),
  accessRight: z
    .strictObject({ ...accessRightFields, openAccessRoute: z.union([color, z.literal('green')]).optional() })
    .refine(hasItsCode)
    .optional(),
  hostedBy: keyValue,
  collectedFrom: keyValue,
});

const product = z.strictObject({
  id,
  originalIds: z.array(text).min(1),
  pids: z.array(productPid),
  type: z.enum(['publication', 'dataset', 'software', 'other']),
  mainTitle: text,
  subTitle: text.optional(),
  descriptions: z.array(text.max(600)).length(1),
  authors: z
    .array(
      z.strictObject({
        fullName: text,
        name: text.optional(),
        surname: text.optional(),
        rank: z.int().min(1),
        pid: z
          .strictObject({
            id: z.strictObject({
              scheme: z.literal('orcid'),
              value: z.string().refine(orcidHolds, { error: 'ORCID check digit' }),
            }),
          })
          .optional(),
      }),
    )
    .min(1),
  bestAccessRight: z.strictObject(accessRightFields).refine(hasItsCode).optional(),
  publicationDate: day,
  publisher: text.optional(),
  language: codeLabel,
  countries: filled(country),
  subjects: z.array(z.strictObject({ subject: schemeValue })).min(2),
  formats: filled(text),
  openAccessColor: color.optional(),
  publiclyFunded: z.literal(true).optional(),
  isGreen: z.literal(true).optional(),
  isInDiamondJournal: z.literal(true).optional(),
  container: z
    .strictObject({
      name: text,
      issnPrinted: issn,
      issnOnline: issn,
      ep: text.optional(),
      iss: text.optional(),
      sp: text.optional(),
      vol: text.optional(),
    })
    .optional(),
  size: text.optional(),
  version: text.optional(),
  documentationUrls: filled(address),
  codeRepositoryUrl: address.optional(),
  programmingLanguage: text.optional(),
  contactGroups: filled(text),
  tools: filled(text),
  instances: z.array(instance).min(1),
  collectedFrom: z.array(keyValue).min(1),
  projects: filled(z.strictObject({ id, code: text.nullable(), acronym: text, title: text, funder: text })),
  organizations: filled(
    z.strictObject({
      legalName: text,
      acronym: text.optional(),
      id,
      pids: z.array(organizationPid).min(1),
      countries: z.array(country).length(1),
    }),
  ),
  communities: filled(codeLabel),
});

const fundingLevel = z.strictObject({
  id: z.string().regex(/^ec__________::EC::/),
  description: text,
  name: text,
});
const project = z.strictObject({
  id,
  originalIds: z.array(text).length(1),
  code: z
    .string()
    .regex(/^\d{6,9}$/)
    .nullable(),
  acronym: text,
  title: text,
  websiteUrl: address.optional(),
  startDate: day.optional(),
  endDate: day.optional(),
  callIdentifier: text.optional(),
  keywords: text,
  openAccessMandateForPublications: z.boolean(),
  openAccessMandateForDataset: z.boolean(),
  summary: text,
  granted: z.strictObject({ currency: z.literal('EUR'), totalCost: z.number(), fundedAmount: z.number() }),
  fundings: z
    .array(
      z.strictObject({
        shortName: text,
        name: text,
        jurisdiction: text,
        fundingStream: z.strictObject({ id: text, description: text }).nullable(),
      }),
    )
    .length(1),
  funding: z.strictObject({
    funder: z.strictObject({ id: text, shortname: text, name: text, jurisdiction: country }),
    level0: fundingLevel.optional(),
    level1: fundingLevel.optional(),
    level2: fundingLevel.optional(),
  }),
});

const organization = z.strictObject({
  id,
  originalIds: z.array(text).length(1),
  legalName: text,
  legalShortName: text.optional(),
  alternativeNames: filled(text),
  websiteUrl: address,
  country,
  pids: z.array(organizationPid).min(1),
});

const dataSource = z.strictObject({
  id,
  originalIds: z.array(text).length(1),
  pids: filled(
    z.strictObject({ scheme: z.enum(['opendoar', 're3data']), value: z.string().regex(/^(\d+|r3d1\d{8})$/) }),
  ),
  type: schemeValue,
  openaireCompatibility: text,
  officialName: text,
  englishName: text.optional(),
  websiteUrl: address.optional(),
  description: text,
  subjects: filled(text),
  languages: filled(text),
  contentTypes: filled(text),
  releaseStartDate: day.optional(),
  uploadRights: z.enum(['open', 'restricted', 'closed']).optional(),
  versioning: z.boolean().optional(),
  citationGuidelineUrl: address.optional(),
  pidSystems: text.optional(),
  journal: z.strictObject({ name: text, issnPrinted: issn, issnOnline: issn }).optional(),
  thematic: z.boolean(),
  eoscdatasourcetype: codeLabel,
  jurisdiction: codeLabel,
  odlanguages: filled(text),
  openaireCompatibilityId: text,
});

const service = z.strictObject({
  id,
  originalIds: z.array(text).length(1),
  name: text,
  abbreviation: text.nullable(),
  tagline: text.nullable(),
  description: text,
  websiteUrl: address,
  logoUrl: z.null(),
  provider: z.strictObject({ id, name: text }).nullable(),
  categories: z.array(text).min(1),
  scientificDomains: z.array(text).min(1),
  targetUsers: z.array(text).min(1),
  languages: z.array(text).min(1),
  trl: z.null(),
  accessType: text.nullable(),
  relatedDataSources: z.array(id),
  communities: z.array(codeLabel),
});

const community = z.strictObject({
  id,
  acronym: z.string().regex(/^[a-z0-9-]+$/),
  name: text,
  type: z.enum(['Research Community', 'Research infrastructure']),
  description: text,
  subjects: z.array(text).min(1),
  zenodoCommunity: address.nullable(),
});

const relation = z.strictObject({
  source: id,
  sourceType: text,
  target: id,
  targetType: text,
  relType: z.strictObject({ name: text, type: text }),
  provenance: z.strictObject({ provenance: text, trust: text }),
  validated: z.boolean(),
  validationDate: day.nullable(),
});

const linesOf = (name: string): string[] => {
  const content = readFileSync(path.join(import.meta.dirname, name), 'utf8');
  return content.endsWith('\n') ? content.slice(0, -1).split('\n') : [];
};
const problems: Record<string, string[]> = {};
const read = <T extends z.ZodType>(name: string, schema: T): z.output<T>[] => {
  problems[name] = [];
  return linesOf(name).flatMap((line, position) => {
    const parsed = schema.safeParse(JSON.parse(line));
    if (!parsed.success) problems[name]?.push(`line ${position + 1}: ${z.prettifyError(parsed.error)}`);
    return parsed.success ? [parsed.data] : [];
  });
};

const products = read('research-products.jsonl', product);
const projects = read('projects.jsonl', project);
const organizations = read('organizations.jsonl', organization);
const dataSources = read('datasources.jsonl', dataSource);
const services = read('services.jsonl', service);
const communities = read('communities.jsonl', community);
const relations = read('relations.jsonl', relation);

const FILES = [
  ['research-products.jsonl', products],
  ['projects.jsonl', projects],
  ['organizations.jsonl', organizations],
  ['datasources.jsonl', dataSources],
  ['services.jsonl', services],
  ['communities.jsonl', communities],
] as const;

const kindOfId = new Map<string, string>([
  ...products.map((record): [string, string] => [record.id, 'product']),
  ...projects.map((record): [string, string] => [record.id, 'project']),
  ...organizations.map((record): [string, string] => [record.id, 'organization']),
  ...dataSources.map((record): [string, string] => [record.id, 'datasource']),
  ...services.map((record): [string, string] => [record.id, 'service']),
  ...communities.map((record): [string, string] => [record.id, 'community']),
]);
const nameOfId = new Map<string, string>([
  ...projects.map((record): [string, string] => [record.id, record.title]),
  ...organizations.map((record): [string, string] => [record.id, record.legalName]),
  ...dataSources.map((record): [string, string] => [record.id, record.officialName]),
]);
const communityOfCode = new Map(communities.map((record) => [record.acronym, record]));

const doiOf = (record: { pids: { scheme: string; value: string }[] }): string | undefined =>
  record.pids.find((pid) => pid.scheme === 'doi')?.value.toLowerCase();
const subjectsOf = (record: z.output<typeof product>, scheme: string): string[] =>
  record.subjects.filter((row) => row.subject.scheme === scheme).map((row) => row.subject.value);

/** Every reference that is embedded in a record: from, to, and the name that it gives its target. */
const references = [
  ...products.flatMap((record) => [
    ...record.instances
      .flatMap((row) => [row.hostedBy, row.collectedFrom])
      .map((ref) => [record.id, ref.key, ref.value]),
    ...record.collectedFrom.map((ref) => [record.id, ref.key, ref.value]),
    ...(record.projects ?? []).map((ref) => [record.id, ref.id, ref.title]),
    ...(record.organizations ?? []).map((ref) => [record.id, ref.id, ref.legalName]),
  ]),
  ...services.flatMap((record) => [
    ...(record.provider ? [[record.id, record.provider.id, record.provider.name]] : []),
    ...record.relatedDataSources.map((ref) => [record.id, ref, nameOfId.get(ref) ?? 'unknown']),
  ]),
].map(([from = '', to = '', name = '']) => ({ from, to, name }));
const communityReferences = [...products, ...services].flatMap((record) =>
  (record.communities ?? []).map((ref) => ({ from: record.id, ...ref })),
);

describe('the files', () => {
  test.each(Object.keys(problems))('every record of %s is of the shape of its kind', (name) => {
    expect(problems[name]).toEqual([]);
  });

  test.each(FILES)('%s holds one record a line, sorted by id, none twice', (name, records) => {
    const ids = records.map((record) => record.id);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(linesOf(name).length).toBe(records.length);
  });

  test('no id is used in two files', () => {
    expect(kindOfId.size).toBe(FILES.reduce((total, [, records]) => total + records.length, 0));
  });

  test('relations are sorted, without duplicates', () => {
    const keys = relations.map((row) => `${row.source} ${row.target} ${row.relType.name}`);
    expect(keys).toEqual([...new Set(keys)].sort());
  });
});

describe('the size', () => {
  test.each([
    ['projects', projects.length, 40],
    ['organizations', organizations.length, 60],
    ['data sources', dataSources.length, 35],
    ['services', services.length, 20],
    ['communities', communities.length, 12],
    ['research products', products.length, 220],
  ])('%s: %i, at least %i', (_kind, count, least) => {
    expect(count).toBeGreaterThanOrEqual(least);
  });

  test.each(['publication', 'dataset', 'software', 'other'])('at least 20 products of type %s', (type) => {
    expect(products.filter((record) => record.type === type).length).toBeGreaterThanOrEqual(20);
  });

  test.each(TOP_FIELDS)('at least five products in %s', (field) => {
    expect(
      products.filter((record) => subjectsOf(record, 'FOS').includes(field)).length,
    ).toBeGreaterThanOrEqual(5);
  });

  test('works are from the 17th century to this decade, in at least six languages', () => {
    const years = products.map((record) => Number(record.publicationDate.slice(0, 4)));
    expect(Math.min(...years)).toBeGreaterThanOrEqual(1600);
    expect(Math.min(...years)).toBeLessThan(1700);
    expect(Math.max(...years)).toBeGreaterThanOrEqual(2020);
    expect(new Set(products.map((record) => record.language.code)).size).toBeGreaterThanOrEqual(6);
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
      const doi = doiOf(record);
      const arxiv = record.pids.find((pid) => pid.scheme === 'arXiv')?.value;
      if (doi) return record.id !== `doi_________::${md5(doi)}`;
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
      const programme = record.fundings[0]?.fundingStream?.id.split('::').slice(0, 2).join('::') ?? '';
      expect(record.originalIds).toEqual([`${CORDA[programme]}::${record.code}`]);
    }
  });

  test('an organization with a ROR has it in its id', () => {
    for (const record of organizations) {
      const ror = record.pids.find((pid) => pid.scheme === 'ROR')?.value.slice('https://ror.org/'.length);
      if (ror) expect(record.originalIds).toEqual([`ror_________::${ror}`]);
    }
  });

  test('a data source with a registry number has it in its id', () => {
    for (const record of dataSources.filter((row) => row.pids)) {
      const numbers = record.pids?.map(
        (pid) => `${pid.scheme}____`.padEnd(12, '_').slice(0, 12) + `::${pid.value}`,
      );
      expect(numbers).toContain(record.originalIds[0]);
    }
  });

  test('a community’s id is derived from its code', () => {
    for (const record of communities) expect(record.id).toBe(`context_____::${md5(record.acronym)}`);
  });

  test.each(['doi', 'arXiv', 'pmid', 'pmc', 'swhid'])('no %s belongs to two products', (scheme) => {
    const values = products.flatMap((record) => [
      ...new Set(record.pids.filter((pid) => pid.scheme === scheme).map((pid) => pid.value.toLowerCase())),
    ]);
    expect(values.filter((value, position) => values.indexOf(value) !== position)).toEqual([]);
  });
});

describe('check digits', () => {
  test.each([
    ['0000-0002-1825-0097', true],
    ['0000-0002-1694-233X', true],
    ['0000-0002-1825-0098', false],
    ['0000000218250097', false],
  ])('ORCID %s → %j', (orcid, expected) => {
    expect(orcidHolds(orcid)).toBe(expected);
  });

  test.each([
    ['https://ror.org/02mhbdp94', true],
    ['https://ror.org/02mhbdp95', false],
    ['02mhbdp94', false],
  ])('ROR %s → %j', (ror, expected) => {
    expect(rorHolds(ror)).toBe(expected);
  });
});

describe('the content', () => {
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
  const known = new Map<string, string>([
    ...PRODUCT_RELATIONS.flatMap(([name, inverse]): [string, string][] => [
      [name, inverse],
      [inverse, name],
    ]),
    ...KIND_RELATIONS.flatMap(([name, inverse]): [string, string][] => [
      [name, inverse],
      [inverse, name],
    ]),
  ]);
  const kindRules = new Set<string>(
    KIND_RELATIONS.map(([name, , source, target]) => `${name} ${source} ${target}`),
  );

  test('every relation has a known name, and its inverse leads back to it', () => {
    const names = [...new Set(relations.map((row) => row.relType.name))];
    expect(names.filter((name) => known.get(known.get(name) ?? '') !== name)).toEqual([]);
  });

  test('both ends of every relation are records of the stated kind', () => {
    const dangling = relations.filter(
      (row) => kindOfId.get(row.source) !== row.sourceType || kindOfId.get(row.target) !== row.targetType,
    );
    expect(dangling).toEqual([]);
  });

  test('a relation joins only kinds that it may join', () => {
    const productNames = new Set<string>(PRODUCT_RELATIONS.flat());
    const wrong = relations.filter(({ relType, sourceType, targetType }) =>
      sourceType === 'product' && targetType === 'product'
        ? !productNames.has(relType.name)
        : !kindRules.has(`${relType.name} ${sourceType} ${targetType}`),
    );
    expect(wrong).toEqual([]);
  });

  test('no record is related to itself, and no relation is stated in both directions', () => {
    const stated = new Set(relations.map((row) => `${row.source} ${row.relType.name} ${row.target}`));
    expect(
      relations.filter((row) => stated.has(`${row.target} ${known.get(row.relType.name)} ${row.source}`)),
    ).toEqual([]);
  });

  test('every embedded reference leads to a record and has its name', () => {
    expect(references.filter((ref) => nameOfId.get(ref.to) !== ref.name)).toEqual([]);
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
  for (const ref of references) join(ref.from, ref.to);
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
