import { z } from 'zod';

/** Returns the schema of a parameter that must be given, and once. */
export const requiredText = () =>
  z.string({
    error: ({ input }) =>
      input === undefined ? "Parameter '{name}' is required" : "Parameter '{name}' must be given once",
  });
