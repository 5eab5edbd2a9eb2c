import { expect, test } from '@jest/globals';
import type { Project } from '@open-discovery/model';
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
