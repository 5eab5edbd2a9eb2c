/** A mistake in a file with which people tell an import what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
