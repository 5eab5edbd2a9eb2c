import { describe, expect, test } from '@jest/globals';
import { NEEDS_BUILD, PARTS, PHASES } from './test-parts.mjs';

describe('the phases of npm test', () => {
  test('run every part once', () => {
    expect(PHASES.flat(2).sort()).toEqual(Object.keys(PARTS).sort());
  });

  test.each(NEEDS_BUILD)('run %s after the build', (part) => {
    const phaseOf = (name: string): number => PHASES.findIndex((lanes) => lanes.flat().includes(name));
    expect(phaseOf(part)).toBeGreaterThan(phaseOf('build'));
  });
});
