import { beforeEach, describe, expect, test } from '@jest/globals';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findLucene } from './lucene.mjs';

const describeScripts = process.platform === 'win32' ? describe.skip : describe;

describeScripts('the Lucene to measure beside', () => {
  let folder: string;

  /** Creates the programs of a JDK of a version, which only tell its version; returns their folder. */
  const createPrograms = (version: string): string => {
    const programs = path.join(folder, `jdk-${version}`, 'bin');
    mkdirSync(programs, { recursive: true });
    for (const name of ['java', 'javac', 'jar']) {
      const file = path.join(programs, name);
      writeFileSync(file, `#!/bin/sh\necho 'openjdk version "${version}.0.1"' >&2\n`);
      chmodSync(file, 0o755);
    }
    return programs;
  };
  const createJar = (version: string): string => {
    const jar = path.join(folder, `lucene-core-${version}.jar`);
    writeFileSync(jar, '');
    return jar;
  };
  const find = (environment: Record<string, string>) =>
    findLucene({ environment, jdkFolders: [], jarsFolder: folder });

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'find-lucene-'));
  });

  test('is Debian’s Lucene 8 where the JDK is too old for the current one', async () => {
    const jar = createJar('8.7.0');
    const programs = createPrograms('17');
    expect(await find({ PATH: programs })).toEqual({ jar, version: '8.7', programs });
  });
  test('is the one in LUCENE_JARS, whatever else is there', async () => {
    const jar = createJar('10.4.0');
    const programs = createPrograms('25');
    const environment = { JAVA_HOME: path.dirname(programs), LUCENE_JARS: folder };
    expect(await find(environment)).toEqual({ jar, version: '10.4', programs });
  });
  test.each([
    ['neither a JDK nor a jar', () => ({})],
    ['no jar', () => ({ PATH: createPrograms('17') })],
  ])('is missing with %s, which one line says', async (_, environment) => {
    expect(await find(environment())).toEqual({
      missing: 'It needs Maven and a JDK 21 (JAVA_HOME), or a JDK and liblucene8-java.',
    });
  });
});
