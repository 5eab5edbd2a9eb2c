import { expect, test } from '@jest/globals';
import { PORTAL_LANGUAGES } from '@open-discovery/model';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const wordsSchema = z.array(z.string()).nullish();
const serviceSchema = z.object({
  accessType: z.string().nullish(),
  categories: wordsSchema,
  scientificDomains: wordsSchema,
  targetUsers: wordsSchema,
});
type SampleService = z.infer<typeof serviceSchema>;

const SAMPLE = path.resolve(import.meta.dirname, '../../../../../tools/sample-corpus/services.jsonl');
const services = readFileSync(SAMPLE, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => serviceSchema.parse(JSON.parse(line)));

const idsOf = (vocabulary: string, wordsOf: (service: SampleService) => SampleService['categories']) =>
  services.flatMap((service) =>
    (wordsOf(service) ?? []).map((word) => `${vocabulary}.${word.toLowerCase()}`),
  );
const stated = new Set([
  ...idsOf('access-type', ({ accessType }) => (accessType ? [accessType] : [])),
  ...idsOf('domain', ({ scientificDomains }) => scientificDomains),
  ...idsOf('service-category', ({ categories }) => categories),
  ...idsOf('target-user', ({ targetUsers }) => targetUsers),
]);

test.each(PORTAL_LANGUAGES)('every word of the services of the sample corpus is there in %s', (language) => {
  const file = path.join(import.meta.dirname, 'messages', `${language}.json`);
  const there = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  expect(stated.size).toBeGreaterThan(20);
  expect([...stated].filter((id) => !(id in there))).toEqual([]);
});
