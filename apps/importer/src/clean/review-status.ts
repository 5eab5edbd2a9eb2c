// The whole text has to match: a description that mentions a review is no status.
const REVIEWED = /^peer[\s-]*review(?:ed)?\.?$/i;
const NOT_REVIEWED = /^(?:un(?:peer)?[\s-]*reviewed|(?:non|not)[\s-]*(?:peer[\s-]*)?review(?:ed)?)\.?$/i;

/**
 * Returns the status of review that repositories write as a description or type of a work; `null` for any other text.
 * @example parseReviewStatus('Peer reviewed') // 'peerReviewed'
 */
export const parseReviewStatus = (text: string): 'peerReviewed' | 'nonPeerReviewed' | null => {
  if (REVIEWED.test(text.trim())) return 'peerReviewed';
  return NOT_REVIEWED.test(text.trim()) ? 'nonPeerReviewed' : null;
};
