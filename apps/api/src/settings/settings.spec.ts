import { describe, expect, test } from '@jest/globals';
import { parseSettings, SETTINGS } from './settings.ts';

const TRUSTED_RULE = 'must be "loopback", or the number of proxies in front of the portal: 0 to 9';
const ADDRESSES_RULE =
  'must be "loopback", or addresses and networks like 192.0.2.7, 10.0.0.0/8, 2001:db8::/32';

describe('settings', () => {
  test('have defaults for everything', () => {
    const result = parseSettings({}, { cores: 8 });
    expect(result).toMatchObject({
      ok: true,
      settings: {
        HOST: '127.0.0.1',
        API_PORT: 4300,
        DATA_DIR: './var',
        SEARCH_WORKERS: 3,
        PORTAL_ADDRESSES: ['127.0.0.0/8', '::1'],
        INDEX_POLL_MS: 2000,
      },
    });
    expect(result.ok && Object.keys(result.settings).sort()).toEqual(Object.keys(SETTINGS).sort());
  });
  test.each([
    [1, 2],
    [2, 3],
    [16, 3],
  ])('with %d cores %d threads search', (cores, expected) => {
    expect(parseSettings({}, { cores })).toMatchObject({ settings: { SEARCH_WORKERS: expected } });
  });
  test.each([
    ['API_PORT', '0', 0],
    ['API_PORT', ' 80 ', 80],
    ['API_PORT', '', 4300],
    ['LOG_LEVEL', 'debug', 'debug'],
    ['SEARCH_WORKERS', '0', 0],
    ['TRUSTED_PROXIES', 'loopback', 'loopback'],
    ['TRUSTED_PROXIES', '0', 0],
    ['TRUSTED_PROXIES', '', 'loopback'],
    [
      'PORTAL_ADDRESSES',
      '192.0.2.7, 10.0.0.0/8 ,2001:db8::/32',
      ['192.0.2.7', '10.0.0.0/8', '2001:db8::/32'],
    ],
  ])('%s=%j → %j', (name, value, expected) => {
    expect(parseSettings({ [name]: value }, { cores: 2 })).toMatchObject({ settings: { [name]: expected } });
  });
  test.each([
    ['API_PORT', '65536', 'must be between 0 and 65535'],
    ['API_PORT', '4300a', 'must be a whole number'],
    ['API_PORT', '-1', 'must be between 0 and 65535'],
    ['API_PORT', '12345678901', 'must be between 0 and 65535'],
    ['API_PORT', '1.5', 'must be a whole number'],
    ['SEARCH_QUEUE', '0', 'must be between 1 and 100000'],
    ['TRUSTED_PROXIES', '10', TRUSTED_RULE],
    ['TRUSTED_PROXIES', 'true', TRUSTED_RULE],
    ['PORTAL_ADDRESSES', 'portal.example', ADDRESSES_RULE],
    ['PORTAL_ADDRESSES', '10.0.0.0/33', ADDRESSES_RULE],
    ['PORTAL_ADDRESSES', '192.0.2.7,', ADDRESSES_RULE],
    ['LOG_LEVEL', 'loud', 'must be one of: fatal, error, warn, info, debug, trace, silent'],
    ['CACHE_LONG', 'maybe', 'must be one of: true, false'],
  ])('%s=%s is refused: %s', (name, value, message) => {
    expect(parseSettings({ [name]: value }, { cores: 2 })).toEqual({
      ok: false,
      problems: [{ name, value, message }],
    });
  });
  test.each([
    ['SEARCH_URL', 'https://a,ftp://user:word@b', 'https://a,ftp://***@b'],
    ['SEARCH_URL', 'https://user:pa,ss@b', 'https://***@b'],
    ['SEARCH_URL', 'https://user:pa/ss@b', 'https://***@b'],
    ['SEARCH_URL', 'elastic:word@host:9200', '***@host:9200'],
    ['OIDC_ISSUER', 'https://user:w@rd@b', 'https://***@b'],
    ['GRAPH_UPSTREAM', 'https://word@b/graph', 'https://***@b/graph'],
    ['GRAPH_UPSTREAM', 'https://:word@b/graph', 'https://***@b/graph'],
    ['DATABASE_URL', 'mysql://user:word@b', '***'],
  ])('%s=%s is shown as %s, without passwords', (name, value, shown) => {
    const result = parseSettings({ [name]: value }, { cores: 2 });
    expect(!result.ok && result.problems.map((problem) => problem.value)).toEqual([shown]);
  });
  test('every invalid setting is named', () => {
    const result = parseSettings({ API_PORT: 'x', INDEX_POLL_MS: '1', UNKNOWN: 'x' }, { cores: 2 });
    expect(!result.ok && result.problems.map(({ name }) => name)).toEqual(['API_PORT', 'INDEX_POLL_MS']);
  });
  test.each(Object.entries(SETTINGS))(
    '%s says what it does, and its unit',
    (_name, { description, unit }) => {
      expect(description).toMatch(/\w{3}/);
      expect(unit).not.toBe('');
    },
  );
});
