#!/usr/bin/env node
// `node tools/release/rehearse.mjs`: publishes all public libraries from dist to a registry in this process, and installs
// them in a fresh project. Publishing from the sources has to be refused. Build the libraries first.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npmCommand } from '../steps/npm.mjs';
import { publicLibs } from '../steps/public-libs.mjs';
import { run } from '../steps/run.mjs';
import { runScript, Stop } from '../steps/stop.mjs';
import { startLocalRegistry } from './local-registry.mjs';

const LIMIT_MS = 120_000;
const [program, ...first] = npmCommand();
const npm = (args, cwd, env = {}) =>
  run(program, [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    env,
    limitMs: LIMIT_MS,
  });

const expectThat = (isTrue, message) => {
  if (!isTrue) throw new Stop(message);
  console.log(`✓ ${message}`);
};

/** npm asks for a login before it publishes; this registry takes any. */
const writeLogin = (folder, { address }) =>
  writeFileSync(path.join(folder, '.npmrc'), `${address.replace('http:', '')}/:_authToken=rehearsal\n`);

const publishAll = async (libs, registry, env) => {
  for (const { folder, manifest } of libs) {
    const fromSource = await npm(['publish', '--registry', registry.address], folder, env);
    expectThat(fromSource.code !== 0, `${manifest.name} is not published from its sources`);
    const dist = path.join(folder, 'dist');
    if (!existsSync(dist)) throw new Stop(`${dist} is missing: build the public libraries first.`);
    // Provenance is a statement of the release workflow about itself: nobody else can make it.
    const unsigned = ['--provenance=false', '--registry', registry.address];
    const stated = await npm(['publish', '--registry', registry.address], dist, env);
    expectThat(stated.code !== 0, `${manifest.name} is not published without provenance by accident`);
    const { code, output } = await npm(['publish', ...unsigned], dist, env);
    expectThat(
      code === 0,
      `${manifest.name} ${manifest.version} is published from dist${code ? output : ''}`,
    );
    const again = await npm(['publish', ...unsigned], dist, env);
    expectThat(again.code !== 0, `${manifest.name} ${manifest.version} is not published twice`);
  }
};

const installAll = async (libs, registry, folder, env) => {
  writeFileSync(path.join(folder, 'package.json'), '{"name":"fresh","private":true,"type":"module"}\n');
  const names = libs.map(({ manifest }) => manifest.name);
  const { code, output } = await npm(['install', ...names, '--registry', registry.address], folder, env);
  expectThat(code === 0, `a fresh project installs ${names.length} packages${code ? output : ''}`);
  const imports = names.map((name) => `await import('${name}');`).join('\n');
  const imported = await run(process.execPath, ['--input-type=module', '--eval', imports], { cwd: folder });
  expectThat(imported.code === 0, `it can import them all${imported.code ? imported.output : ''}`);
};

await runScript(async () => {
  const libs = publicLibs();
  const folder = mkdtempSync(path.join(tmpdir(), 'open-discovery-release-'));
  const { output } = await npm(['config', 'get', 'registry'], folder);
  const registry = await startLocalRegistry(output.trim().split('\n').at(-1));
  const env = {
    NPM_CONFIG_USERCONFIG: path.join(folder, '.npmrc'),
    NPM_CONFIG_CACHE: path.join(folder, '.cache'),
  };
  try {
    writeLogin(folder, registry);
    await publishAll(libs, registry, env);
    await installAll(libs, registry, folder, env);
    return 0;
  } finally {
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
