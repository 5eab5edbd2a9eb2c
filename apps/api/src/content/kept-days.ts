/** Period in which deleted items can be restored. */
export const KEPT_DAYS = 30;
