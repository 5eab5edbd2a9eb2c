import { expect, test } from '@jest/globals';
import { callOrigins, securityHeaders } from './security-headers.ts';
import { testPortal } from '../testing/test-portal.ts';

const TRACKING = { address: 'https://stats.example/m', siteId: '7' };

test.each([
  [{}, ["'self'"]],
  [{ addresses: { graph: 'https://api.example/graph/v3' } }, ["'self'", 'https://api.example']],
  [
    { addresses: { graph: 'https://api.example/graph', adminTool: 'https://api.example/admin' } },
    ["'self'", 'https://api.example'],
  ],
  [{ addresses: { dataTransfer: 'https://transfer.example/api' } }, ["'self'", 'https://transfer.example']],
  [{ tracking: TRACKING }, ["'self'", 'https://stats.example']],
  [{ tracking: TRACKING, switches: { tracking: false } }, ["'self'"]],
])('the pages of %j may call %j', (fields, expected) => {
  expect(callOrigins(testPortal(fields))).toEqual(expected);
});

const policyOf = (fields: Parameters<typeof testPortal>[0]) =>
  securityHeaders(testPortal(fields))['content-security-policy'];

test('inline scripts run by the hash of their text, so that the policy is the same for everybody', () => {
  expect(policyOf({})).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/]{43}=')+;/);
  expect(policyOf({})).toBe(policyOf({}));
  expect(policyOf({})).not.toContain('unsafe');
});

test('of styles inside a page only the portal’s own colors and rules are allowed', () => {
  expect(policyOf({ accent: null, customCss: '' })).toContain("style-src 'self';");
  expect(policyOf({ customCss: 'a{color:red}' })).not.toBe(policyOf({ customCss: 'a{color:blue}' }));
});
