import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { errorCode, isMissing } from '../error-code.ts';
import { HarvestError } from '../harvest-error.ts';
import { SourceError } from '../source-error.ts';
import { SOURCE_NAME, sourceSchema } from '../source.ts';
import type { Source } from '../source.ts';
import { FIRST_STATE, stateSchema } from './harvest-state.ts';
import type { HarvestState } from './harvest-state.ts';
import { syncFolder, writeDurably } from './write-durably.ts';

const SOURCE_FILE = 'source.json';
const STATE_FILE = 'state.json';

export const harvestFolder = (dataDir: string): string => path.join(dataDir, 'harvest');

export const sourceFolder = (dataDir: string, name: string): string =>
  path.join(harvestFolder(dataDir), name);

const issuesText = ({ issues }: z.ZodError): string =>
  issues.map(({ path: fields, message }) => [...fields, message].join(': ')).join('; ');

/** Reports whether the number of the format is the problem: the file is sound, and must not be removed. */
const isOfNewerVersion = (error: unknown): boolean =>
  error instanceof z.ZodError && error.issues.some(({ path: [field] }) => field === 'version');

/** Reads a file of a source; `null` without one. Throws a `HarvestError` that says what to do if it is damaged. */
const readJson = async <T>(
  dataDir: string,
  name: string,
  file: string,
  schema: z.ZodType<T>,
): Promise<T | null> => {
  const place = path.join(sourceFolder(dataDir, name), file);
  const text = await readFile(place, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw new HarvestError(`${place} cannot be read: ${String(error)}`);
  });
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.ZodError ? issuesText(error) : String(error);
    throw new HarvestError(
      isOfNewerVersion(error)
        ? `${place} cannot be read: ${reason}`
        : `${place} is damaged: ${reason}. Restore it from a backup, or remove the source "${name}" and add it again.`,
    );
  }
};

/** Reads the state of a source; that of a new one if there is none. Throws a `HarvestError` if it is damaged. */
export const readState = async (dataDir: string, name: string): Promise<HarvestState> =>
  (await readJson(dataDir, name, STATE_FILE, stateSchema)) ?? FIRST_STATE;

/** Replaces the state of a source in one step. */
export const writeState = (dataDir: string, name: string, state: HarvestState): Promise<void> =>
  writeDurably(path.join(sourceFolder(dataDir, name), STATE_FILE), JSON.stringify(state));

/** Returns the names of the folders of sources, sorted. */
const sourceNames = async (dataDir: string): Promise<string[]> => {
  const names = await readdir(harvestFolder(dataDir)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names.filter((name) => SOURCE_NAME.test(name)).sort();
};

const readSource = (dataDir: string, name: string): Promise<Source | null> =>
  readJson(dataDir, name, SOURCE_FILE, sourceSchema);

/** Reads all sources, sorted by name. Throws a `HarvestError` if one is damaged. */
export const readSources = async (dataDir: string): Promise<Source[]> => {
  const names = await sourceNames(dataDir);
  const sources = await Promise.all(names.map((name) => readSource(dataDir, name)));
  return sources.filter((source) => source !== null);
};

/** A source as it is listed, also if its files are damaged. */
export type ListedSource =
  | {
      readonly name: string;
      readonly source: Source;
      readonly state: HarvestState;
      readonly damage: null;
    }
  | {
      readonly name: string;
      /** `null` if its definition is damaged. */
      readonly source: Source | null;
      /** `null` if it is damaged. */
      readonly state: HarvestState | null;
      /** A message that says what is damaged and what to do. */
      readonly damage: string;
    };

const listSource = async (dataDir: string, name: string): Promise<ListedSource[]> => {
  const damages: string[] = [];
  const unlessDamaged = (error: unknown): null => {
    if (!(error instanceof HarvestError)) throw error;
    damages.push(error.message);
    return null;
  };
  const source = await readSource(dataDir, name).catch(unlessDamaged);
  const state = await readState(dataDir, name).catch(unlessDamaged);
  if (damages.length > 0) return [{ name, source, state, damage: damages.join(' ') }];
  // Without a definition it is no source, or has just been removed.
  return source === null || state === null ? [] : [{ name, source, state, damage: null }];
};

/** Lists all sources with their states, sorted by name. A damaged one does not hide the others. */
export const listSources = async (dataDir: string): Promise<ListedSource[]> => {
  const names = await sourceNames(dataDir);
  return (await Promise.all(names.map((name) => listSource(dataDir, name)))).flat();
};

/** The errors of renaming to a folder that has files, by system. */
const IN_USE: ReadonlySet<string> = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM']);

const taken = (name: string): SourceError =>
  new SourceError([
    {
      mistake: { field: 'name', is: 'taken' },
      message: `There is a source ${name} already; remove it first.`,
    },
  ]);

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
  const sources = await listSources(dataDir);
  if (!sources.some((source) => source.name === name)) throw new HarvestError(`There is no source ${name}.`);
  const removed = path.join(harvestFolder(dataDir), `.removed-${name}`);
  await rm(removed, { recursive: true, force: true });
  await rename(sourceFolder(dataDir, name), removed);
  await syncFolder(harvestFolder(dataDir));
  await rm(removed, { recursive: true, force: true });
};
