import { expect, test } from '@jest/globals';
import type { Community, Project } from '@open-discovery/model';
import { factsOf } from './facts-of.ts';

const fundings = [{ shortName: 'EC', name: 'European Commission' }];

test.each<[Partial<Project>, string]>([
  [{ title: 'Tides', acronym: 'TIDE', code: '766555', fundings }, 'Tides'],
  [{ acronym: 'TIDE', code: '766555', fundings }, 'TIDE'],
  [{ code: '766555', fundings }, 'European Commission · 766555'],
  [{ fundings }, 'European Commission'],
  [{ code: '766555' }, '766555'],
  [{}, 'grant::1'],
])('a grant with %j is listed as “%s”, as on its page', (fields, title) => {
  const facts = factsOf({ kind: 'project', record: { id: 'grant::1', ...fields } });
  expect(facts.title).toBe(title);
});

test.each<[Partial<Community>, string]>([
  [{ name: 'http://zenodo.org/communities/dimpo', acronym: 'dimpo' }, 'dimpo'],
  [{ acronym: 'https://zenodo.org/communities/sea%20ice/' }, 'sea ice'],
  [{ name: 'Sea ice', acronym: 'ice' }, 'Sea ice'],
  [{}, 'community::1'],
])('a community with %j is listed as “%s”, as on its page', (fields, title) => {
  const facts = factsOf({ kind: 'community', record: { id: 'community::1', ...fields } });
  expect(facts.title).toBe(title);
});
