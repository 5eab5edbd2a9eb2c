import { readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** The folder may be on a network, and several servers measure it. */
const MEASURED_FOR_MS = 60_000;

/** The parts of a data folder, each with its files; the first that fits counts. */
const PARTS = [
  ['index', /^index\//],
  ['pictures', /^uploads\//],
  ['record_files', /^harvest\/[^/]+\/files\//],
  ['harvests', /^harvest\//],
  ['other', /^/],
] as const;

type Part = (typeof PARTS)[number][0];

const partOf = (name: string): Part => PARTS.find(([, files]) => files.test(name))?.[0] ?? 'other';

/** Returns the size of each part of a data folder. Files that are removed meanwhile do not count. */
const measureParts = async (dataDir: string): Promise<ReadonlyMap<Part, number>> => {
  const sizes = new Map<Part, number>(PARTS.map(([part]) => [part, 0]));
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const size = await stat(file).then(
      (status) => status.size,
      () => 0,
    );
    const part = partOf(path.relative(dataDir, file).replaceAll(path.sep, '/'));
    sizes.set(part, (sizes.get(part) ?? 0) + size);
  }
  return sizes;
};

/** Calls a function at most once a minute, and returns its last result meanwhile. */
const onceAMinute = <T>(read: () => Promise<T>, clock: () => number): (() => Promise<T>) => {
  let last: { readonly atMs: number; readonly result: Promise<T> } | null = null;
  return () => {
    if (last === null || clock() - last.atMs >= MEASURED_FOR_MS) last = { atMs: clock(), result: read() };
    return last.result;
  };
};

/** Adds the gauges of the disk of a data folder: what its parts take, what is free, and its size. */
export const addDiskMetrics = (
  registry: Registry,
  dataDir: string,
  clock: () => number = () => performance.now(),
): void => {
  const registers = [registry];
  const readParts = onceAMinute(() => measureParts(dataDir), clock);
  new Gauge({
    name: 'open_discovery_data_bytes',
    help: 'Size of the files in DATA_DIR by part: index, pictures, record_files, harvests, other',
    labelNames: ['part'],
    registers,
    async collect() {
      for (const [part, bytes] of await readParts()) this.set({ part }, bytes);
    },
  });
  new Gauge({
    name: 'open_discovery_disk_free_bytes',
    help: 'Free space of the disk of DATA_DIR',
    registers,
    async collect() {
      const { bavail, bsize } = await statfs(dataDir);
      this.set(bavail * bsize);
    },
  });
  new Gauge({
    name: 'open_discovery_disk_free_files',
    help: 'Files that the disk of DATA_DIR can take in addition: its free inodes',
    registers,
    async collect() {
      const { files, ffree } = await statfs(dataDir);
      // Some file systems have no table of files that could be full; NaN raises no alert.
      this.set(files > 0 ? ffree : Number.NaN);
    },
  });
};
