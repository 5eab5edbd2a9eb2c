/** The time for which the store keeps an answer that no component uses. */
export const CACHE_SECONDS = 300;
