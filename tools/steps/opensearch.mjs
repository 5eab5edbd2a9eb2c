import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endOrphans } from './end-orphans.mjs';
import { killTree, IS_WINDOWS } from './kill-tree.mjs';
import { programIn } from './find-program.mjs';
import { freePort, nextFreePort } from './ports.mjs';
import { Stop } from './stop.mjs';

const HOST = '127.0.0.1';
const START_LIMIT_MS = 180_000;
const ASK_EVERY_MS = 250;
const KEPT_CHARACTERS = 4_000;
/** The user "nobody": the server refuses to run as root. */
const UNPRIVILEGED = 65_534;

const isRoot = () => process.getuid?.() === 0;

const LOGGING = `status = error
appender.console.type = Console
appender.console.name = console
appender.console.layout.type = PatternLayout
appender.console.layout.pattern = %d{ISO8601} %p %c{1}: %m%n
rootLogger.level = warn
rootLogger.appenderRef.console.ref = console
`;

/** The guard of the server against its own code: an agent, or the security manager of older versions of Java. */
const guardOf = (home) => {
  const agent = path.join(home, 'agent/opensearch-agent.jar');
  return existsSync(agent)
    ? [`-javaagent:${agent}`, '--add-opens=java.base/java.nio=ALL-UNNAMED']
    : ['-Djava.security.manager=allow'];
};

/** Options of a small node: one collector thread and, because tests are short, the quick compiler only, unless it is measured. */
const javaOptions = ({ home, folder, heapMb, isMeasured }) => [
  `-Xms${heapMb}m`,
  `-Xmx${heapMb}m`,
  '-Xss1m',
  '-Xshare:auto',
  '-XX:+UseSerialGC',
  ...(isMeasured ? [] : ['-XX:TieredStopAtLevel=1']),
  '--add-modules=jdk.incubator.vector',
  ...guardOf(home),
  '-Djava.awt.headless=true',
  '-Dfile.encoding=UTF-8',
  '-Djna.nosys=true',
  '-Djava.locale.providers=SPI,CLDR',
  '-Dio.netty.noUnsafe=true',
  '-Dio.netty.noKeySetOptimization=true',
  '-Dio.netty.recycler.maxCapacityPerThread=0',
  '-Dio.netty.allocator.numDirectArenas=0',
  '-Dlog4j.shutdownHookEnabled=false',
  '-Dlog4j2.disable.jmx=true',
  `-Djava.io.tmpdir=${path.join(folder, 'tmp')}`,
  `-Dopensearch.path.home=${home}`,
  `-Dopensearch.path.conf=${path.join(folder, 'config')}`,
  '-Dopensearch.distribution.type=tar',
  '-Dopensearch.bundled_jdk=false',
  '-cp',
  path.join(home, 'lib', '*'),
  'org.opensearch.bootstrap.OpenSearch',
];

const settingsOf = ({ name, folder, port, transportPort, settings }, nodes) => {
  const seeds = nodes.map((node) => `${HOST}:${node.transportPort}`);
  return {
    'cluster.name': 'open-discovery',
    'node.name': name,
    'path.data': path.join(folder, 'data'),
    'path.logs': path.join(folder, 'logs'),
    'network.host': HOST,
    'http.port': port,
    'transport.port': transportPort,
    ...(nodes.length === 1
      ? { 'discovery.type': 'single-node' }
      : {
          'discovery.seed_hosts': seeds,
          'cluster.initial_cluster_manager_nodes': nodes.map((node) => node.name),
        }),
    'cluster.routing.allocation.disk.threshold_enabled': false,
    'action.auto_create_index': false,
    'indices.breaker.total.use_real_memory': false,
    ...settings,
  };
};

