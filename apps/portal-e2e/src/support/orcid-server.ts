import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './root.ts';
import { freePort } from './servers.ts';
import type { Server } from './servers.ts';

const PROGRAM = 'apps/api/src/orcid/testing/orcid-program.ts';

/** An author of the sample corpus. */
const AUTHOR = '0000-0003-2100-8493';

/** ORCID's published interface, in a separate process. */
export interface OrcidServer extends Server {
  /** Settings of an API that uses it. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Returns the settings of an API that uses the ORCID server at an address. */
export const orcidEnvironment = (url: string): Readonly<Record<string, string>> => ({
  ORCID_URL: url,
  ORCID_API_URL: url,
  ORCID_CLIENT_ID: 'APP-TEST',
  ORCID_CLIENT_SECRET: 'a secret that nobody may see',
});

/** Starts a server like ORCID, with the record of an author of the sample corpus. */
export const startOrcidServer = async (): Promise<OrcidServer> => {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--import=tsx', '--conditions=@open-discovery/source', path.join(ROOT, PROGRAM), String(port), AUTHOR],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`The ORCID server ended with ${code}.`)));
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    environment: orcidEnvironment(url),
    stop: async () => {
      process.off('exit', end);
      end();
    },
  };
};
