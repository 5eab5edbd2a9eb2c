import { afterAll, describe, expect, test } from '@jest/globals';
import { idOf } from '@open-discovery/model/testing';
import { z } from 'zod';
import { envelopeAnswer, relatedGroupsAnswer } from '../../graph/answer-schemas.ts';
import { goldenCorpus } from '../../search/testing/golden-corpus.ts';
import { setupClaims } from '../testing/start-claims.ts';

const COAST = idOf('written', 1);
const SOFTWARE = idOf('written', 8);
const PROJECT = idOf('project', 1);
const COMMUNITY = idOf('community', 1);
const CURATOR = 'carol CURATOR_CLAIM';

const service = setupClaims();

/** Adds links from the record about the coast and approves them. */
const link = async (
  ...links: readonly (readonly [relation: string, target: string])[]
): Promise<string[]> => {
  const ids: string[] = [];
  for (const [relation, target] of links)
    ids.push(await service.add('ada', { source: COAST, relation, target }));
  expect((await service.ask(CURATOR, 'POST approve', ids)).status).toBe(200);
  return ids;
};

const groupOf = async (id: string, relation: string) => {
  const { groups } = relatedGroupsAnswer.parse(JSON.parse(await service.graph(`related/${id}`)));
  return groups.find((group) => group.relation === relation);
};
/** Returns the project of the record about the coast, as one of its related records; undefined if it is none. */
const project = async (id = COAST) =>
  (await groupOf(id, 'isProducedBy'))?.results.find(({ record }) => record.id === PROJECT);
const search = async (query: string) =>
  envelopeAnswer.parse(JSON.parse(await service.graph(`research-products?${query}`)));
const idsOf = async (query: string) => (await search(query)).results.map(({ id }) => id);

test('a link is nothing before a curator approves it', async () => {
  await service.add('ada', { source: COAST, relation: 'isProducedBy', target: PROJECT });
  expect(await project()).toBeUndefined();
});

test('an approved link is a relation of both ends at once, with its provenance and no names', async () => {
  const before = (await groupOf(PROJECT, 'produces'))?.total ?? 0;
  await link(['isProducedBy', PROJECT]);
  const linkedByUser = { approvedAt: new Date(service.store.clock()).toISOString() };
  expect(await project()).toMatchObject({ kind: 'project', linkedByUser });
  const page = JSON.parse(
    await service.graph(`related/${PROJECT}?relation=produces&kind=product&pageSize=100`),
  );
  expect(page.header.numFound).toBe(before + 1);
  expect(page.results.filter((one: object) => 'linkedByUser' in one)).toMatchObject([
    { record: { id: COAST }, linkedByUser },
  ]);
  expect(JSON.stringify(page)).not.toMatch(/ada|carol/);
});

test('a search for the works of a project says which of them a user linked', async () => {
  await link(['isProducedBy', PROJECT]);
  const linkedByUser = { approvedAt: new Date(service.store.clock()).toISOString() };
  const found = await search(`relatedTo=produces:${PROJECT}&pageSize=100`);
  expect(found.results.length).toBeGreaterThan(1);
  expect(found.linkedByUser).toEqual({ [COAST]: linkedByUser });
  expect(await search('search=frisian')).not.toHaveProperty('linkedByUser');
});

test.each([
  ['a relation', ['Cites', SOFTWARE], `relatedTo=IsCitedBy:${SOFTWARE}`],
  ['a project', ['isProducedBy', PROJECT], `relProjectId=${PROJECT}`],
  ['a community', ['isMemberOf', COMMUNITY], 'relCommunityId=com-1'],
  ['a refined community', ['isMemberOf', COMMUNITY], 'refine=community:com-1'],
] as const)('a search by %s finds the linked work', async (_by, claim, query) => {
  const before = await search(`${query}&pageSize=100`);
  await link(claim);
  const after = await search(`${query}&pageSize=100`);
  expect(after.header.numFound).toBe(before.header.numFound + 1);
  expect(after.results.map(({ id }) => id)).toContain(COAST);
  expect(await idsOf(`${query}&search=frisian`)).toEqual([COAST]);
});

test('the citations of a search are also those of the linked work', async () => {
  const query = `relProjectId=${PROJECT}&pageSize=100&includeStats=true`;
  const before = await search(query);
  const known = new Set(before.results.map(({ id }) => id));
  const work = goldenCorpus().find(
    ({ item: { kind, record } }) => kind === 'product' && !known.has(record.id),
  );
  const citations = work && 'indicators' in work.item.record ? work.item.record.indicators : null;
  const source = work?.item.record.id ?? '';
  const id = await service.add('ada', { source, relation: 'isProducedBy', target: PROJECT });
  await service.ask(CURATOR, 'POST approve', [id]);
  const gained = (await search(query)).header.totalCitationsCount ?? 0;
  expect(gained - (before.header.totalCitationsCount ?? 0)).toBe(citations?.citationImpact?.citationCount);
});

test.each([
  ['project', 'isProducedBy', PROJECT, PROJECT],
  ['community', 'isMemberOf', COMMUNITY, 'com-1'],
])(
  'the facet %s counts the linked work, within the search and the other filters',
  async (field, relation, target, value) => {
    const countIn = async (query: string) =>
      (await search(`facets=${field}&${query}`)).facets?.[field]?.values.find((one) => one.value === value)
        ?.count ?? 0;
    const queries = ['', 'search=frisian', 'type=dataset'];
    const before = await Promise.all(queries.map(countIn));
    await link([relation, target]);
    expect(await Promise.all(queries.map(countIn))).toEqual([(before[0] ?? 0) + 1, 1, before[2]]);
  },
);

