import { describe, expect, test } from '@jest/globals';
import { setupTestApi } from '../../testing/start-test-api.ts';
import { COLLECTIONS } from '../parameters/collections.ts';
import { LIMITS } from '../parameters/limits.ts';

const api = setupTestApi();

const ask = (of: readonly string[]) => {
  const query = new URLSearchParams(of.map((address): [string, string] => ['of', address]));
  return api.app.inject(`/graph/v3/totals?${query.toString()}`);
};
const totals = async (of: readonly string[]): Promise<unknown> => (await ask(of)).json();

const SEARCHES = [
  ...COLLECTIONS.map(({ path }) => path),
  'research-products?search=sea+OR+wind&accessRightLabel=%22Open+Access%22',
  'research-products?type=dataset&type=software&fromYear=2005&exclude=country%3ANL',
  'research-products?rorId=01ggx4157',
  'research-products?type=dataset&accessRightLabel=Restricted&logicalOperator=NOT',
  'projects?search=zzzzzz',
];

describe('totals', () => {
  test('equal those of the searches, in their order', async () => {
    const each = await Promise.all(
      SEARCHES.map(async (search) => (await api.search(search)).header.numFound),
    );
    expect(await totals(SEARCHES)).toEqual({ totals: each });
  });
  test('are null for refused searches only', async () => {
    const projects = (await api.search('projects')).header.numFound;
    const manyWords = `projects?search=${Array.from({ length: 400 }, (_, word) => `w${word}`).join('+')}`;
    const refused = ['projects?grantID=1', 'projects?page=101&pageSize=100', manyWords];
    expect(await totals(['projects', ...refused, 'projects'])).toEqual({
      totals: [projects, null, null, null, projects],
    });
  });
  test.each([
    ['a search of totals', 'totals?of=projects'],
    ['one record', 'projects/x'],
    ['another server', 'http://169.254.169.254/latest/meta-data'],
    ['another server without its scheme', '//localhost/graph/v3/projects'],
    ['a file', 'file:///etc/passwd'],
    ['a folder above', '../v3/projects'],
    ['a prototype', '__proto__?search=sea'],
    ['parameters of a prototype', 'projects?__proto__=1&constructor=2'],
    ['half a character', 'projects?search=%ED%A0%80&type=x'],
    ['a percent sign', '%'],
    ['a question mark', '?'],
  ])('%s has none', async (_what, address) => {
    expect(await totals([address])).toEqual({ totals: [null] });
  });
  test('refuse an invalid request with a message', async () => {
    expect(await api.failure('totals')).toEqual({ status: 400, message: "Parameter 'of' is required" });
    expect(await api.failure('totals?of=projects&from=2000')).toMatchObject({ status: 400 });
    const tooMany = await ask(Array.from({ length: LIMITS.totals + 1 }, () => 'projects'));
    expect(tooMany.json()).toMatchObject({
      code: 400,
      message: `Parameter 'of' may be given at most ${LIMITS.totals} times`,
    });
  });
  test('are the same until the records change', async () => {
    const { headers } = await ask(['projects']);
    const again = await api.app.inject({
      url: '/graph/v3/totals?of=projects',
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });
});
