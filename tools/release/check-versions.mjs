#!/usr/bin/env node
// `node tools/release/check-versions.mjs 1.2.3`: whether the product and all public libraries have this version.
import { publicLibs, readManifest } from '../steps/public-libs.mjs';
import { ROOT } from '../steps/workspace.mjs';

const [wanted] = process.argv.slice(2);
const wrong = [readManifest(ROOT), ...publicLibs().map(({ manifest }) => manifest)].filter(
  ({ version }) => version !== wanted,
);
for (const { name, version } of wrong) console.error(`${name} has the version ${version}, not ${wanted}.`);
process.exitCode = wrong.length === 0 ? 0 : 1;
