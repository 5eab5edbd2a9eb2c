export const GRAPH = '/graph/v3';

/** The OpenAPI document, in both formats. */
export const DOCUMENTS = ['/docs/json', '/docs/yaml'] as const;

/** Returns an address without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;
