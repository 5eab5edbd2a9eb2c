/** Height of the header. Spec §2 and §9: 0 without a header, and on mobile for the scroll offset. */
export const HEADER_HEIGHT_PX = 65;
/** The layout is mobile below this width, which is the medium breakpoint plus one pixel. Spec §2. */
export const MOBILE_BELOW_PX = 960 + 1;

/** Scrolling to a fragment after navigation. Spec §2 and §9. */
export const SCROLL = { offsetPx: 35, tries: 5, retryMs: 100, settleMs: 50 } as const;

export const CSV_EXPORT_LIMIT_ROWS = 2000;
export const PAGING_LIMIT_PAGES = 20;

/** The most levels of a menu. */
export const MOST_MENU_LEVELS = 5;

/** Lifetime of an acknowledged cookie notice: 90 days. */
export const SEEN_COOKIE_LIFETIME_MS = 7_776_000_000;

/** The destinations of file transfers. Spec §9. */
export const DATA_TRANSFER_DESTINATIONS = [
  { id: 'dcache', label: 'EGI dCache', defaultFolder: '/', auth: 'token' },
  { id: 'ftp', label: 'FTP', defaultFolder: null, auth: 'password' },
  { id: 's3', label: 'S3', defaultFolder: null, auth: 'keys' },
] as const;

/** A destination: its id in the data-transfer API, its name, and how users authenticate. */
export type DataTransferDestination = (typeof DATA_TRANSFER_DESTINATIONS)[number];
