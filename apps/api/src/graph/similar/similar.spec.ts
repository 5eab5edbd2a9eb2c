import { describe, expect, test } from '@jest/globals';
import { workOf } from '@open-discovery/graph-index';
import type { RelationName, ResearchProduct } from '@open-discovery/model';
import { aProduct, aProject, idOf } from '@open-discovery/model/testing';
import { setupTestApi } from '../../testing/start-test-api.ts';

const product = (number: number, mainTitle: string, fields: Partial<ResearchProduct> = {}): ResearchProduct =>
  aProduct({ id: idOf('doi_', number), mainTitle, ...fields });
const subject = (value: string) => ({ subject: { scheme: 'keyword', value } });

const WORK = product(1, 'Radiocarbon calibration of glacier moraines', {
  subjects: [subject('radiocarbon calibration')],
  pids: [{ scheme: 'doi', value: '10.5555/1' }],
});
const NEIGHBOR = product(2, 'Calibration curves for radiocarbon dates of moraines', {
  subjects: [subject('Radiocarbon calibration')],
});
const NEIGHBOR_VERSION = product(3, 'Calibration curves for radiocarbon dates of moraines, version 2');
const OWN_VERSION = product(4, 'Dating glacier moraines: radiocarbon calibration revisited');
const SAME_TITLE = product(5, 'Radiocarbon Calibration of Glacier Moraines (preprint)');
const SAME_DOI = product(6, 'Radiocarbon calibration, glacier moraines and lakes', {
  pids: [{ scheme: 'doi', value: '10.5555/1' }],
});
const CITING_SAME = product(7, 'Moraines of the last ice age');
const OTHER_TOPIC = product(8, 'Moraines in medieval poetry');
const CITED = [product(9, 'A laboratory of isotopes'), product(10, 'A valley in the Alps')];

const LINKS: readonly (readonly [ResearchProduct, RelationName, ResearchProduct])[] = [
  [WORK, 'IsNewVersionOf', OWN_VERSION],
  ...CITED.flatMap((cited) => [[WORK, 'Cites', cited] as const, [CITING_SAME, 'References', cited] as const]),
];
const PRODUCTS = [
  WORK,
  NEIGHBOR,
  NEIGHBOR_VERSION,
  OWN_VERSION,
  SAME_TITLE,
  SAME_DOI,
  CITING_SAME,
  OTHER_TOPIC,
  ...CITED,
];

const records = PRODUCTS.map((record) => ({
  item: { kind: 'product' as const, record },
  relations: LINKS.filter(([from]) => from === record).map(([, relation, to]) => ({
    relation,
    target: to.id,
    work: workOf(to),
  })),
}));
const project = { item: { kind: 'project' as const, record: aProject() }, relations: [] };
const api = setupTestApi({ records: [...records, project] });

const ask = async (id: string, parameters = '') => {
  const answer = await api.app.inject(`/graph/v3/similar/${encodeURIComponent(id)}${parameters}`);
  return {
    status: answer.statusCode,
    ...answer.json<{ results?: { record: ResearchProduct; why: unknown }[] }>(),
  };
};

describe('the works similar to a work', () => {
  test('share words, subjects and references with it, and say which', async () => {
    const { results = [] } = await ask(WORK.id);
    expect(results.map(({ record, why }) => [record.id, why])).toEqual([
      [
        expect.stringMatching(`${NEIGHBOR.id}|${NEIGHBOR_VERSION.id}`),
        expect.objectContaining({
          references: 0,
          subjects: ['radiocarbon calibration'],
          words: expect.arrayContaining(['Radiocarbon', 'calibration', 'moraines']),
        }),
      ],
      [CITING_SAME.id, expect.objectContaining({ references: 2, subjects: [], words: ['moraines'] })],
    ]);
  });
  test.each([
    ['the work itself', WORK],
    ['a version linked to it', OWN_VERSION],
    ['a copy by its title', SAME_TITLE],
    ['a copy by an identifier', SAME_DOI],
    ['a work that shares one word alone', OTHER_TOPIC],
  ])('are not %s', async (_what, { id }) => {
    const { results = [] } = await ask(WORK.id, '?limit=20');
    expect(results.map(({ record }) => record.id)).not.toContain(id);
  });
  test('have one version of each', async () => {
    const { results = [] } = await ask(WORK.id, '?limit=20');
    const versions = [NEIGHBOR.id, NEIGHBOR_VERSION.id];
    expect(results.filter(({ record }) => versions.includes(record.id))).toHaveLength(1);
  });
  test('are at most as many as requested', async () => {
    expect((await ask(WORK.id, '?limit=1')).results).toHaveLength(1);
    expect((await ask(WORK.id, '?limit=0')).status).toBe(400);
  });
  test('are none for a work without a neighbor', async () => {
    expect((await ask(CITED[0]?.id ?? '')).results).toEqual([]);
  });
  test.each([
    ['an unknown id', idOf('doi_', 99)],
    ['a project', aProject().id],
  ])('are not found for %s', async (_what, id) => {
    expect((await ask(id)).status).toBe(404);
  });
});
