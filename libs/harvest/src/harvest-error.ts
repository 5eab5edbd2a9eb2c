/** A failure with a message for whoever runs the harvest. */
export class HarvestError extends Error {
  override readonly name = 'HarvestError';
}
