import { expect, test } from '@jest/globals';
import { choiceOf, withChoice } from '../../parts/statistics/statistics-choice.ts';
import { communityValues, toCommunity } from './community-values.ts';

const NONE = { pid: 'tides', isEnabled: true, choices: {} };

test('a figure is shown nowhere until it is chosen, and other choices stay', () => {
  expect(choiceOf(NONE, 'result', 'timeline')).toEqual({ status: false, monitor: false });
  const one = withChoice(NONE, 'result', 'timeline', { status: true, monitor: false });
  const two = withChoice(one, 'result', 'access', { status: true, monitor: true });
  expect(choiceOf(two, 'result', 'timeline')).toEqual({ status: true, monitor: false });
  expect(choiceOf(two, 'result', 'access')).toEqual({ status: true, monitor: true });
  expect(choiceOf(two, 'dataset', 'access')).toEqual({ status: false, monitor: false });
});

test('fields that the form of a community does not edit stay unchanged', () => {
  const values = {
    ...communityValues(null),
    pid: 'tides',
    name: 'Tides',
    queryFieldName: 'subject',
    valueId: 'tide',
  };
  expect(toCommunity(values, null, {})).toEqual({
    pid: 'tides',
    name: 'Tides',
    type: 'community',
    joining: 'invited',
    layout: {
      title: '',
      logoUrl: '',
      isUpload: false,
      graphSectionText: '',
      queryFieldName: 'subject',
      valueId: 'tide',
      valueName: '',
    },
  });
});

test.each([
  ['3f2a.png', true],
  ['https://tides.example/logo.svg', false],
])('the logo %s is an uploaded picture: %s', (logoUrl, isUpload) => {
  const { layout } = toCommunity({ ...communityValues(null), logoUrl }, null, {});
  expect(layout).toMatchObject({ logoUrl, isUpload });
});
