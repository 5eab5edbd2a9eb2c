import { buildGeneration } from '../build/build-generation.ts';
import { IndexError } from '../index-error.ts';
import { numberedDocuments } from './numbered-documents.ts';
import { sampleSchema } from './sample-schema.ts';

// Builds in a separate process, so that it can be killed or limited: FOLDER COUNT WORD. The bundled thread
// that sorts and merges texts is next to it.
const [folder = '', count = '', word = ''] = process.argv.slice(2);

process.stdout.write('begun\n');
try {
  await buildGeneration({
    folder,
    schema: sampleSchema,
    documents: numberedDocuments(Number(count), word),
    now: new Date('2026-01-01'),
    runOccurrences: 2000,
    buildWorkerUrl: new URL('./build-worker.mjs', import.meta.url),
  });
} catch (error) {
  process.stderr.write(error instanceof IndexError ? `${error.reason}: ${error.message}\n` : String(error));
  process.exitCode = 1;
}
