import { encodeText } from '@open-discovery/http';

/**
 * A domain, alone, in a URL or in an account name: `example.social`, `https://example.social`,
 * `@me@example.social`.
 */
const SERVER = /^(?:https?:\/\/|@?[\w.-]+@)?((?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*)\/?$/i;

/**
 * Returns the address for posting a text on a Mastodon server; `null` when the input names no server.
 * @example mastodonAddress('@me@example.social', 'Hi') // 'https://example.social/share?text=Hi'
 */
export const mastodonAddress = (server: string, text: string): string | null => {
  const domain = SERVER.exec(server.trim())?.[1];
  return domain === undefined ? null : `https://${domain.toLowerCase()}/share?text=${encodeText(text)}`;
};
