import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = path.resolve(import.meta.dirname, '..');
const SHEETS = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** A property or value that names a side of the screen, and boxes whose left and right side differ. */
const SIDES: readonly RegExp[] = [
  /^\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-\w+)?:/,
  /^\s*(?:text-align|float|clear): (?:left|right);/,
  /^\s*(?:margin|padding|inset): [^\s,]+ ([^\s,]+) [^\s,]+ (?!\1;)[^\s,]+;/,
  /^\s*border-(?:top|bottom)-(?:left|right)-radius:/,
];

const sidesIn = (css: string): readonly string[] =>
  css.split('\n').filter((line) => SIDES.some((side) => side.test(line)));

test.each(SHEETS)(
  '%s names the start and end of lines, not sides of the screen, so that it can be mirrored',
  (file) => {
    expect(sidesIn(readFileSync(path.join(SOURCE, file), 'utf8'))).toEqual([]);
  },
);

test.each(['  margin-left: 1px;', '  right: 0;', '  text-align: left;', '  padding: 0 1px 0 2px;'])(
  '%j names a side of the screen',
  (line) => {
    expect(sidesIn(line)).toEqual([line]);
  },
);
