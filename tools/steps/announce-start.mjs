/** Returns the URL in the form that people type. */
export const shownUrl = (url) => url.replace('//127.0.0.1:', '//localhost:');

/**
 * Says where the portal is: at the address that visitors use, and on this machine if that is another one.
 *
 * @example startedAt({ publicUrl: 'https://a.org', portalUrl: 'http://127.0.0.1:4200' });
 * // 'Open Discovery is at https://a.org, on this machine at http://localhost:4200'
 */
export const startedAt = ({ publicUrl, portalUrl }) => {
  const [address, here] = [publicUrl.replace(/\/$/, ''), shownUrl(portalUrl)];
  return `Open Discovery is at ${address}${address === here ? '' : `, on this machine at ${here}`}`;
};
