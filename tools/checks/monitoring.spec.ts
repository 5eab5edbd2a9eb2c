import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { z } from 'zod';
import { findProgram } from '../steps/find-program.mjs';
import { committedFiles, readText, ROOT } from './repository.ts';

const ALERTS = 'deploy/monitoring/alerts.yaml';
const DASHBOARD = 'deploy/monitoring/grafana-dashboard.json';
const PAGE = 'docs/operation.md';

const METRIC = /\b(?:open_discovery|process|nodejs)_[a-z\d_]+/g;
/** The endings that Prometheus adds to the name of a histogram. */
const PART = /_(?:bucket|count|sum)$/;

const defaultNames = async (): Promise<string[]> => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const found = await registry.getMetricsAsJSON();
  registry.clear();
  return found.map(({ name }) => name);
};

const ownNames = (): string[] =>
  committedFiles()
    .filter((file) => /^(apps|libs)\/.*\.ts$/.test(file) && !file.endsWith('.spec.ts'))
    .flatMap((file) => [...readText(file).matchAll(/\bname: '(open_discovery_[a-z\d_]+)'/g)])
    .map(([, name = '']) => name);

const alertNames = [...readText(ALERTS).matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

describe('what is watched', () => {
  test.each([ALERTS, DASHBOARD])('every metric that %s names exists', async (file) => {
    const known = new Set([...ownNames(), ...(await defaultNames())]);
    const named = [...readText(file).matchAll(METRIC)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !known.has(name) && !known.has(name.replace(PART, '')))).toEqual([]);
  });

  test('every metric of the servers is on the dashboard', () => {
    const shown = readText(DASHBOARD);
    expect(ownNames().length).toBeGreaterThan(5);
    expect(ownNames().filter((name) => !shown.includes(name))).toEqual([]);
  });

  test.each(alertNames)(`${PAGE} says what to do about %s`, (name) => {
    expect(readText(PAGE)).toContain(`| \`${name}\` |`);
  });

  test('the dashboard has panels with queries of the chosen data source', () => {
    const dashboard = z
      .object({
        panels: z.array(
          z.object({
            datasource: z.object({ uid: z.literal('${source}') }),
            targets: z.array(z.object({ expr: z.string().min(1) })).min(1),
          }),
        ),
      })
      .parse(JSON.parse(readText(DASHBOARD)));
    expect(dashboard.panels.length).toBeGreaterThan(5);
  });

  const promtool = findProgram('promtool');
  (promtool === null ? test.skip : test)(
    promtool === null
      ? 'Prometheus accepts the rules (promtool is not installed)'
      : 'Prometheus accepts the rules',
    () => {
      const { status, stdout, stderr } = spawnSync(promtool ?? '', ['check', 'rules', ALERTS], {
        ...{ cwd: ROOT, encoding: 'utf8' },
      });
      expect({ status, output: `${stdout}${stderr}` }).toMatchObject({ status: 0 });
    },
  );
});
