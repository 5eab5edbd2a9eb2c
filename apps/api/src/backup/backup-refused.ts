/** A backup or a restore that cannot be done. The message tells an operator why, and what to do. Nothing has changed. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
