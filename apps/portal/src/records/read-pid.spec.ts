import { expect, test } from '@jest/globals';
import { readPid } from './read-pid.ts';

test.each([
  [{ scheme: 'doi', value: '10.1234/A' }, 'doi'],
  [{ scheme: 'pmid', value: '2659' }, 'pmid'],
  [{ scheme: 'opendoar', value: '2659' }, undefined],
  [{ scheme: 'url', value: 'https://doi.org/10.1234/a' }, 'doi'],
  [{ scheme: null, value: '10.1234/a' }, 'doi'],
  [{ scheme: 'doi', value: '' }, undefined],
])('%j is read as %s', (pid, scheme) => expect(readPid(pid)?.scheme).toBe(scheme));
