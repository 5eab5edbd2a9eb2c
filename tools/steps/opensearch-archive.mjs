import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { programIn } from './find-program.mjs';
import { artifactFile, fetchArtifact, findJava, mavenCommand } from './java.mjs';
import { IS_WINDOWS } from './kill-tree.mjs';
import { runOrStop } from './run.mjs';
import { Stop } from './stop.mjs';

const GROUP = 'org.opensearch.distribution.integ-test-zip';

/**
 * The pinned servers: the one that everything is tested with, and the last one that is too old. `sha512` is that of the
 * archive, as Maven Central publishes it. `java` is the first version that runs the server's classes, and the last one, where
 * a newer one does not: from 24 on, Java has no security manager.
 */
const SERVERS = {
  current: {
    version: '3.8.0',
    sha512:
      '8470fc447309e84216f9359030db53a85b087492e161e5ce1a29276e776d4725b802f93ba8d218ea88e4a7999addadb863be93b8e1f89e9a292163e636e62de3',
    java: { from: 21 },
  },
  'too-old': {
    version: '2.18.0',
    sha512:
      'f57338492c19af32f4784c0d4c10acf57998358dea1f9b89bb848fd84270ced0440c1bbf6927acbc0a56c0c707a868bfa8012110c3ed41006883cd200e696c20',
    java: { from: 17, to: 23 },
  },
};

/** The folder of unpacked servers. The server refuses to run as root, so its user must be able to read it. */
const cacheFolder = () =>
  path.join(process.getuid?.() === 0 ? '/var/cache' : path.join(homedir(), '.cache'), 'open-discovery');

const artifactOf = ({ version }) => ({ group: GROUP, name: 'opensearch', version, packaging: 'zip' });

const checkArchive = async (file, { version, sha512 }) => {
  const hash = createHash('sha512');
  await pipeline(createReadStream(file), hash);
  if (hash.digest('hex') !== sha512)
    throw new Stop(`${file} is not the archive of OpenSearch ${version}: delete it.`);
};

/** Unpacks the archive next to its place, so that a second run never meets half of it. */
const unpack = async (programs, archive, home) => {
  mkdirSync(path.dirname(home), { recursive: true });
  const part = mkdtempSync(`${home}-`);
  try {
    await runOrStop('Unpacking OpenSearch', programIn(programs, 'jar'), ['--extract', '--file', archive], {
      cwd: part,
    });
    if (!IS_WINDOWS) await runOrStop('Unpacking OpenSearch', 'chmod', ['-R', 'a+rX', part]);
    if (!existsSync(home)) renameSync(path.join(part, path.basename(home)), home);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
};

const javaNeeded = ({ from, to }) => (to === undefined ? `${from} or newer` : `from ${from} to ${to}`);

/** Fetches a server with Maven and unpacks it, unless it is there; returns its folder, or what is missing. */
const fetchServer = async (server, programs, environment) => {
  const home = path.join(cacheFolder(), `opensearch-${server.version}`);
  if (existsSync(home)) return { home, programs };
  const artifact = artifactOf(server);
  const archive = artifactFile(artifact);
  if (!existsSync(archive)) {
    const maven = mavenCommand(environment);
    if (maven === null)
      return {
        missing:
          'OpenSearch is fetched with Maven: install it, or name the server’s folder with OPENSEARCH_HOME.',
      };
    await fetchArtifact('Fetching OpenSearch', maven, artifact);
  }
  await checkArchive(archive, server);
  await unpack(programs, archive, home);
  return { home, programs };
};

/**
 * Finds a server: the folder in `OPENSEARCH_HOME` in place of the current one, or a pinned version, which Maven fetches once.
 * Returns the folders of the server and of Java's programs, or one line that says what is `missing`.
 *
 * @param {{ server?: keyof typeof SERVERS, environment?: Record<string, string | undefined>, jdkFolders?: readonly string[] }} [options]
 * @returns {Promise<{ home: string, programs: string } | { missing: string }>}
 */
export const findOpenSearch = async ({ server = 'current', environment = process.env, jdkFolders } = {}) => {
  const wanted = SERVERS[server];
  const programs = await findJava({ environment, jdkFolders, versions: wanted.java });
  if (programs === null) return { missing: `OpenSearch needs a JDK ${javaNeeded(wanted.java)} (JAVA_HOME).` };
  const named = server === 'current' ? environment.OPENSEARCH_HOME : undefined;
  if (named && !existsSync(path.join(named, 'lib')))
    throw new Stop(`OPENSEARCH_HOME=${named} is not the folder of an OpenSearch server.`);
  return named ? { home: named, programs } : fetchServer(wanted, programs, environment);
};
