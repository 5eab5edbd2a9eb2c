import type { Input } from '../input/find-inputs.ts';

/** Size of the content per partition; its rows and relations, several times as large, are in memory together. */
const BYTES_PER_PARTITION = 32 * 1024 * 1024;
const MIN_PARTITIONS = 16;
const MAX_PARTITIONS = 4096;
/** An input of unknown size counts as large. */
const UNKNOWN_BYTES = 1024 * 1024 * 1024;

/** Returns the number of partitions that keeps each of them small. */
export const partitionsFor = (inputs: readonly Pick<Input, 'bytes' | 'expansion'>[]): number => {
  const bytes = inputs.reduce((sum, input) => sum + (input.bytes ?? UNKNOWN_BYTES) * input.expansion, 0);
  return Math.min(Math.max(Math.ceil(bytes / BYTES_PER_PARTITION), MIN_PARTITIONS), MAX_PARTITIONS);
};
