import { ApiError } from './api-error.ts';
import { inField, problem } from './problem.ts';

const KB = 1_024;
const MB = KB * KB;

/** Returns a limit in MB or KB if it is a whole number of them, otherwise in bytes. */
const sizeOf = (bytes: number) => {
  if (bytes % MB === 0) return { limit: bytes / MB, unit: 'MB' };
  return bytes % KB === 0 ? { limit: bytes / KB, unit: 'KB' } : { limit: bytes, unit: 'bytes' };
};

/**
 * Creates the refusal of a part of a request that exceeds its limit.
 * @example tooLarge('file', 2_097_152).message // 'file: larger than 2 MB'
 */
export const tooLarge = (field: string, limitBytes: number): ApiError =>
  new ApiError(413, inField(field, problem('too-large', sizeOf(limitBytes))));
