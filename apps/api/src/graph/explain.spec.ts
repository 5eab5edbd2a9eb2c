import { expect, test } from '@jest/globals';
import { setupTestApi } from '../testing/start-test-api.ts';

const api = setupTestApi();

test('explain returns the contributions of fields and boosts for every record', async () => {
  const { results, explain = {} } = await api.search('research-products?search=frisian&explain=true');
  expect(Object.keys(explain)).toEqual(results.map(({ id }) => id));
  const sources = Object.values(explain)
    .flat()
    .map(({ source }) => source);
  expect(sources).toContain('title: frisian');
});

test('explain is absent by default', async () => {
  expect((await api.search('projects?search=sea')).explain).toBeUndefined();
  expect((await api.search('projects?search=sea&explain=false')).explain).toBeUndefined();
});

test('explain is true or false', async () => {
  expect((await api.failure('projects?explain=1')).message).toBe(
    "Invalid value in 'explain'. Allowed values are: ['true', 'false']",
  );
});
