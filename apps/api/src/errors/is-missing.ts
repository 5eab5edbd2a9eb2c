/** Reports whether an error says that a file or folder does not exist. */
export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
