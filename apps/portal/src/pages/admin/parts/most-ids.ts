/** The largest number of ids that the server takes in one request. */
export const MOST_IDS = 500;
