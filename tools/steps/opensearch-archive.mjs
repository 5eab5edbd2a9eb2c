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

const VERSION = '3.8.0';
const GROUP = 'org.opensearch.distribution.integ-test-zip';
/** SHA-512 of the archive, as Maven Central publishes it. */
const SHA512 =
  '8470fc447309e84216f9359030db53a85b087492e161e5ce1a29276e776d4725b802f93ba8d218ea88e4a7999addadb863be93b8e1f89e9a292163e636e62de3';
/** The server's classes are compiled for this version of Java. */
const JAVA_VERSION = 21;

/** The folder of unpacked servers. The server refuses to run as root, so its user must be able to read it. */
const cacheFolder = () =>
  path.join(process.getuid?.() === 0 ? '/var/cache' : path.join(homedir(), '.cache'), 'open-discovery');

const ARTIFACT = { group: GROUP, name: 'opensearch', version: VERSION, packaging: 'zip' };
const archiveFile = () => artifactFile(ARTIFACT);

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
export const findOpenSearch = async ({ environment = process.env, jdkFolders } = {}) => {
  const programs = await findJava({ environment, jdkFolders, version: JAVA_VERSION });
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
    await fetchArtifact('Fetching OpenSearch', maven, ARTIFACT);
  }
  await checkArchive();
  await unpack(programs, home);
  return { home, programs };
};
