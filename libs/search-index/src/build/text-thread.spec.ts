import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildingFolder } from '../generation/building-folder.ts';
import { FILE } from '../generation/generation-files.ts';
import { IndexError } from '../index-error.ts';
import { bundleBuildWorker } from '../testing/bundle-module.ts';
import { newFolder } from '../testing/new-folder.ts';
import { RandomCorpus } from '../testing/random-documents.ts';
import { sampleDocument, sampleSchema } from '../testing/sample-schema.ts';
import type { IndexDocument } from '../document-types.ts';
import type { BuildOptions, Manifest } from '../index-types.ts';
import { buildGeneration } from './build-generation.ts';
import { RunWriter } from './run-file.ts';

/** A device of Linux that is always full. */
const FULL_DISK = '/dev/full';

const programs = newFolder();
let buildWorkerUrl: URL;
let root: string;

/** The channels to threads that this process waits for. */
const channels = (): string[] => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort');

const build = (name: string, given: Partial<BuildOptions>): Promise<Manifest> =>
  buildGeneration({
    folder: path.join(root, name),
    schema: sampleSchema,
    documents: [],
    now: new Date('2026-01-01'),
    ...given,
  });

/** Every file of an index, by its name. */
const filesOf = (name: string): Record<string, string> => {
  const folder = path.join(root, name, 'generation-000001');
  return Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'base64')]),
  );
};

beforeAll(() => {
  buildWorkerUrl = bundleBuildWorker(programs);
});
beforeEach(() => {
  root = newFolder();
});

describe('texts that a thread works on', () => {
  test.each([
    ['no documents', 0, 1000],
    ['documents of one run', 40, 100_000],
    ['documents of many runs', 100, 200],
  ])('give the same files as without: %s', async (_, count, runOccurrences) => {
    const documents = new RandomCorpus(count).documents(count);
    const [beside, here] = [
      await build('beside', { documents, runOccurrences, buildWorkerUrl }),
      await build('here', { documents, runOccurrences }),
    ];
    expect(beside).toEqual(here);
    expect(filesOf('beside')).toEqual(filesOf('here'));
    expect(channels()).toEqual([]);
  });
});

describe('a build whose thread', () => {
  const building = (file: string): string =>
    path.join(buildingFolder(path.join(root, 'index'), process.pid), file);

  /** Documents during whose reading something happens to the folder of the build. */
  const documentsAnd = function* (happens: () => void, count = 3): Generator<IndexDocument> {
    for (let at = 0; at < count; at += 1) yield sampleDocument(`id-${at}`, { title: 'sea level' });
    happens();
    yield sampleDocument('last', { title: 'rise' });
  };

  const leavesNothing = async (happens: () => void, reason: string | undefined, message: RegExp) => {
    await build('index', { documents: [sampleDocument('a')] });
    const failing = build('index', { documents: documentsAnd(happens), runOccurrences: 1, buildWorkerUrl });
    const error: unknown = await failing.catch((failure: unknown) => failure);
    expect(error).toMatchObject({ message: expect.stringMatching(message) });
    expect(error instanceof IndexError ? error.reason : undefined).toBe(reason);
    expect(channels()).toEqual([]);
    expect(readdirSync(path.join(root, 'index')).sort()).toEqual(['current', 'generation-000001']);
  };

  const unordered = (): void => {
    const run = new RunWriter(building('run-0.text'));
    for (const key of ['b', 'a']) run.write(key, 1);
    run.finish();
  };

  const withFullDisk = existsSync(FULL_DISK) ? test : test.skip;
  withFullDisk('finds no room says so; nothing is left of it', () =>
    leavesNothing(() => symlinkSync(FULL_DISK, building(FILE.postings)), 'storage', /no room/),
  );

  test.each([
    ['misses a run says which', () => rmSync(building('run-1.text')), undefined, /run-1\.text/],
    ['finds a damaged run says so', unordered, 'document', /"a" is not after "b"/],
  ] as const)('%s; nothing is left of it', (_, happens, reason, message) =>
    leavesNothing(happens, reason, message),
  );

  test.each([
    ['ends without an answer fails', '', ['a', 'b'], /ended without an answer/],
    [
      'is still at work when the rest fails is ended',
      'setInterval(() => {}, 1000)',
      ['a', 'b', 'a'],
      /more than once/,
    ],
  ])('%s', async (_, program, ids, message) => {
    const url = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
    const documents = ids.map((id) => sampleDocument(id, { title: 'sea level' }));
    const failing = build('index', { documents, runOccurrences: 4, buildWorkerUrl: url });
    await expect(failing).rejects.toThrow(message);
    expect(channels()).toEqual([]);
    expect(readdirSync(path.join(root, 'index'))).toEqual([]);
  });
});
