import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '../steps/find-program.mjs';
import { nextFreePort } from '../steps/ports.mjs';
import { ROOT } from './repository.ts';

const caddy = findProgram('caddy');
const LIMIT_MS = 30_000;

interface Answer {
  readonly protocol: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Sends a request over a connection that offers HTTP/2. */
const ask = (port: number, headers: Readonly<Record<string, string>>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
    session.on('error', reject);
    const request = session.request({ ':path': '/', ...headers });
    request.on('error', reject);
    request.on('response', (answered) => {
      resolve({ protocol: session.alpnProtocol ?? '', headers: answered });
      request.resume();
      session.close();
    });
  });

/** The deployed Caddyfile in front of a server that keeps the headers it gets. */
(caddy === null ? describe.skip : describe)('the proxy that is deployed (needs caddy)', () => {
  let folder = '';
  let portal: Server;
  let proxy: ChildProcess;
  let port = 0;
  const seen: IncomingHttpHeaders[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-proxy-'));
    portal = createServer((request, response) => {
      seen.push(request.headers);
      response.setHeader('strict-transport-security', 'max-age=31536000').end(request.httpVersion);
    });
    await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
    port = await nextFreePort();
    const file = path.join(folder, 'Caddyfile');
    // Its own authority, which nobody has to trust, and no other ports.
    writeFileSync(
      file,
      `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\nimport ${ROOT}/deploy/compose/Caddyfile\n`,
    );
    proxy = spawn(caddy ?? '', ['run', '--adapter', 'caddyfile', '--config', file], {
      env: {
        ...process.env,
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        SITE: `localhost:${port}`,
        LOGIN_SITE: `login.localhost:${port}`,
        PORTAL: `127.0.0.1:${(portal.address() as AddressInfo).port}`,
      },
      stdio: 'ignore',
    });
    const deadline = Date.now() + LIMIT_MS;
    while (Date.now() < deadline && (await ask(port, {}).catch(() => null)) === null) await pause(50);
  }, LIMIT_MS);
  afterAll(async () => {
    proxy.kill('SIGKILL');
    await new Promise((resolve) => portal.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  test('speaks HTTP/2, passes HSTS on, and replaces what visitors claim to be', async () => {
    const { protocol, headers } = await ask(port, {
      'x-request-id': 'mine',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'evil.example',
    });
    expect(protocol).toBe('h2');
    expect(headers).toMatchObject({ ':status': 200, 'strict-transport-security': 'max-age=31536000' });
    expect(seen.at(-1)).toMatchObject({
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'x-forwarded-proto': 'https',
      'x-forwarded-for': expect.stringMatching(/^(?:127\.0\.0\.1|::1)$/),
      'x-forwarded-host': `localhost:${port}`,
    });
    expect(seen.at(-1)).not.toHaveProperty('traceparent');
  });
});
