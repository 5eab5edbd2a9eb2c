import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
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

const LIMIT_MS = 30_000;

interface Answer {
  readonly protocol: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Sends a request over a connection that offers HTTP/2. */
const ask = (port: number, headers: Readonly<Record<string, string>>, body?: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
    session.on('error', reject);
    const request = session.request({ ':path': '/', ...headers }, { endStream: body === undefined });
    request.on('error', reject);
    request.on('response', (answered) => {
      resolve({ protocol: session.alpnProtocol ?? '', headers: answered });
      request.resume();
      session.close();
    });
    if (body !== undefined) request.end(body);
  });

interface Places {
  /** A folder of the proxy's own. */
  readonly folder: string;
  readonly port: number;
  readonly portalPort: number;
}

const startCaddy = (caddy: string, { folder, port, portalPort }: Places): ChildProcess => {
  const file = path.join(folder, 'Caddyfile');
  // Its own authority, which nobody has to trust, and no other ports.
  writeFileSync(
    file,
    `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\nimport ${ROOT}/deploy/compose/Caddyfile\n`,
  );
  return spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', file], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE: `localhost:${port}`,
      LOGIN_SITE: `login.localhost:${port}`,
      PORTAL: `127.0.0.1:${portalPort}`,
    },
    stdio: 'ignore',
  });
};

const certify = (folder: string): void => {
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', ...files];
  expect(spawnSync('openssl', args).status).toBe(0);
};

const startNginx = (nginx: string, { folder, port, portalPort }: Places): ChildProcess => {
  certify(folder);
  const site = readFileSync(path.join(ROOT, 'deploy/nginx/open-discovery.conf'), 'utf8')
    .replaceAll(/^\tlisten \[::\].*\n/gm, '')
    // A test needs no second port: an address is enough.
    .replace('listen 80', `listen unix:${folder}/http`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('127.0.0.1:4200', `127.0.0.1:${portalPort}`)
    .replaceAll('/etc/letsencrypt/live/discovery.example.org', folder);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const file = path.join(folder, 'nginx.conf');
  // One process, so that it ends with its signal.
  writeFileSync(
    file,
    `daemon off;\nmaster_process off;\npid ${folder}/pid;\nevents {}\nhttp {\n${paths}\naccess_log off;\n${site}}\n`,
  );
  return spawn(nginx, ['-p', folder, '-e', `${folder}/errors`, '-c', file], { stdio: 'ignore' });
};

const PROXIES = [
  ['caddy', startCaddy],
  ['nginx', startNginx],
] as const;

/** The deployed configuration of a proxy in front of a server that keeps the headers it gets. */
describe.each(PROXIES)('%s, as it is deployed (skipped where it is not installed)', (name, start) => {
  const program = findProgram(name);
  const testWithProgram = program === null ? test.skip : test;
  let folder = '';
  let portal: Server;
  let proxy: ChildProcess | undefined;
  let port = 0;
  const seen: { readonly headers: IncomingHttpHeaders; readonly bytes: number }[] = [];
  beforeAll(async () => {
    if (program === null) return;
    folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-proxy-'));
    portal = createServer((request, response) => {
      let bytes = 0;
      request.on('data', (chunk: Buffer) => (bytes += chunk.length));
      request.on('end', () => {
        seen.push({ headers: request.headers, bytes });
        response.setHeader('strict-transport-security', 'max-age=31536000').end(request.httpVersion);
      });
    });
    await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
    port = await nextFreePort();
    proxy = start(program, { folder, port, portalPort: (portal.address() as AddressInfo).port });
    const deadline = Date.now() + LIMIT_MS;
    while (Date.now() < deadline && (await ask(port, {}).catch(() => null)) === null) await pause(50);
  }, LIMIT_MS);
  afterAll(async () => {
    if (proxy === undefined) return;
    proxy.kill('SIGKILL');
    await new Promise((resolve) => portal.close(resolve));
  });

  testWithProgram('speaks HTTP/2, passes HSTS on, and replaces what visitors claim to be', async () => {
    const { protocol, headers } = await ask(port, {
      'x-request-id': 'mine',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      tracestate: 'a=b',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'evil.example',
    });
    expect(protocol).toBe('h2');
    expect(headers).toMatchObject({ ':status': 200, 'strict-transport-security': 'max-age=31536000' });
    const passed = seen.at(-1)?.headers;
    expect(passed).toMatchObject({
      'x-request-id': expect.stringMatching(/^[\da-f-]{32,36}$/),
      'x-forwarded-proto': 'https',
      'x-forwarded-for': expect.stringMatching(/^(?:127\.0\.0\.1|::1)$/),
      'x-forwarded-host': `localhost:${port}`,
    });
    expect(passed).not.toHaveProperty('traceparent');
    expect(passed).not.toHaveProperty('tracestate');
  });

  testWithProgram('passes a file of 3 MB on', async () => {
    const { headers } = await ask(port, { ':method': 'POST' }, Buffer.alloc(3_000_000));
    expect([headers[':status'], seen.at(-1)?.bytes]).toEqual([200, 3_000_000]);
  });
});
