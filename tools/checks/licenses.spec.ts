import { expect, test } from '@jest/globals';
import { licenseProblems } from '../steps/licenses.mjs';
import { readVulnerabilities } from '../steps/vulnerabilities.mjs';
import { readText } from './repository.ts';

test('the license of every installed package is allowed', () => {
  expect(licenseProblems(JSON.parse(readText('package-lock.json')))).toEqual([]);
});

test.each([
  ['MIT', false, []],
  ['(MIT OR GPL-3.0)', false, []],
  ['Apache-2.0 AND MIT', false, []],
  ['MIT AND GPL-3.0', false, ['tides: MIT AND GPL-3.0, in the product']],
  ['GPL-3.0', true, ['tides: GPL-3.0, in the tools']],
  ['MPL-2.0', true, []],
  ['MPL-2.0', false, ['tides: MPL-2.0, in the product']],
  [undefined, false, ['tides: no license, in the product']],
])('the license %j, in the tools only: %j → %j', (license, dev, problems) => {
  expect(licenseProblems({ packages: { 'node_modules/tides': { license, dev } } })).toEqual(problems);
});

const vulnerability = (severity: string, fixAvailable: unknown = false) => ({
  vulnerabilities: { tides: { name: 'tides', severity, range: '<2.0.0', fixAvailable } },
});
const NONE = { vulnerabilities: {} };

test.each([
  ['in the product', 'low', vulnerability('low'), false],
  ['in the product', 'moderate', vulnerability('moderate'), true],
  ['in the tools', 'moderate', NONE, false],
  ['in the tools', 'high', NONE, true],
])('a vulnerability %s that is %s', (_where, severity, product, isFailure) => {
  const found = readVulnerabilities({ product, all: vulnerability(severity) });
  expect(found?.map((each) => each.isFailure)).toEqual([isFailure]);
});

test('a vulnerability is described with its fix', () => {
  const report = vulnerability('critical', { name: 'tides', version: '2.0.0' });
  expect(readVulnerabilities({ product: report, all: report })).toEqual([
    { line: 'tides <2.0.0: critical, in the product; fixed by: tides 2.0.0', isFailure: true },
  ]);
});

test('a registry that does not answer proves neither vulnerabilities nor their absence', () => {
  expect(readVulnerabilities({ product: { message: '405' }, all: { message: '405' } })).toBeNull();
});
