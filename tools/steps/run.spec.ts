import { expect, test } from '@jest/globals';
import { getPriority } from 'node:os';
import { run } from './run.mjs';

const PRINT_PRIORITIES = `
  const { existsSync, readFileSync } = require('node:fs');
  const file = '/proc/self/autogroup';
  const session = existsSync(file) ? readFileSync(file, 'utf8') : '';
  process.stdout.write(JSON.stringify({ own: os.getPriority(), session: session.trim() }));
`;
/** Starts the program that it runs in a separate session, as Nx does. */
const START_IN_A_SESSION = `
  const { spawnSync } = require('node:child_process');
  spawnSync(process.execPath, ['-e', ${JSON.stringify(PRINT_PRIORITIES)}], { stdio: 'inherit', detached: true });
`;

test('a program that a background program starts goes behind others, with its session', async () => {
  const { code, output } = await run(process.execPath, ['-e', START_IN_A_SESSION], { isBackground: true });
  expect(code).toBe(0);
  const priority = Math.max(getPriority(), 5);
  // Empty where sessions do not share the processor.
  const session: unknown = expect.stringMatching(`^$|nice ${priority}$`);
  expect(JSON.parse(output)).toEqual({ own: priority, session });
});
