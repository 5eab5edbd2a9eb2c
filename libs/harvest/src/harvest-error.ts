/** A failure with a message for the people who run the harvest. */
export class HarvestError extends Error {
  override readonly name = 'HarvestError';
}
