/** How long a store keeps an answer that nothing shows any more. */
export const KEPT_SECONDS = 300;
