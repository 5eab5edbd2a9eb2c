import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { readText } from './repository.ts';

const versionSchema = z.object({ version: z.string() });
const versionOf = (file: string): string => versionSchema.parse(JSON.parse(readText(file))).version;

test('the accessibility report is about this version; `npm run accessibility-report` makes a new one', () => {
  expect(versionOf('apps/portal/src/pages/information/accessibility/report.json')).toBe(
    versionOf('package.json'),
  );
});
