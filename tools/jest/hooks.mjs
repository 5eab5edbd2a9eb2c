const url = (file) => new URL(file, import.meta.url).href;
const GLOBALS = url('globals.mjs');
const PAGE_GLOBALS = url('page-globals.mjs');
const STYLE_MODULE = url('style-module.mjs');

const DOM_SPEC = /\.dom\.spec\.tsx?(\?|$)/;
const STYLE = /\.(css|svg)(\?.*)?$/;

/**
 * Resolves `@jest/globals`, which Jest's own module loader provides otherwise, and what only a bundler can load.
 * The query makes the module of each spec file with a document a new one: it begins with a clean page.
 */
export const resolve = (specifier, context, next) => {
  if (specifier === '@jest/globals')
    return DOM_SPEC.test(context.parentURL)
      ? { url: `${PAGE_GLOBALS}?${encodeURIComponent(context.parentURL)}`, shortCircuit: true }
      : { url: GLOBALS, shortCircuit: true };
  return STYLE.test(specifier) ? { url: STYLE_MODULE, shortCircuit: true } : next(specifier, context);
};
