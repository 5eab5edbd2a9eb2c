/** The time for which the store keeps an answer that no component uses. */
export const CACHE_SECONDS = 300;

/** The same for what administrators write, which visitors see within seconds. */
export const CONTENT_SECONDS = 2;
