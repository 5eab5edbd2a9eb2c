/** The path of the Graph API. */
export const GRAPH = '/graph/v3';

/** Returns an address without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;