test('what the facet counts is what a click gives', async () => {
  await link(['isMemberOf', COMMUNITY], ['isProducedBy', PROJECT]);
  const { facets } = await search('facets=community,project&facetSize=100');
  for (const { value, count } of facets?.['community']?.values ?? [])
    expect((await search(`relCommunityId=${value}`)).header.numFound).toBe(count);
  for (const { value, count } of facets?.['project']?.values ?? [])
    expect((await search(`relProjectId=${value}`)).header.numFound).toBe(count);
});

test('a record and exports name what it is linked to', async () => {
  await link(['isProducedBy', PROJECT], ['isMemberOf', COMMUNITY], ['Cites', SOFTWARE]);
  expect(JSON.parse(await service.graph(`research-products/${COAST}`))).toMatchObject({
    projects: [{ id: PROJECT, acronym: 'PRO1' }],
    communities: [{ code: 'com-1', provenance: [{ provenance: 'Linked by user' }] }],
  });
  expect(
    await service.graph('research-products/export?search=frisian&format=csv&column=communities'),
  ).toContain('Community of the level');
  expect(await service.graph(`research-products/${COAST}/as/datacite`)).toContain(
    encodeURIComponent(SOFTWARE),
  );
  expect(await service.graph(`research-products/links?sourcePid=10.1234/frisia&relation=Cites`)).toContain(
    SOFTWARE,
  );
});

test.each(['reject', 'delete'])('after %s it is no longer a relation', async (verb) => {
  const ids = await link(['isProducedBy', PROJECT]);
  const call = verb === 'reject' ? { ids, reason: 'No' } : ids;
  expect((await service.ask(verb === 'reject' ? CURATOR : 'ada', `POST ${verb}`, call)).status).toBe(200);
  expect(await project()).toBeUndefined();
});

test('conditional requests notice every change of the links', async () => {
  const tagOf = async () => {
    const { headers } = await service.app.inject(`/graph/v3/related/${COAST}`);
    return [headers['etag'], headers['last-modified']];
  };
  const first = await tagOf();
  service.store.passMs(60_000);
  const ids = await link(['isProducedBy', PROJECT]);
  const second = await tagOf();
  service.store.passMs(60_000);
  await service.ask('ada', 'POST delete', ids);
  const third = await tagOf();
  expect(second[0]).not.toBe(first[0]);
  expect(third[0]).not.toBe(second[0]);
  expect(new Set([first[1], second[1], third[1]]).size).toBe(3);
});

describe('a new import', () => {
  afterAll(() => publish(goldenCorpus()));

  const publish = async (records: ReturnType<typeof goldenCorpus>) => {
    await service.index.publish(records, new Date('2026-02-01T00:00:00Z'));
    await service.engine.refresh();
  };

  test('keeps approved links', async () => {
    await link(['isProducedBy', PROJECT]);
    await publish(goldenCorpus());
    expect(await project()).toBeDefined();
  });

  test('without one of the ends hides a link until the record is back', async () => {
    await link(['isProducedBy', PROJECT]);
    await publish(goldenCorpus().filter(({ item }) => item.record.id !== PROJECT));
    expect(await project()).toBeUndefined();
    await publish(goldenCorpus());
    expect(await project()).toBeDefined();
  });

  test('that merged an end into another record moves the link there', async () => {
    await link(['isProducedBy', PROJECT]);
    const merged = idOf('merged', 1);
    await publish(
      goldenCorpus().map((one) =>
        one.item.kind === 'product' && one.item.record.id === COAST
          ? {
              ...one,
              item: { ...one.item, record: { ...one.item.record, id: merged, originalIds: [COAST] } },
            }
          : one,
      ),
    );
    expect(await project(merged)).toBeDefined();
    const { results } = JSON.parse(await service.graph(`related/${PROJECT}?relation=produces&pageSize=100`));
    expect(
      z
        .array(z.object({ record: z.object({ id: z.string() }) }))
        .parse(results)
        .map(({ record }) => record.id),
    ).toContain(merged);
  });

  test('that has the link itself is its source from then on', async () => {
    await link(['isProducedBy', PROJECT]);
    await publish(
      goldenCorpus().map((one) => {
        if (one.item.record.id === COAST)
          return { ...one, relations: [{ relation: 'isProducedBy', target: PROJECT }] };
        return one.item.record.id === PROJECT
          ? { ...one, relations: [...one.relations, { relation: 'produces', target: COAST }] }
          : one;
      }),
    );
    expect(await project()).toBeDefined();
    expect(await project()).not.toHaveProperty('linkedByUser');
  });
});

test('two users with the same approved link make one relation', async () => {
  await link(['isProducedBy', PROJECT]);
  const second = await service.add('ben', { source: COAST, relation: 'isProducedBy', target: PROJECT });
  const before = await groupOf(COAST, 'isProducedBy');
  await service.ask(CURATOR, 'POST approve', [second]);
  expect(await groupOf(COAST, 'isProducedBy')).toEqual(before);
});
