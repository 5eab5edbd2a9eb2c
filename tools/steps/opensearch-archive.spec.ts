import { beforeAll, describe, expect, test } from '@jest/globals';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mavenCommand } from './java.mjs';
import { findOpenSearch } from './opensearch-archive.mjs';

const describeScripts = process.platform === 'win32' ? describe.skip : describe;

describeScripts('the server for the tests of OpenSearch', () => {
  let folder: string;

  /** Creates a JDK of a version, which only tells its version. */
  const createJdk = (version: string): string => {
    const home = path.join(folder, `jdk-${version}`);
    mkdirSync(path.join(home, 'bin'), { recursive: true });
    for (const name of ['java', 'jar']) {
      const file = path.join(home, 'bin', name);
      writeFileSync(file, `#!/bin/sh\necho 'openjdk version "${version}.0.1"' >&2\n`);
      chmodSync(file, 0o755);
    }
    return home;
  };
  const find = (environment: Record<string, string>) => findOpenSearch({ environment, jdkFolders: [folder] });

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'find-opensearch-'));
  });

  test.each([
    ['no JDK', () => ({})],
    ['a JDK that is too old', () => ({ JAVA_HOME: createJdk('17') })],
  ])('is missing with %s, which one line says', async (_, environment) => {
    expect(await find(environment())).toEqual({
      missing: 'OpenSearch needs a JDK 21 or newer (JAVA_HOME).',
    });
  });
  test('that is too old runs on no JDK that is too new', async () => {
    const environment = { JAVA_HOME: createJdk('25') };
    expect(await findOpenSearch({ server: 'too-old', environment, jdkFolders: [] })).toEqual({
      missing: 'OpenSearch needs a JDK from 17 to 23 (JAVA_HOME).',
    });
  });
  test('is the one in OPENSEARCH_HOME, run by the first JDK that is new enough', async () => {
    const home = path.join(folder, 'server');
    mkdirSync(path.join(home, 'lib'), { recursive: true });
    const [old, newer] = [createJdk('17'), createJdk('25')];
    const found = await find({ JAVA_HOME: old, OPENSEARCH_HOME: home });
    expect(found).toEqual({ home, programs: path.join(newer, 'bin') });
  });
  test('is refused if OPENSEARCH_HOME is another folder', async () => {
    await expect(find({ JAVA_HOME: createJdk('25'), OPENSEARCH_HOME: folder })).rejects.toThrow(
      `OPENSEARCH_HOME=${folder} is not the folder of an OpenSearch server.`,
    );
  });
});

test.each([
  ['by itself', process.platform === 'win32' ? 'mvn.exe' : 'mvn', false, (file: string) => [file]],
  [
    'on Windows, where it is a command file, by the command interpreter',
    'mvn.cmd',
    true,
    () => ['cmd.exe', '/d', '/c', 'mvn.cmd'],
  ],
])('Maven is run %s', (_how, name, isWindows, command) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'find-maven-'));
  const file = path.join(folder, name);
  writeFileSync(file, '', { mode: 0o755 });
  expect(mavenCommand({ PATH: folder }, isWindows)).toEqual(command(file));
  expect(mavenCommand({ PATH: path.join(folder, 'other') }, isWindows)).toBeNull();
});
