import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { buildProgram } from '../testing/build-program.ts';

const LIMIT_MS = 60_000;

// A process that may write no more to a file fails as one with a full disk does. Windows has no such limit.
(process.platform === 'win32' ? test.skip : test)(
  'a full disk is one sentence, and nothing is stored',
  () => {
    const program = buildProgram(path.join(import.meta.dirname, 'testing/save-and-report.ts'));
    const folder = mkdtempSync(path.join(tmpdir(), 'uploads-'));
    const limited = `trap '' XFSZ; ulimit -f 8; exec "$0" "$@"`;
    const failure = execFileSync('sh', ['-c', limited, process.execPath, program, folder], {
      encoding: 'utf8',
    });
    expect(JSON.parse(failure)).toEqual({
      status: 507,
      message:
        'The space for files on the server is full, so nothing more is stored; its administrator must free some',
      retryAfterSeconds: null,
      details: { problem: { id: 'uploads-full', values: {} } },
    });
    expect(readdirSync(folder)).toEqual([]);
  },
  LIMIT_MS,
);
