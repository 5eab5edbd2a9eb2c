import { largeStar, smallStar } from '../connected-sets.ts';
import type { SetSpills } from '../connected-sets.ts';

/** Makes stars of the connected sets of all partitions; returns the number of rounds. */
export const findStars = (spills: SetSpills, partitions: number): number => {
  let rounds = 0;
  for (let hasChanged = true; hasChanged; rounds += 1) {
    hasChanged = false;
    for (const step of [largeStar, smallStar])
      for (let partition = 0; partition < partitions; partition += 1)
        if (step(partition, spills)) hasChanged = true;
  }
  return rounds;
};
