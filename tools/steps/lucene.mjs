import { existsSync, readdirSync } from 'node:fs';
import { hasApt, installPackage } from './apt.mjs';
import { findProgram } from './find-program.mjs';

const JARS_FOLDER = '/usr/share/java';

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
