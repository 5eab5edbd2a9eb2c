import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { LIVENESS } from '../steps/end-when-hung.mjs';
import { findProgram } from '../steps/find-program.mjs';
import { SERVER_RUNTIME } from '../steps/server.mjs';
import { shutdownLimitMs } from '../steps/shutdown-limit.mjs';
import { APPS, BACKUP_PROGRAM, HARVEST_PROGRAM } from '../steps/workspace.mjs';
import { committedFiles, readText, ROOT } from './repository.ts';

const CONTAINERFILE = 'deploy/container/Containerfile';
const TABLES = /(?:\/|-)settings\.ts$/;

/** Settings of the programs beside ours, and of the scripts. */
const OTHERS =
  /^(?:BASE|NODE_ENV|NX_|POSTGRES_|OPENSEARCH_|KC_|KEYCLOAK_|LOGIN_SITE|SITE|DISABLE_SECURITY_PLUGIN|OPEN_DISCOVERY_IMAGE|CMD|ALL|MALLOC_ARENA_MAX|CHOWN|DAC_|FOWNER|SETGID|SETUID|NET_)/;

const settings = new Set(
  committedFiles()
    .filter((file) => /^apps\/(api|portal)\/src\//.test(file) && TABLES.test(file))
    .flatMap((file) => [...readText(file).matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)])
    .map(([, name = '']) => name),
);

const deployed = committedFiles().filter(
  (file) => file.startsWith('deploy/') && !file.startsWith('deploy/monitoring/'),
);

