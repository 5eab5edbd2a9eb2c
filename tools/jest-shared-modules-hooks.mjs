const GLOBALS = new URL('jest-shared-modules-globals.mjs', import.meta.url).href;

/** Resolves `@jest/globals`, which Jest's own module loader provides otherwise. */
export const resolve = (specifier, context, next) =>
  specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : next(specifier, context);
