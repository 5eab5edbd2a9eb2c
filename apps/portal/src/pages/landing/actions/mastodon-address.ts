/** A domain, alone or in an address or behind an account: `example.social`, `https://example.social`, `@me@example.social`. */
const SERVER = /^(?:https?:\/\/|@?[\w.-]+@)?((?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*)\/?$/i;

/**
 * Where a text is posted on a Mastodon server; `null` for what names no server.
 * @example mastodonAddress('@me@example.social', 'Hi') // 'https://example.social/share?text=Hi'
 */
export const mastodonAddress = (server: string, text: string): string | null => {
  const domain = SERVER.exec(server.trim())?.[1];
  return domain === undefined
    ? null
    : `https://${domain.toLowerCase()}/share?text=${encodeURIComponent(text)}`;
};
