import { EMPTY_QUERY, searchField } from '@open-discovery/search-fields';
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { createTestPage } from '../../../../testing/render-page.tsx';
import { ValueLine } from './value-line.tsx';

const NAMES = ['Pensoft', 'Elsevier'];
const COUNTED = {
  years: [2019, 2020],
  rows: NAMES.map((name) => ({ value: name, label: name, total: 3, counts: [1, 2] })),
};

test('lines that could not be counted say so once, and are drawn on request', async () => {
  const answers = [new Response('{}', { status: 503 }), Response.json(COUNTED)];
  const fetch = () => Promise.resolve(answers.shift() ?? Response.json(COUNTED));
  const field = searchField('product', 'publisher');
  if (!field) throw new Error('There is no field of publishers');
  const element = NAMES.map((name) => (
    <ValueLine key={name} query={EMPTY_QUERY} field={field} values={NAMES} value={name} label={name} />
  ));
  createTestPage({ fetch }).show([{ path: '*', element }], '/');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  act(() => again.click());
  expect(await screen.findAllByRole('img', { name: /results per year from 2019 to 2020$/ })).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});
