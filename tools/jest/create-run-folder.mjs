import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates `TEST_RUN_FOLDER`, in which the spec files of a run share expensive, read-only data and have their temporary files. */
export default async () => {
  process.env.TEST_RUN_FOLDER = await mkdtemp(path.join(tmpdir(), 'open-discovery-tests-'));
  // Servers that tests start as another user reach their own folders through it.
  await chmod(process.env.TEST_RUN_FOLDER, 0o711);
  // The temporary folders of tests are in it, so that none of them stays. Windows reads `TEMP`.
  process.env.TMPDIR = process.env.TEST_RUN_FOLDER;
  process.env.TEMP = process.env.TEST_RUN_FOLDER;
};
