import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** `TEST_RUN_FOLDER`: shared by all spec files of a run, for what is costly to make and never changed. */
export default async () => {
  process.env.TEST_RUN_FOLDER = await mkdtemp(path.join(tmpdir(), 'open-discovery-tests-'));
};
