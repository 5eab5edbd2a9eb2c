import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { addSource, isLocal, listSources, removeSource } from '@open-discovery/harvest';
import type { ListedSource, Source } from '@open-discovery/harvest';
import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';
import { lockHarvests, readHarvestProcess } from './harvest-lock.ts';
import type { HarvestList } from './harvest-schema.ts';
import { interruptProcess } from './interrupt-process.ts';
import { sourceRefusal, toSource } from './new-source.ts';
import type { NewSource } from './new-source.ts';
import { readSourceView } from './read-source-view.ts';
import { requireSource } from './require-source.ts';
import { SOURCE_KINDS } from './source-kinds.ts';
import { startProgram } from './start-program.ts';
import type { HarvestExit } from './start-program.ts';

interface StartOptions {
  /** Files at addresses may have less than a tenth of their records before. */
  readonly allowsFewer?: boolean;
}

export interface Harvests {
  read(): Promise<HarvestList>;
  /** Starts a harvest of the named sources, all without names, and the import after it. Returns without waiting for it. */
  start(names: readonly string[], options?: StartOptions): Promise<void>;
  /** Interrupts the harvest, wherever it was started. Returns without waiting for its end; the next run continues. */
  stop(): void;
  add(given: NewSource, now: Date): Promise<void>;
  /** Removes a source with its stored answers, and returns its definition; `null` for a damaged one. Its records leave the portal with the next import. */
  remove(name: string): Promise<Source | null>;
}

export interface HarvestsOptions {
  readonly dataDir: string;
  /** The built program of `npm run harvest`; `null` if it cannot be started. */
  readonly program: string | null;
  /** The setting HARVEST_CONTACT. */
  readonly contact: string | null;
  /** Now, in ms since 1970. */
  readonly clock?: () => number;
  /** Called when a harvest that this server has started ends without success. */
  readonly onFailed?: (exit: HarvestExit) => void;
}

/** Returns the program of harvests; `null` if it is not built. */
const builtProgram = ({ program }: HarvestsOptions): string | null =>
  program !== null && existsSync(program) ? program : null;

const asksService = ({ source }: ListedSource): boolean => source !== null && !isLocal(source);

/** Creates the harvests of a data folder. */
export const createHarvests = (options: HarvestsOptions): Harvests => {
  const { dataDir, contact, clock = Date.now, onFailed = () => undefined } = options;
  const waitsForContact = (listed: ListedSource): boolean => contact === null && asksService(listed);
  // A process that has just started does not hold the lock yet.
  let started: ChildProcess | null = null;
  const isRunning = (): boolean => started !== null || readHarvestProcess(dataDir) !== null;
  return {
    async add(given, now) {
      const source = toSource(given, now);
      await addSource(dataDir, source).catch((error: unknown) => {
        throw sourceRefusal(error, given);
      });
    },
    async remove(name) {
      if (isRunning()) throw new ApiError(409, problem('harvest-running'));
      const { source } = requireSource(await listSources(dataDir), name);
      const { release } = lockHarvests(dataDir);
      await removeSource(dataDir, name).finally(release);
      return source;
    },
    async read() {
      const sources = await listSources(dataDir);
      return {
        isRunning: isRunning(),
        isPublishing: readHarvestProcess(dataDir)?.isPublishing === true,
        hasProgram: builtProgram(options) !== null,
        kinds: SOURCE_KINDS,
        sources: await Promise.all(
          sources.map(async (source) => ({
            ...(await readSourceView(dataDir, source, isRunning() ? clock() : null)),
            waitsForContact: waitsForContact(source),
          })),
        ),
      };
    },
    async start(names, { allowsFewer = false } = {}) {
      const sources = await listSources(dataDir);
      const selected = names.length === 0 ? sources : names.map((name) => requireSource(sources, name));
      if (sources.length === 0) throw new ApiError(404, problem('no-sources'));
      const program = builtProgram(options);
      if (program === null || selected.some(waitsForContact)) throw new ApiError(503, problem('no-harvest'));
      if (isRunning()) throw new ApiError(409, problem('harvest-running'));
      started = startProgram({
        ...{ program, names, allowsFewer, dataDir },
        contact: contact ?? '',
        onEnd: () => {
          started = null;
        },
        onFailed,
      });
    },
    stop() {
      const running = readHarvestProcess(dataDir);
      const isInterrupted = running !== null && running.isHere && interruptProcess(running.mark);
      if (isInterrupted || started?.kill('SIGTERM') === true) return;
      throw new ApiError(409, problem(running === null ? 'no-run' : 'no-stop'));
    },
  };
};
