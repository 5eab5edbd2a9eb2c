import path from 'node:path';
import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/**
 * The roots of the chunks: the entry, the pages, the chunks after hydration, and the parsers of the first
 * request.
 */
const ROOT =
  /\/(entry-client\.tsx|pages\/[a-z-]+\/[a-z-]+-page\.tsx|after-hydration\.ts|parsers\/parsers\.ts)$/;

/** Returns a chunk with all that it imports statically. */
const withImports = (
  chunk: Chunk,
  chunks: ReadonlyMap<string, Chunk>,
  seen = new Set<Chunk>(),
): ReadonlySet<Chunk> => {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const file of chunk.imports) {
    const imported = chunks.get(file);
    if (imported) withImports(imported, chunks, seen);
  }
  return seen;
};

/** Returns the name of a root's chunk. Those that are hydrated later are named after their folder, too. */
const nameOf = ({ facadeModuleId }: Chunk): string => {
  const { dir, name } = path.parse(facadeModuleId ?? '');
  return name === 'after-hydration' ? `${path.basename(dir)}-${name}` : name;
};

/** Reports whether a root is loaded when the page has been hydrated. */
const isAfterHydration = (root: Chunk): boolean => /^parsers$|-after-hydration$/.test(nameOf(root));
const folderOf = ({ facadeModuleId }: Chunk): string => path.dirname(facadeModuleId ?? '');

/**
 * Returns the entry, the most visited pages and their chunks after hydration. The most visited pages are the ones with code
 * of their own after hydration. They must not pay for what the other pages share.
 */
const busyRoots = (roots: readonly Chunk[]): Chunk[] => {
  const folders = new Set(roots.filter(isAfterHydration).map(folderOf));
  return roots.filter((root) => root.isEntry || folders.has(folderOf(root)));
};

/**
 * Returns the name of a chunk that several roots share. What a page shares only with its own code after hydration joins the
 * page. What is needed only after hydration joins what every page loads then. All else joins the entry.
 */
const nameOfShared = (users: readonly Chunk[]): string => {
  const [page] = users.filter((root) => !isAfterHydration(root));
  if (!page) return 'layout-after-hydration';
  return users.every((root) => folderOf(root) === folderOf(page)) ? nameOf(page) : 'entry-client';
};

/** Libraries of the entry. Each has its own chunk: evaluated in one task, they would block the page for too long. */
const LIBRARIES = [
  { name: 'react', modules: /\/node_modules\/(react|react-dom|scheduler)\// },
  { name: 'libraries', modules: /\/node_modules\// },
];

const chunkOfModule = (id: string, owner: string): string =>
  (owner === 'entry-client' ? LIBRARIES.find(({ modules }) => modules.test(id))?.name : undefined) ?? owner;

/**
 * Returns the name of the chunk for each module that the roots load, by module id. `output` is a build without rules
 * for its chunks: many small ones, each of the modules that the same roots share. A shared chunk that the entry needs joins
 * the entry, and one that a single root needs joins that root. Modules that only other pages and features on demand need
 * have no name here and stay in separate chunks.
 */
export const mergeChunks = ({ output }: Rolldown.RolldownOutput): ReadonlyMap<string, string> => {
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const found = [...chunks.values()].filter(({ facadeModuleId }) => ROOT.test(facadeModuleId ?? ''));
  const roots = busyRoots(found).map((root) => ({ root, loaded: withImports(root, chunks) }));
  const names = new Map<string, string>();
  for (const chunk of chunks.values()) {
    const users = roots.filter(({ loaded }) => loaded.has(chunk)).map(({ root }) => root);
    if (users.length === 0) continue;
    const owner = users.find((root) => root.isEntry || root === chunk) ?? (users.length === 1 && users[0]);
    const name = owner ? nameOf(owner) : nameOfShared(users);
    for (const id of chunk.moduleIds) names.set(id, chunkOfModule(id, name));
  }
  return names;
};

/** The order in which chunks take their modules. A chunk takes its imports along, so the most shared ones come first. */
const ORDER = [
  /^react$/,
  /^libraries$/,
  /^entry-client$/,
  /^layout-after-hydration$/,
  /-page$/,
  /-after-hydration$/,
  /^parsers$/,
];
const rankOf = (name: string): number => ORDER.findIndex((pattern) => pattern.test(name));

/** Returns the rules of a build for chunks with these names. */
export const chunkGroups = (names: ReadonlyMap<string, string>) =>
  [...new Set(names.values())].map((name) => ({
    name,
    test: (id: string) => names.get(id) === name,
    priority: ORDER.length - rankOf(name),
  }));
