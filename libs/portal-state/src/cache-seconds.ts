/** How long the store keeps an answer that no component uses. */
export const CACHE_SECONDS = 300;
