/** Height of the header. Spec §2 and §9: 0 where there is no header, and on mobile for the scroll offset. */
export const HEADER_HEIGHT_PX = 65;
/** Mobile mode below this width; the medium breakpoint plus one pixel. Spec §2. */
export const MEDIUM_BREAKPOINT_PX = 960;
export const MOBILE_BELOW_PX = MEDIUM_BREAKPOINT_PX + 1;

/** Scrolling to a fragment after navigation. Spec §2 and §9. */
export const SCROLL = { offsetPx: 35, tries: 5, retryMs: 100, settleMs: 50 } as const;

export const CSV_EXPORT_LIMIT_ROWS = 2000;
export const PAGING_LIMIT_PAGES = 20;

/** How long the acknowledged cookie notice stays acknowledged: 90 days. */
export const SEEN_COOKIE_LIFETIME_MS = 7_776_000_000;

/** Where files of a record can be sent. Spec §9. */
export const DATA_TRANSFER_DESTINATIONS = [
  { id: 'dcache', label: 'EGI dCache', defaultFolder: '/', auth: 'token' },
  { id: 'ftp', label: 'FTP', defaultFolder: null, auth: 'password' },
  { id: 's3', label: 'S3', defaultFolder: null, auth: 'keys' },
] as const;

/** Where files go: its word for the data-transfer API, its name, and how one proves to be allowed. */
export type DataTransferDestination = (typeof DATA_TRANSFER_DESTINATIONS)[number];
