/** Marks a missing number. */
export const NO_NUMBER = -0x80000000;