/** Creates the folder of a node, which the server's user owns. */
const writeNode = (node, nodes) => {
  const { folder } = node;
  const folders = ['.', 'config', 'config/jvm.options.d', 'data', 'logs', 'tmp'].map((name) =>
    path.join(folder, name),
  );
  for (const name of folders) mkdirSync(name, { recursive: true });
  const settings = Object.entries(settingsOf(node, nodes)).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}\n`,
  );
  writeFileSync(path.join(folder, 'config/opensearch.yml'), settings.join(''));
  writeFileSync(path.join(folder, 'config/log4j2.properties'), LOGGING);
  if (isRoot()) for (const name of folders) chownSync(name, UNPRIVILEGED, UNPRIVILEGED);
};

const startNode = (node, { programs, ...server }) => {
  const child = spawn(programIn(programs, 'java'), javaOptions({ ...server, folder: node.folder }), {
    cwd: node.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !IS_WINDOWS,
    windowsHide: true,
    ...(isRoot() ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {}),
  });
  const started = { ...node, child, output: '', hasEnded: false };
  const keep = (chunk) => {
    started.output = (started.output + chunk).slice(-KEPT_CHARACTERS);
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  started.ended = new Promise((resolve) => {
    const end = () => resolve((started.hasEnded = true));
    child.once('exit', end);
    child.once('error', end);
  });
  return started;
};

const hasNodes = async (url, count) => {
  try {
    const response = await fetch(`${url}/_cluster/health`, { signal: AbortSignal.timeout(START_LIMIT_MS) });
    return response.ok && (await response.json()).number_of_nodes >= count;
  } catch {
    return false;
  }
};

const untilReady = async (nodes) => {
  const deadline = performance.now() + START_LIMIT_MS;
  for (const { url } of nodes) {
    while (!(await hasNodes(url, nodes.length))) {
      const ended = nodes.find(({ hasEnded }) => hasEnded);
      if (ended) throw new Stop(`OpenSearch ended before it was ready:\n${ended.output}`);
      if (performance.now() > deadline) throw new Stop(`OpenSearch did not answer at ${url} in time.`);
      await pause(ASK_EVERY_MS);
    }
  }
};

/**
 * Starts a cluster of one to three nodes on this machine; `settings` are added to those of each node, and one that
 * `isMeasured` compiles its code as a server that lasts. Its data is removed when it stops, and it ends with this process, even
 * one that is killed.
 *
 * @param {{ home: string, programs: string, nodes?: number, heapMb?: number, ports?: readonly string[], settings?: Record<string, unknown>, isMeasured?: boolean }} options
 * @returns {Promise<{ urls: string[], pids: number[], ended: Promise<unknown>, kill: (index: number) => Promise<void>, stop: () => Promise<void> }>}
 */
export const startOpenSearch = async ({
  home,
  programs,
  nodes = 1,
  heapMb = 384,
  ports = [],
  settings = {},
  isMeasured = false,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-opensearch-'));
  const names = Array.from({ length: nodes }, (_, index) => `node-${index + 1}`);
  const planned = [];
  for (const [index, name] of names.entries()) {
    const port = await freePort('SEARCH_PORT', ports[index] ?? '0', HOST);
    const transportPort = await nextFreePort();
    planned.push({
      name,
      port,
      transportPort,
      folder: path.join(folder, name),
      url: `http://${HOST}:${port}`,
      settings,
    });
  }
  if (isRoot()) chownSync(folder, UNPRIVILEGED, UNPRIVILEGED);
  for (const node of planned) writeNode(node, planned);
  const started = planned.map((node) => startNode(node, { home, programs, heapMb, isMeasured }));
  const callOff = endOrphans(
    started.map(({ child }) => child.pid),
    folder,
  );
  const stop = async () => {
    for (const { child } of started) killTree(child, 'SIGKILL');
    await Promise.all(started.map(({ ended }) => ended));
    callOff();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(started);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    urls: planned.map(({ url }) => url),
    pids: started.map(({ child }) => child.pid ?? 0),
    ended: Promise.race(started.map(({ ended }) => ended)),
    kill: async (index) => {
      killTree(started[index].child, 'SIGKILL');
      await started[index].ended;
    },
    stop,
  };
};
