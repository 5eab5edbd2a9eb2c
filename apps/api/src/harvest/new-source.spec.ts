import { expect, test } from '@jest/globals';
import { NOW } from '@open-discovery/harvest/testing';
import { newSourceSchema, toSource } from './new-source.ts';

const GIVEN = {
  name: 'archive',
  kind: 'oai-pmh',
  address: 'https://archive.example.org/oai',
  options: { set: ['tides', 'winds'] },
};

test('a source of the console has no permission beyond the public internet', () => {
  expect(toSource(GIVEN, NOW)).toEqual({
    ...GIVEN,
    allowsHttp: false,
    allowsPrivate: false,
    addedAt: NOW.toISOString(),
  });
});

test.each(['allowsHttp', 'allowsPrivate', 'allowsFolder'])('a body with %s is refused', (field) => {
  expect(newSourceSchema.safeParse({ ...GIVEN, [field]: true }).success).toBe(false);
});

test.each([
  [{ name: '../x' }, 'name', 'source-name'],
  [{ name: 'a/b' }, 'name', 'source-name'],
  [{ name: '.running' }, 'name', 'source-name'],
  [{ name: 'Ἀρχεῖον' }, 'name', 'source-name'],
  [{ name: 'a'.repeat(64) }, 'name', 'source-name'],
  [{ kind: 'ftp' }, 'kind', 'choice'],
  [{ address: null }, 'address', 'validation.required'],
  [{ address: 'archive' }, 'address', 'source-address'],
  [{ address: 'http://archive.example.org/oai' }, 'address', 'source-address'],
  [{ address: 'http://169.254.169.254/' }, 'address', 'source-address'],
  [{ address: 'https://127.0.0.1/oai' }, 'address', 'source-address'],
  [{ address: 'https://[::ffff:127.0.0.1]/oai' }, 'address', 'source-address'],
  [{ address: 'https://ada:secret@archive.example.org/oai' }, 'address', 'source-address'],
  [{ address: 'https://archive.example.org/oai?verb=Identify' }, 'address', 'source-parameters'],
  [{ kind: 'file', address: '/etc/passwd', options: {} }, 'address', 'source-address'],
  [{ kind: 'file', address: 'file:///etc/passwd', options: {} }, 'address', 'source-address'],
  [{ kind: 'file', address: '../records.jsonl', options: {} }, 'address', 'source-address'],
  [{ kind: 'openalex', options: { funder: ['F1'] } }, 'address', 'fixed'],
  [{ options: { ror: ['02nr0ka47'] } }, 'options.ror', 'value'],
  [{ options: { format: ['oai_dc', 'datacite'] } }, 'options.format', 'too-many'],
  [{ options: { from: ['yesterday'] } }, 'options.from', 'source-option'],
  [{ options: { from: ['2026-01-02'], until: ['2026-01-01'] } }, 'options.until', 'source-dates'],
  [{ kind: 'crossref', address: null, options: {} }, 'options.ror', 'source-limit'],
  [{ kind: 'crossref', address: null, options: { ror: [] } }, 'options.ror', 'source-limit'],
])('%j: %s is refused with %s', (change, field, id) => {
  expect(() => toSource({ ...GIVEN, ...change }, NOW)).toThrow(
    expect.objectContaining({
      status: 400,
      message: expect.stringMatching(new RegExp(`^${field}: .`)),
      details: { problem: { id, values: expect.anything() } },
    }),
  );
});

test('the refusal of a value has an example', () => {
  expect(() => toSource({ ...GIVEN, options: { from: ['yesterday'] } }, NOW)).toThrow(
    'options.from: must look like this: 2026-01-31',
  );
});

test('all wrong fields are refused at once', () => {
  const wrong = { name: 'A b', address: 'archive', options: { from: ['yesterday'] } };
  expect(() => toSource({ ...GIVEN, ...wrong }, NOW)).toThrow(
    expect.objectContaining({
      details: expect.objectContaining({
        refusals: [
          { message: expect.stringMatching(/^name: ./), problem: { id: 'source-name', values: {} } },
          { message: expect.stringMatching(/^address: ./), problem: { id: 'source-address', values: {} } },
          {
            message: 'options.from: must look like this: 2026-01-31',
            problem: { id: 'source-option', values: { example: '2026-01-31' } },
          },
        ],
      }),
    }),
  );
});
