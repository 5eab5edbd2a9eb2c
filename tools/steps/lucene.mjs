import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { hasApt, installPackage } from './apt.mjs';
import { findProgram } from './find-program.mjs';
import { artifactFile, fetchArtifact, findJava, mavenCommand } from './java.mjs';
import { Stop } from './stop.mjs';

const JARS_FOLDER = '/usr/share/java';
const CORE_JAR = /^lucene-core-(?:8|10)[.\d]*\.jar$/;

/** The Lucene that the index is measured beside. */
const CURRENT = { group: 'org.apache.lucene', name: 'lucene-core', version: '10.4.0', packaging: 'jar' };
/** The version of Java that its classes are compiled for. */
const JAVA_OF_CURRENT = 21;

const hasJar = () =>
  existsSync(JARS_FOLDER) && readdirSync(JARS_FOLDER).some((name) => name.startsWith('lucene-core-8'));

/**
 * Installs Lucene, which the search index is compared with, where that is possible. Elsewhere these tests are skipped.
 */
export const offerLucene = async () => {
  if (process.env.LUCENE_JARS || !hasApt()) return;
  if (findProgram('javac') === null) await installPackage('a Java compiler', 'default-jdk-headless');
  if (!hasJar()) await installPackage('Lucene', 'liblucene8-java');
};

/** Returns the jar of Lucene's core in a folder; `null` if it is not there. */
const jarIn = (folder) => {
  const name = existsSync(folder) ? readdirSync(folder).find((one) => CORE_JAR.test(one)) : undefined;
  return name === undefined ? null : path.join(folder, name);
};

const versionOf = (jar) => /core-(\d+)\.(\d+)/.exec(path.basename(jar)).slice(1).join('.');

/** Returns the jar of the current Lucene, which Maven fetches once; `null` without Maven or its repository. */
const currentJar = async (environment) => {
  const file = artifactFile(CURRENT);
  if (existsSync(file)) return file;
  const maven = mavenCommand(environment);
  if (maven === null) return null;
  try {
    await fetchArtifact(`Fetching Lucene ${CURRENT.version}`, maven, CURRENT);
    return file;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    return null;
  }
};

/**
 * Finds the Lucene to measure beside: the one in the folder `LUCENE_JARS`; the current one, where Maven and a JDK 21 or newer
 * are installed; or Debian's Lucene 8. Returns its jar, its version and the folder of Java's programs, or what is `missing`.
 *
 * @param {{ environment?: Record<string, string | undefined>, jdkFolders?: readonly string[], jarsFolder?: string }} [options]
 * @returns {Promise<{ jar: string, version: string, programs: string } | { missing: string }>}
 */
export const findLucene = async ({
  environment = process.env,
  jdkFolders,
  jarsFolder = JARS_FOLDER,
} = {}) => {
  const named = environment.LUCENE_JARS;
  const newer = await findJava({ environment, jdkFolders, versions: { from: JAVA_OF_CURRENT } });
  const current = named || newer === null ? null : await currentJar(environment);
  const jar = current ?? jarIn(named ?? jarsFolder);
  const compiler = findProgram('javac', environment);
  const programs = newer ?? (compiler === null ? null : path.dirname(compiler));
  if (jar === null || programs === null)
    return { missing: 'It needs Maven and a JDK 21 (JAVA_HOME), or a JDK and liblucene8-java.' };
  return { jar, version: versionOf(jar), programs };
};
