import { expect, test } from '@jest/globals';
import { createExamples, topicOf } from './examples.ts';

test.each([
  ['Sea-level rise and coastal flooding', 'flooding'],
  ['Ζωή στη θάλασσα', 'θάλασσα'],
  ['On a sea', 'science'],
  ['10.1000/182', 'science'],
  ['', 'science'],
])('the title %j gives the topic %j', (title, topic) => expect(topicOf(title)).toBe(topic));

test('without an overview, the examples are about science and name no record', () => {
  const examples = createExamples(null);
  expect(examples.map(({ id }) => id)).toEqual(['search', 'filter', 'pages', 'table']);
  expect(examples[0]?.path).toBe('research-products?search=science&pageSize=3');
});
