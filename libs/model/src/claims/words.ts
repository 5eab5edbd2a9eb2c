/** The states of a claimed link, in the order of its life. */
export const CLAIM_STATES = ['pending', 'approved', 'rejected'] as const;

/** The state of a claimed link. Only approved links are relations of the graph. */
export type ClaimState = (typeof CLAIM_STATES)[number];

/** Maximum number of links in one request. */
export const MOST_CLAIMS_AT_ONCE = 100;
