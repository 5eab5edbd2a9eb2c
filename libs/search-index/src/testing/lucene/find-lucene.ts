import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folder of Debian's `liblucene8-java`; `LUCENE_JARS` names another one. */
const JARS_FOLDER = '/usr/share/java';
const CORE_JAR = /^lucene-core-8[.\d]*\.jar$/;

/** The jar of Lucene 8, or the reason why it is not available. */
export type FoundLucene = { jar: string } | { missing: string };

/** Looks for a Java compiler and Lucene, which only tests and benchmarks need. */
export const findLucene = (folder = process.env['LUCENE_JARS'] ?? JARS_FOLDER): FoundLucene => {
  const jar = existsSync(folder) ? readdirSync(folder).find((name) => CORE_JAR.test(name)) : undefined;
  if (jar === undefined) return { missing: `no Lucene 8 in ${folder} (apt-get install liblucene8-java)` };
  if (spawnSync('javac', ['-version']).status !== 0) return { missing: 'no javac (a JDK, 11 or newer)' };
  return { jar: path.join(folder, jar) };
};
