/**
 * Thrown when a backup or restore is impossible, before anything has changed. The message tells the operator why, and
 * what to do.
 */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
