import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { findProgram, programIn } from './find-program.mjs';
import { IS_WINDOWS } from './kill-tree.mjs';
import { run, runOrStop } from './run.mjs';

const MINUTE_MS = 60_000;
const JDK_FOLDERS = ['/usr/lib/jvm', '/opt/java', '/Library/Java/JavaVirtualMachines'];

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

/**
 * Returns the folder of the programs of a JDK of a version `from` one up `to` another: that of `JAVA_HOME`, or an installed
 * one; `null` if there is none.
 *
 * @param {{ environment?: Record<string, string | undefined>, jdkFolders?: readonly string[], versions: { from: number, to?: number } }} wanted
 * @returns {Promise<string | null>}
 */
export const findJava = async ({
  environment = process.env,
  jdkFolders = JDK_FOLDERS,
  versions: { from, to = Infinity },
}) => {
  const named = environment.JAVA_HOME ? [path.join(environment.JAVA_HOME, 'bin')] : [];
  const onPath = findProgram('java', environment);
  const folders = [...named, ...(onPath === null ? [] : [path.dirname(onPath)]), ...javaFolders(jdkFolders)];
  for (const folder of folders) {
    const java = programIn(folder, 'java');
    if (java === null || programIn(folder, 'jar') === null) continue;
    const version = await versionOf(java);
    if (version >= from && version <= to) return folder;
  }
  return null;
};

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

/** Returns the file of an artifact in Maven's local repository. */
export const artifactFile = ({ group, name, version, packaging }) =>
  path.join(
    homedir(),
    '.m2/repository',
    ...group.split('.'),
    name,
    version,
    `${name}-${version}.${packaging}`,
  );

/** Has Maven fetch an artifact into its local repository; `what` describes the step to the user. */
export const fetchArtifact = async (what, [maven, ...first], { group, name, version, packaging }) => {
  const artifact = [group, name, version, packaging].join(':');
  await runOrStop(
    what,
    maven,
    [...first, '-B', '-q', 'dependency:get', `-Dartifact=${artifact}`, '-Dtransitive=false'],
    { limitMs: 5 * MINUTE_MS },
  );
};
