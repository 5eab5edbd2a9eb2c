import { describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { oneLine } from './read-specification.ts';
import { readText, ROOT } from './repository.ts';

const PAGE = 'docs/threats.md';
const PROOF = /^\[[^\]]+\]\(\.\.\/([^)]+\.spec\.tsx?)\): `(.+)`$/;

const threats = readText(PAGE)
  .split(/\n(?=- \*\*|## )/)
  .filter((block) => block.startsWith('- **'))
  .map((block) => {
    const [threat = '', ...items] = block.split('\n  - ').map(oneLine);
    return { threat, items };
  });

const hasTitle = (file: string, title: string): boolean =>
  existsSync(path.join(ROOT, file)) &&
  ["'", '"', '`'].some((quote) => oneLine(readText(file)).includes(`${quote}${title}${quote}`));

describe(PAGE, () => {
  test('has threats', () => {
    expect(threats.length).toBeGreaterThan(10);
  });

  test.each(threats)('$threat is covered by tests that exist', ({ items }) => {
    expect(items.length).toBeGreaterThan(0);
    const broken = items.filter((item) => {
      const [, file = '', title = ''] = PROOF.exec(item) ?? [];
      return !hasTitle(file, title);
    });
    expect(broken).toEqual([]);
  });
});
