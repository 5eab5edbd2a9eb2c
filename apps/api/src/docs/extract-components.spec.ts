import { expect, test } from '@jest/globals';
import { extractComponents } from './extract-components.ts';

const page = { name: 'page', in: 'query', schema: { type: 'integer' } };
const otherPage = { name: 'page', in: 'query', schema: { type: 'string' } };
const once = { name: 'once', in: 'query' };
const wrong = { description: 'A parameter is wrong' };
const fine = (description: string) => ({ description });

const DOCUMENT = {
  openapi: '3.1.0',
  components: { schemas: { Kept: {} } },
  paths: {
    '/a': {
      get: { summary: 'a', parameters: [page, once], responses: { 200: fine('a'), 400: wrong } },
      post: { parameters: [otherPage], responses: { 400: wrong } },
    },
    '/b': { get: { parameters: [page, otherPage], responses: { 200: fine('b') } } },
    '/c': { get: { summary: 'without either' } },
  },
};

test('values that occur more than once are referenced; the others stay in place', () => {
  expect(extractComponents(DOCUMENT)).toEqual({
    openapi: '3.1.0',
    components: {
      schemas: { Kept: {} },
      parameters: { page, 'page.2': otherPage },
      responses: { 400: wrong },
    },
    paths: {
      '/a': {
        get: {
          summary: 'a',
          parameters: [{ $ref: '#/components/parameters/page' }, once],
          responses: { 200: fine('a'), 400: { $ref: '#/components/responses/400' } },
        },
        post: {
          parameters: [{ $ref: '#/components/parameters/page.2' }],
          responses: { 400: { $ref: '#/components/responses/400' } },
        },
      },
      '/b': {
        get: {
          parameters: [{ $ref: '#/components/parameters/page' }, { $ref: '#/components/parameters/page.2' }],
          responses: { 200: fine('b') },
        },
      },
      '/c': { get: { summary: 'without either', parameters: [], responses: {} } },
    },
  });
});
