import { shippedConfiguration } from '@open-discovery/config/portal';
import { expect, test } from '@jest/globals';
import { serializePayload } from './serialize-payload.ts';

const payload = {
  configuration: shippedConfiguration(),
  language: 'en',
  now: '2026-01-01T00:00:00.000Z',
  origin: 'http://localhost',
  production: true,
  isPortalMissing: false,
  assets: { scripts: [], preloads: [], styles: [], fonts: [] },
  status: 200,
  help: [],
  queries: [],
} as const;

test.each([['</script><script>alert(1)</script>'], ['<!--<script>'], ['a & "b"']])(
  'a record that contains %j cannot leave its script element',
  (title) => {
    const text = serializePayload({ ...payload, loaderData: { title } });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ ...payload, loaderData: { title } });
  },
);
