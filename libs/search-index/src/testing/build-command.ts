import { buildSample } from './build-sample.ts';
import { IndexError } from '../index-error.ts';
import { numberedDocuments } from './numbered-documents.ts';

// Builds in a separate process, so that it can be killed or limited: FOLDER COUNT WORD. The bundled thread
// that sorts and merges texts is next to it.
const [folder = '', count = '', word = ''] = process.argv.slice(2);

process.stdout.write('begun\n');
try {
  await buildSample(folder, numberedDocuments(Number(count), word), {
    runOccurrences: 2000,
    buildWorkerUrl: new URL('./build-worker.mjs', import.meta.url),
  });
} catch (error) {
  process.stderr.write(error instanceof IndexError ? `${error.reason}: ${error.message}\n` : String(error));
  process.exitCode = 1;
}
