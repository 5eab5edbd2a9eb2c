import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInConsole } from '../../testing/render-in-console.tsx';
import { TagsField } from './tags-field.tsx';

/** Shows a field of tags, a button that returns it to the given ones, and one that brings others. */
const openField = (given: readonly string[], others: readonly string[] = []) => {
  const Form = () => {
    const [tags, setTags] = useState(given);
    return (
      <>
        {/* A form may keep the tags as one text. */}
        <TagsField name="tags" label="Tags" problem={null} value={[...tags]} onChange={setTags} />
        <button type="button" onClick={() => setTags(given)}>
          Reset
        </button>
        <button type="button" onClick={() => setTags(others)}>
          Take others
        </button>
        <output>{JSON.stringify(tags)}</output>
      </>
    );
  };
  renderInConsole(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>('Tags');
  return {
    field,
    submitted: (): unknown => JSON.parse(screen.getByRole('status').textContent),
    tags: () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent),
    /** Types a text letter by letter. */
    type: (text: string) => {
      for (const letter of text) fireEvent.change(field, { target: { value: field.value + letter } });
    },
  };
};

test('a tag that is typed counts, and is shown as one once it is ended', () => {
  const { field, submitted, tags, type } = openField([]);
  type('lakes');
  expect([submitted(), tags()]).toEqual([['lakes'], []]);
  fireEvent.keyDown(field, { key: 'Enter' });
  type('tides,sea');
  expect([submitted(), tags(), field.value]).toEqual([['lakes', 'tides', 'sea'], ['lakes', 'tides'], 'sea']);
});

test.each([
  [['open', 'x'], 'open science'],
  [['a', 'a:b'], 'a:b:c'],
  [['/about'], '/about/team'],
  [['open'], 'open'],
])('the tags %j stay while %j is typed', (given, text) => {
  const { field, submitted, tags, type } = openField(given);
  type(text);
  expect([submitted(), tags()]).toEqual([[...new Set([...given, text])], given]);
  fireEvent.change(field, { target: { value: '' } });
  expect([submitted(), tags()]).toEqual([given, given]);
});

test('a tag is removed while another one is typed', () => {
  const { field, submitted, type } = openField(['open', 'x']);
  type('sea');
  fireEvent.click(screen.getByRole('button', { name: 'Remove open' }));
  expect([submitted(), field.value]).toEqual([['x', 'sea'], 'sea']);
});

test('a form that is reset has lost the text', () => {
  const { field, tags, type } = openField(['open']);
  type('tides,sea');
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect([tags(), field.value]).toEqual([['open'], '']);
});

test('tags that come back after a reset are tags, also the one that was typed last', () => {
  const { field, tags, type } = openField(['open'], ['open', 'sea']);
  type('sea');
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  fireEvent.click(screen.getByRole('button', { name: 'Take others' }));
  expect([tags(), field.value]).toEqual([['open', 'sea'], '']);
});
