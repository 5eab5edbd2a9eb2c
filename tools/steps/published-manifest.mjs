/** By it compiler, tests and builds of this workspace take a sibling's source. */
export const SOURCE_CONDITION = '@open-discovery/source';

const inDist = (file) => file.replace(/^\.\/dist\//, './');

const publishedExport = (conditions) =>
  Object.fromEntries(
    Object.entries(conditions)
      .filter(([condition]) => condition !== SOURCE_CONDITION)
      .map(([condition, file]) => [condition, inDist(file)]),
  );

/**
 * The package.json that lies in dist/ and is published from there: without what only this workspace reads,
 * above all the condition that leads to sources, which are not part of the package.
 */
export const publishedManifest = ({ nx: _nx, files: _files, exports, ...manifest }) => ({
  ...manifest,
  exports: Object.fromEntries(
    Object.entries(exports).map(([entry, conditions]) => [entry, publishedExport(conditions)]),
  ),
});
