import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildingFolder, isAbandoned, isOfRunningBuild } from './building-folder.ts';
import { replaceFile, syncFolder } from './durable-files.ts';
import { IndexError } from '../index-error.ts';
import type { Manifest } from '../index-types.ts';
import { CURRENT_FILE, generationName, generationNumber } from './generation-files.ts';
import { readManifest } from './manifest.ts';

/** Returns the names of the generations in the root, oldest first. */
export const listGenerations = (root: string): string[] =>
  existsSync(root)
    ? readdirSync(root)
        .flatMap((name) => generationNumber(name) ?? [])
        .sort((a, b) => a - b)
        .map(generationName)
    : [];

/** Returns the published generation, or `null`. */
export const readCurrent = (root: string): string | null => {
  const file = path.join(root, CURRENT_FILE);
  if (!existsSync(file)) return null;
  const name = readFileSync(file, 'utf8').trim();
  return generationNumber(name) === null ? null : name;
};

/** Returns the published generation, or the last one where none is named; throws `missing` if there is none. */
export const publishedGeneration = (root: string): string => {
  const name = readCurrent(root) ?? listGenerations(root).at(-1);
  if (name === undefined) throw new IndexError('missing', `There is no index in ${root}.`);
  return name;
};

/** Returns the manifest of the published generation; throws `missing`, `damaged` or `version` if it cannot be read. */
export const publishedManifest = (folder: string): Manifest => {
  const root = path.resolve(folder);
  return readManifest(path.join(root, publishedGeneration(root)));
};

/** Removes the folders of killed builds from the root of an index, if there is one. */
export const removeAbandonedBuilds = async (root: string): Promise<void> => {
  const names = existsSync(root) ? readdirSync(root) : [];
  for (const name of names.filter(isAbandoned))
    await rm(path.join(root, name), { recursive: true, force: true });
};

/**
 * Creates an empty folder to build in. Removes the folders of killed builds. Throws `busy` while another process builds:
 * two that publish at the same time would remove each other's generations.
 */
export const startBuilding = async (root: string): Promise<string> => {
  mkdirSync(root, { recursive: true });
  await removeAbandonedBuilds(root);
  const folder = buildingFolder(root, process.pid);
  mkdirSync(folder);
  // After it has its own folder, so that of two builds that start together at least one sees the other.
  if (readdirSync(root).some(isOfRunningBuild)) {
    rmSync(folder, { recursive: true });
    throw new IndexError('busy', `Another process is building an index in ${root}.`);
  }
  return folder;
};

export const nextGeneration = (root: string): string =>
  generationName((generationNumber(listGenerations(root).at(-1) ?? '') ?? 0) + 1);

/** Makes a generation the published one. */
const pointTo = (root: string, name: string): void => replaceFile(path.join(root, CURRENT_FILE), `${name}\n`);

/**
 * Publishes the generation before the published one again, which stays; returns its name. Throws `missing` if there is none, and
 * `version` or `damaged` if it cannot be read.
 */
export const rollBack = (folder: string): string => {
  const root = path.resolve(folder);
  const published = readCurrent(root);
  const number = generationNumber(published ?? '') ?? 0;
  const before = listGenerations(root).filter((name) => (generationNumber(name) ?? 0) < number);
  const last = before.at(-1);
  if (last === undefined)
    throw new IndexError('missing', `There is no generation before ${published ?? 'the first'} in ${root}.`);
  readManifest(path.join(root, last));
  pointTo(root, last);
  return last;
};

/**
 * Publishes a finished folder. At any moment `current` names a complete generation: the folder is renamed
 * first, then the pointer is replaced. Keeps this generation and the previous one.
 */
export const publish = (root: string, folder: string, name: string): void => {
  const before = readCurrent(root);
  syncFolder(folder);
  renameSync(folder, path.join(root, name));
  pointTo(root, name);
  for (const other of listGenerations(root)) {
    if (other !== name && other !== before) rmSync(path.join(root, other), { recursive: true, force: true });
  }
};
