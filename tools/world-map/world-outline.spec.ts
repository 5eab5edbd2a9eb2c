import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { drawWorld, OUTLINE, readTopology } from './world-outline.mjs';

test('the outline of the portal is the one that its source gives', () => {
  expect(readFileSync(OUTLINE, 'utf8')).toBe(drawWorld(readTopology()));
});
