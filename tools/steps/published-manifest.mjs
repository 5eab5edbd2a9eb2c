/** The export condition by which the compiler, tests and builds of this workspace read a library's source. */
export const SOURCE_CONDITION = '@open-discovery/source';

const inDist = (file) => file.replace(/^\.\/dist\//, './');

const publishedExport = (conditions) =>
  Object.fromEntries(
    Object.entries(conditions)
      .filter(([condition]) => condition !== SOURCE_CONDITION)
      .map(([condition, file]) => [condition, inDist(file)]),
  );

const SCOPE = '@open-discovery/';

/**
 * Packages of which a user's project should have one copy, its own, with the versions that work. They are not optional:
 * declarations contain their types.
 */
const PEERS = { zod: '^4.0.0' };

/** Siblings may be newer, as long as they are compatible. This workspace itself installs exact versions. */
const publishedDependencies = (dependencies) => {
  const own = Object.entries(dependencies).filter(([name]) => !Object.hasOwn(PEERS, name));
  const peers = Object.keys(dependencies).filter((name) => Object.hasOwn(PEERS, name));
  const ranges = own.map(([name, version]) => [name, name.startsWith(SCOPE) ? `^${version}` : version]);
  return {
    ...(ranges.length > 0 && { dependencies: Object.fromEntries(ranges) }),
    ...(peers.length > 0 && {
      peerDependencies: Object.fromEntries(peers.map((name) => [name, PEERS[name]])),
    }),
  };
};

/**
 * Returns the package.json for dist/, without the parts that only this workspace uses: above all the condition that leads
 * to the sources, which are not published, and the script that prevents publishing them.
 */
export const publishedManifest = ({
  nx: _nx,
  files: _files,
  scripts: _scripts,
  devDependencies: _devDependencies,
  exports,
  dependencies = {},
  ...manifest
}) => ({
  ...manifest,
  exports: Object.fromEntries(
    Object.entries(exports).map(([entry, conditions]) => [entry, publishedExport(conditions)]),
  ),
  ...publishedDependencies(dependencies),
  // A package of a scope is private unless the first release says otherwise. Provenance leaves publishing to the workflow.
  publishConfig: { access: 'public', provenance: true },
});
