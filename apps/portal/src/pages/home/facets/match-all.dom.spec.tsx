import { EMPTY_QUERY, searchField } from '@open-discovery/search-fields';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.tsx';
import { MatchAll } from './match-all.tsx';

const SWITCH = 'a switch';
const ALWAYS = 'the note that all values must match';

test.each([
  ['funder', ALWAYS],
  ['community', ALWAYS],
  ['project', ALWAYS],
  ['country', SWITCH],
  ['fos', SWITCH],
  ['access', null],
])('the facet %s has %s (Spec §9)', (name, expected) => {
  const field = searchField('product', name);
  if (field) renderPage(<MatchAll query={EMPTY_QUERY} field={field} />);
  const shown = [
    ...screen.queryAllByRole('checkbox', { name: 'Match all selected values' }).map(() => SWITCH),
    ...screen.queryAllByText('Results match all selected values.').map(() => ALWAYS),
  ];
  expect(shown).toEqual(expected === null ? [] : [expected]);
});
