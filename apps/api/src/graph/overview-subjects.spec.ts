import { expect, test } from '@jest/globals';
import { idOf } from '@open-discovery/model/testing';
import { setupTestApi } from '../testing/start-test-api.ts';
import { overviewAnswer } from './answer-schemas.ts';

const works = (count: number, ...values: string[]) =>
  Array.from({ length: count }, (_, number) => ({
    item: {
      kind: 'product' as const,
      record: {
        id: idOf(values.join(), number),
        type: 'publication' as const,
        subjects: values.map((value) => ({ subject: { scheme: 'mesh', value } })),
      },
    },
    relations: [],
  }));
const api = setupTestApi({
  records: [...works(3, 'Humans', 'Male', 'Aged, 80 and over'), ...works(2, 'Tides'), ...works(1, 'Seas')],
});

test('the subjects of the overview are what works are about, without the check tags of MeSH', async () => {
  const answer: unknown = (await api.app.inject('/graph/v3/overview')).json();
  expect(overviewAnswer.parse(answer).subjects.map(({ label }) => label)).toEqual(['Tides', 'Seas']);
});
