/** The export condition by which the compiler, tests and builds of this workspace read a library's source. */
export const SOURCE_CONDITION = '@open-discovery/source';

const inDist = (file) => file.replace(/^\.\/dist\//, './');

const publishedExport = (conditions) =>
  Object.fromEntries(
    Object.entries(conditions)
      .filter(([condition]) => condition !== SOURCE_CONDITION)
      .map(([condition, file]) => [condition, inDist(file)]),
  );

/**
 * Returns the package.json for dist/, without the parts that only this workspace uses: above all the condition that leads
 * to the sources, which are not published.
 */
export const publishedManifest = ({ nx: _nx, files: _files, exports, ...manifest }) => ({
  ...manifest,
  exports: Object.fromEntries(
    Object.entries(exports).map(([entry, conditions]) => [entry, publishedExport(conditions)]),
  ),
});
