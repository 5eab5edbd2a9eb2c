import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { errorCode } from '../error-code.ts';
import { HarvestError } from '../harvest-error.ts';
import { SourceError } from '../source-error.ts';
import { SOURCE_NAME, sourceSchema } from '../source.ts';
import type { Source } from '../source.ts';
import { FIRST_STATE, stateSchema } from './harvest-state.ts';
import type { HarvestState } from './harvest-state.ts';
import { syncFolder, writeDurably } from './write-durably.ts';

const SOURCE_FILE = 'source.json';
const STATE_FILE = 'state.json';

/** Returns the folder of all sources. */
export const harvestFolder = (dataDir: string): string => path.join(dataDir, 'harvest');

/** Returns the folder of a source. */
export const sourceFolder = (dataDir: string, name: string): string =>
  path.join(harvestFolder(dataDir), name);

const isMissing = (error: unknown): boolean => errorCode(error) === 'ENOENT';

const readJson = async <T>(file: string, schema: z.ZodType<T>): Promise<T | null> => {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (isMissing(error)) return null;
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new HarvestError(`${file} is damaged: ${reason}`);
  }
};

/** Reads the state of a source; that of a new one if there is none. */
export const readState = async (dataDir: string, name: string): Promise<HarvestState> =>
  (await readJson(path.join(sourceFolder(dataDir, name), STATE_FILE), stateSchema)) ?? FIRST_STATE;

/** Replaces the state of a source in one step. */
export const writeState = (dataDir: string, name: string, state: HarvestState): Promise<void> =>
  writeDurably(path.join(sourceFolder(dataDir, name), STATE_FILE), JSON.stringify(state));

/** Reads all sources, sorted by name. */
export const readSources = async (dataDir: string): Promise<Source[]> => {
  const folder = harvestFolder(dataDir);
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const sources = await Promise.all(
    names
      .filter((name) => SOURCE_NAME.test(name))
      .sort()
      .map((name) => readJson(path.join(folder, name, SOURCE_FILE), sourceSchema)),
  );
  return sources.filter((source) => source !== null);
};

/** The errors of renaming to a folder that has files, by system. */
const IN_USE: ReadonlySet<string> = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM']);

const taken = (name: string): SourceError =>
  new SourceError({
    mistake: { field: 'name', is: 'taken' },
    message: `There is a source ${name} already; remove it first.`,
  });

/** Adds a source. Throws a `SourceError` if the name is taken, also by somebody who adds it at the same moment. */
export const addSource = async (dataDir: string, source: Source): Promise<void> => {
  const folder = harvestFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const unfinished = await mkdtemp(path.join(folder, `.new-${source.name}-`));
  try {
    await writeDurably(path.join(unfinished, SOURCE_FILE), `${JSON.stringify(source, null, 2)}\n`);
    await rename(unfinished, sourceFolder(dataDir, source.name));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw IN_USE.has(errorCode(error) ?? '') ? taken(source.name) : error;
  }
  await syncFolder(folder);
};

/** Removes a source with its answers. Throws a `HarvestError` if there is none of this name. */
export const removeSource = async (dataDir: string, name: string): Promise<void> => {
  const sources = await readSources(dataDir);
  if (!sources.some((source) => source.name === name)) throw new HarvestError(`There is no source ${name}.`);
  const removed = path.join(harvestFolder(dataDir), `.removed-${name}`);
  await rm(removed, { recursive: true, force: true });
  await rename(sourceFolder(dataDir, name), removed);
  await syncFolder(harvestFolder(dataDir));
  await rm(removed, { recursive: true, force: true });
};
