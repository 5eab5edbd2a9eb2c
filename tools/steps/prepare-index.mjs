import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { step } from './progress.mjs';
import { run, runOrStop } from './run.mjs';
import { Stop } from './stop.mjs';
import { APPS, ROOT } from './workspace.mjs';

const CORPUS = path.join(ROOT, 'tools/sample-corpus');
const IMPORTER = path.join(ROOT, APPS.importer);
const SAMPLE_LIMIT_MS = 5 * 60_000;
/** An index of many records takes hours. */
const UPGRADE_LIMIT_MS = 7 * 24 * 3_600_000;

const hashOf = (files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.basename(file)).update(readFileSync(file));
  return hash.digest('hex');
};

/** Returns a hash that identifies the published index, in the way of `isSampleIndex` of the importer; `null` if there is none. */
const publishedIndex = (folder) => {
  const current = path.join(folder, 'index/current');
  if (!existsSync(current)) return null;
  const manifest = path.join(folder, 'index', readFileSync(current, 'utf8').trim(), 'manifest.json');
  return existsSync(manifest) ? hashOf([manifest]) : null;
};

/** Creates a folder and its parents one by one: Node.js's recursive `mkdir` never returns for a folder in `/proc`. */
const createFolder = (folder) => {
  if (existsSync(folder)) return;
  createFolder(path.dirname(folder));
  mkdirSync(folder);
};

/** Imports the sample corpus, and notes of which source the index was made. */
const importSample = async (folder, { corpus, source, noteFile }) => {
  try {
    createFolder(folder);
  } catch (error) {
    throw new Stop(`DATA_DIR=${folder}: the folder cannot be created: ${error.message}`);
  }
  await step('Indexing the sample corpus', () =>
    runOrStop('The import', process.execPath, [IMPORTER, ...corpus], {
      limitMs: SAMPLE_LIMIT_MS,
      env: { DATA_DIR: folder },
    }),
  );
  writeFileSync(noteFile, `${JSON.stringify({ source, index: publishedIndex(folder) })}\n`);
};

/** If the records cannot be indexed again, the API says what is missing, and the portal runs without them. */
const upgradeIndex = (folder) =>
  run(process.execPath, [IMPORTER, '--upgrade'], {
    limitMs: UPGRADE_LIMIT_MS,
    show: true,
    env: { DATA_DIR: folder },
  });

/**
 * Indexes the sample corpus if there is no index, or if the index was made of it and the corpus or the importer has changed since.
 * Says so as long as the sample is searched. Other records are indexed again if another version made their index.
 */
export const prepareIndex = async (folder) => {
  const noteFile = path.join(folder, 'sample-index.json');
  const note = existsSync(noteFile) ? JSON.parse(readFileSync(noteFile, 'utf8')) : null;
  const index = publishedIndex(folder);
  if (index !== null && note?.index !== index) {
    await upgradeIndex(folder);
    return;
  }
  const corpus = readdirSync(CORPUS)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => path.join(CORPUS, name));
  const source = hashOf([...corpus, IMPORTER]);
  if (index === null || note.source !== source) await importSample(folder, { corpus, source, noteFile });
  console.log('The records are a sample of real works. An import of your own records replaces it.');
};
