import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { findProgram, programIn } from './find-program.mjs';
import { IS_WINDOWS } from './kill-tree.mjs';
import { run, runOrStop } from './run.mjs';
import { Stop } from './stop.mjs';

const MINUTE_MS = 60_000;
const VERSION = '3.8.0';
const GROUP = 'org.opensearch.distribution.integ-test-zip';
/** SHA-512 of the archive, as Maven Central publishes it. */
const SHA512 =
  '8470fc447309e84216f9359030db53a85b087492e161e5ce1a29276e776d4725b802f93ba8d218ea88e4a7999addadb863be93b8e1f89e9a292163e636e62de3';
/** The server's classes are compiled for this version of Java. */
const JAVA_VERSION = 21;
const JDK_FOLDERS = ['/usr/lib/jvm', '/opt/java', '/Library/Java/JavaVirtualMachines'];

/** The folder of unpacked servers. The server refuses to run as root, so its user must be able to read it. */
const cacheFolder = () =>
  path.join(process.getuid?.() === 0 ? '/var/cache' : path.join(homedir(), '.cache'), 'open-discovery');

const versionOf = async (java) => {
  const { code, output } = await run(java, ['-version'], { limitMs: MINUTE_MS });
  return code === 0 ? Number(/version "(\d+)/.exec(output)?.[1] ?? 0) : 0;
};

const javaFolders = (jdkFolders) =>
  jdkFolders
    .flatMap((folder) =>
      existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [],
    )
    .flatMap((home) => [path.join(home, 'bin'), path.join(home, 'Contents/Home/bin')]);

/** Returns the folder of the programs of a JDK that can run the server: that of `JAVA_HOME`, or an installed one. */
const findJava = async ({ environment, jdkFolders }) => {
  const named = environment.JAVA_HOME ? [path.join(environment.JAVA_HOME, 'bin')] : [];
  const onPath = findProgram('java', environment);
  const folders = [...named, ...(onPath === null ? [] : [path.dirname(onPath)]), ...javaFolders(jdkFolders)];
  for (const folder of folders) {
    const java = programIn(folder, 'java');
    if (java !== null && programIn(folder, 'jar') !== null && (await versionOf(java)) >= JAVA_VERSION)
      return folder;
  }
  return null;
};

const archiveFile = () =>
  path.join(
    homedir(),
    '.m2/repository',
    ...GROUP.split('.'),
    'opensearch',
    VERSION,
    `opensearch-${VERSION}.zip`,
  );

/**
 * Returns the program and the first arguments that run Maven; `null` if it is not installed. On Windows Maven is a command
 * file, which Node.js only runs by the system's command interpreter.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {string[] | null}
 */
export const mavenCommand = (environment, isWindows = IS_WINDOWS) => {
  if (!isWindows) {
    const maven = findProgram('mvn', environment);
    return maven === null ? null : [maven];
  }
  const folders = (environment.PATH ?? '').split(path.delimiter);
  return folders.some((folder) => existsSync(path.join(folder, 'mvn.cmd')))
    ? ['cmd.exe', '/d', '/c', 'mvn.cmd']
    : null;
};

const fetchArchive = async ([maven, ...first]) => {
  const artifact = `${GROUP}:opensearch:${VERSION}:zip`;
  await runOrStop(
    'Fetching OpenSearch',
    maven,
    [...first, '-B', '-q', 'dependency:get', `-Dartifact=${artifact}`, '-Dtransitive=false'],
    { limitMs: 5 * MINUTE_MS },
  );
};

const checkArchive = async () => {
  const hash = createHash('sha512');
  await pipeline(createReadStream(archiveFile()), hash);
  if (hash.digest('hex') !== SHA512)
    throw new Stop(`${archiveFile()} is not the archive of OpenSearch ${VERSION}: delete it.`);
};

/** Unpacks the archive next to its place, so that a second run never meets half of it. */
const unpack = async (programs, home) => {
  mkdirSync(path.dirname(home), { recursive: true });
  const part = mkdtempSync(`${home}-`);
  try {
    await runOrStop(
      'Unpacking OpenSearch',
      programIn(programs, 'jar'),
      ['--extract', '--file', archiveFile()],
      {
        cwd: part,
      },
    );
    if (!IS_WINDOWS) await runOrStop('Unpacking OpenSearch', 'chmod', ['-R', 'a+rX', part]);
    if (!existsSync(home)) renameSync(path.join(part, `opensearch-${VERSION}`), home);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
};

/**
 * Finds the server: the folder in `OPENSEARCH_HOME`, or the pinned version, which Maven fetches once. Returns the folders of
 * the server and of Java's programs, or one line that says what is `missing`.
 *
 * @param {{ environment?: Record<string, string | undefined>, jdkFolders?: readonly string[] }} [options]
 * @returns {Promise<{ home: string, programs: string } | { missing: string }>}
 */
export const findOpenSearch = async ({ environment = process.env, jdkFolders = JDK_FOLDERS } = {}) => {
  const programs = await findJava({ environment, jdkFolders });
  if (programs === null) return { missing: `OpenSearch needs a JDK ${JAVA_VERSION} or newer (JAVA_HOME).` };
  const named = environment.OPENSEARCH_HOME;
  if (named && !existsSync(path.join(named, 'lib')))
    throw new Stop(`OPENSEARCH_HOME=${named} is not the folder of an OpenSearch server.`);
  if (named) return { home: named, programs };
  const home = path.join(cacheFolder(), `opensearch-${VERSION}`);
  if (existsSync(home)) return { home, programs };
  if (!existsSync(archiveFile())) {
    const maven = mavenCommand(environment);
    if (maven === null)
      return {
        missing:
          'OpenSearch is fetched with Maven: install it, or name the server’s folder with OPENSEARCH_HOME.',
      };
    await fetchArchive(maven);
  }
  await checkArchive();
  await unpack(programs, home);
  return { home, programs };
};
