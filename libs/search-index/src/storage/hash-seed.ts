import { randomInt } from 'node:crypto';

/** Differs in every process, so that no text can be made whose words all collide in a hash table. */
export const HASH_SEED = randomInt(2 ** 32);

/** The prime of FNV-1a. */
const HASH_FACTOR = 0x01000193;

/** Adds a letter or a byte to a hash. The shift mixes upper bits into lower ones, so that the seed decides which words collide. */
export const addToHash = (hash: number, letter: number): number => {
  const product = Math.imul(hash ^ letter, HASH_FACTOR);
  return product ^ (product >>> 15);
};