/** Returns the environment variables that a file gives to programs. */
const variablesIn = (file: string): string[] =>
  [...readText(file).matchAll(/(?:^|[\s{]name: |Environment=|[\s'])([A-Z][A-Z\d_]{3,})(?=[=:,])/gm)].map(
    ([, name = '']) => name,
  );

/** Returns the text of each container of the compose file by its name, with that of the parts it is made of. */
const readContainers = (): [string, string][] => {
  const [parts = '', rest = ''] = readText('deploy/compose/compose.yaml').split('\nservices:\n');
  const blocksOf = (text: string): Map<string, string> =>
    new Map(
      text
        .split(/^(?=\S)/m)
        .map((block): [string, string] => [
          /^\S+: &(\w+)/.exec(block)?.[1] ?? block.split(':')[0] ?? '',
          block,
        ]),
    );
  const partOf = blocksOf(parts);
  const whole = (block: string): string =>
    [...block.matchAll(/<<: \*(\w+)/g)].map(([, name = '']) => whole(partOf.get(name) ?? '')).join('') +
    block;
  const [services = ''] = rest.split('\nnetworks:\n');
  return [...blocksOf(services.replaceAll(/^ {2}/gm, ''))].map(([name, block]) => [name, whole(block)]);
};

const JOB_PODS = 'deploy/kubernetes/job-pods.yaml';

/** The documents of the Kubernetes manifests that start pods; those of jobs with the patch that they have in common. */
const pods = deployed
  .filter((file) => file.startsWith('deploy/kubernetes/') && file !== JOB_PODS)
  .flatMap((file) => readText(file).split(/^---$/m))
  .filter((text) => /^kind: (?:Deployment|CronJob)$/m.test(text))
  .map((text) => (text.includes('\nkind: CronJob\n') ? `${text}${readText(JOB_PODS)}` : text));

describe('what is deployed', () => {
  test.each(deployed)('%s gives no setting that the servers do not have', (file) => {
    expect(settings.size).toBeGreaterThan(40);
    const unknown = variablesIn(file)
      .map((name) => name.replace(/_FILE$/, ''))
      .filter((name) => !settings.has(name) && !OTHERS.test(name));
    expect(unknown).toEqual([]);
  });

  test('settings are found', () => {
    expect(deployed.flatMap(variablesIn)).toEqual(
      expect.arrayContaining(['OIDC_CLIENT_SECRET_FILE', 'TRUSTED_PROXIES', 'PORTAL_ADDRESSES', 'DATA_DIR']),
    );
  });

  test('a server in a separate container runs as `npm start` runs it', () => {
    const commands = deployed.flatMap((file) =>
      [...readText(file).matchAll(/command: \[node, (.*)\/main\.js\]/g)].map(([, args = '']) =>
        args.split(', ').slice(0, -1),
      ),
    );
    expect(commands).toEqual(Array.from({ length: 4 }, () => SERVER_RUNTIME.options));
    for (const [name, value] of Object.entries(SERVER_RUNTIME.environment))
      expect(readText(CONTAINERFILE)).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
  });

  test('Kubernetes sets no variables for its services, such as API_PORT', () => {
    expect(pods).toHaveLength(4);
    for (const pod of pods) expect(pod).toMatch(/^ +enableServiceLinks: false$/m);
  });

  test('Kubernetes starts no job while the one before is running', () => {
    const jobs = pods.filter((pod) => pod.includes('kind: CronJob'));
    expect(jobs).toHaveLength(2);
    for (const job of jobs) expect(job).toMatch(/^ {2}concurrencyPolicy: Forbid$/m);
  });

  test('no probe asks for the database or the records: without them, all pods would be taken away at once', () => {
    const probed = deployed.flatMap((file) =>
      [...readText(file).matchAll(/httpGet: \{ path: ([^,]+),|127\.0\.0\.1:\d+(\/\w+)/g)].map(
        ([, path, ofContainer]) => path ?? ofContainer,
      ),
    );
    expect(probed).toEqual(Array.from({ length: 7 }, () => '/health'));
  });

  test('a server that hangs is restarted after the same time by Kubernetes and by `npm start`', () => {
    const probes = deployed.flatMap((file) =>
      [
        ...readText(file).matchAll(
          /livenessProbe:\s+httpGet: .*\s+periodSeconds: (\d+)\s+timeoutSeconds: (\d+)\s+failureThreshold: (\d+)/g,
        ),
      ].map(([, ...numbers]) => numbers.map(Number)),
    );
    const { everyMs, limitMs, failures } = LIVENESS;
    expect(probes).toEqual(Array.from({ length: 2 }, () => [everyMs / 1_000, limitMs / 1_000, failures]));
  });

  test('the image has what it copies, and no rights', () => {
    const text = readText(CONTAINERFILE);
    const copied = [...text.matchAll(/^COPY --from=build ((?:\/src\/\S+ )+)/gm)]
      .flatMap(([, files = '']) => files.trim().split(' '))
      .map((file) => file.replace('/src/', ''))
      .filter((file) => !file.endsWith('/dist'));
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    expect(text).toMatch(/^USER 10001:10001$/m);
    expect(text).toMatch(/^HEALTHCHECK /m);
  });

  test('the image has every program that is started', () => {
    const started = [...deployed, 'docs/deployment.md'].flatMap((file) =>
      [...readText(file).matchAll(/\bapps\/[\w/-]+\.js\b/g)].map(([program]) => program),
    );
    expect(new Set(started)).toEqual(new Set([...Object.values(APPS), BACKUP_PROGRAM, HARVEST_PROGRAM]));
    const image = readText(CONTAINERFILE);
    for (const [folder] of started.join(' ').matchAll(/\bapps\/\w+\/dist\b/g))
      expect(image).toContain(`\nCOPY --from=build /src/${folder} ${folder}\n`);
  });
});

describe('what is deployed is limited', () => {
  const units = deployed.filter((file) => file.endsWith('.service'));
  const hardeningOf = (file: string): string[] =>
    readText(file)
      .split('\n')
      .filter((line) => /^(?:NoNew|Private|Protect|Capab|Lock|Restrict|SystemCall|UMask)/.test(line))
      .sort();

  test.each(units)('%s has the restrictions of the server', (file) => {
    expect(hardeningOf('deploy/systemd/open-discovery.service').length).toBeGreaterThan(15);
    expect(hardeningOf(file)).toEqual(hardeningOf('deploy/systemd/open-discovery.service'));
  });

  test.each(readContainers())(
    'the container %s gains no rights, has a limit of memory, and a log that ends',
    (_name, text) => {
      for (const limit of [
        'image: ',
        "security_opt: ['no-new-privileges:true']",
        'cap_drop: [ALL]',
        'mem_limit: ',
        'max-size: ',
      ])
        expect(text).toContain(limit);
    },
  );

  test.each(pods.map((pod): [string, string] => [/^ {2}name: (.*)$/m.exec(pod)?.[1] ?? '', pod]))(
    'the pods of %s gain no rights, write only to volumes, and have a limit of memory',
    (_name, pod) => {
      for (const limit of [
        'automountServiceAccountToken: false',
        'runAsNonRoot: true',
        'seccompProfile: { type: RuntimeDefault }',
        'allowPrivilegeEscalation: false',
        'readOnlyRootFilesystem: true',
        'capabilities: { drop: [ALL] }',
        'limits: { memory: ',
      ])
        expect(pod).toContain(limit);
    },
  );

  test('every way of stopping leaves time for the portal and then the API', () => {
    const seconds = deployed.flatMap((file) =>
      [
        ...readText(file).matchAll(
          /(?:TimeoutStopSec=|stop_grace_period: |terminationGracePeriodSeconds: )(\d+)/g,
        ),
      ].map(([, number]) => Number(number)),
    );
    expect(seconds.length).toBeGreaterThanOrEqual(4);
    expect(Math.min(...seconds) * 1_000).toBeGreaterThanOrEqual(
      2 * shutdownLimitMs({ SHUTDOWN_LIMIT_MS: undefined }),
    );
  });
});

/** Programs that read what we deploy: a row is skipped where the program is not installed. */
const READERS = [
  ['systemd-analyze', ['verify', ...deployed.filter((file) => file.startsWith('deploy/systemd/'))]],
  ['caddy', ['validate', '--adapter', 'caddyfile', '--config', 'deploy/compose/Caddyfile']],
  ['kubectl', ['kustomize', 'deploy/kubernetes']],
] as const;

describe('the programs themselves accept it', () => {
  for (const [name, args] of READERS) {
    const program = findProgram(name);
    const title = `${name} ${args.slice(0, 1).join(' ')}`;
    (program === null ? test.skip : test)(
      program === null ? `${title} (${name} is not installed)` : title,
      () => {
        const { status, stdout, stderr } = spawnSync(program ?? '', args, { cwd: ROOT, encoding: 'utf8' });
        expect({ status, output: `${stdout}${stderr}` }).toMatchObject({ status: 0 });
      },
      30_000,
    );
  }
});
