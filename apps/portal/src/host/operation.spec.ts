import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import { listen } from '@open-discovery/http-server/testing';
import { openTelemetry, startMetrics } from './operation.ts';
import { readPortalSettings } from './settings.ts';

test('metrics on a port that is in use end the start, and the message names the settings', async () => {
  const { port, close } = await listen(createServer());
  const settings = readPortalSettings({ PORTAL_METRICS_PORT: String(port) });
  const telemetry = await openTelemetry(settings, () => undefined);
  await expect(startMetrics(settings, telemetry)).rejects.toThrow(
    `METRICS_HOST=127.0.0.1, PORTAL_METRICS_PORT=${port}: the metrics cannot listen: listen EADDRINUSE`,
  );
  await close();
});
