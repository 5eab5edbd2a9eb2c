/**
 * Returns the host of an address as readers name it.
 * @example hostOf('https://www.example.org/works/1') // 'example.org'
 */
export const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
