// Saves a file in the folder of its argument, and prints the failure that a client is sent.
import { toFailure } from '../../errors/to-failure.ts';
import { uploadName } from '../filename.ts';
import { openUploadFolder } from '../upload-folder.ts';

const [, , folder = ''] = process.argv;
const name = uploadName('abcdefghij0123456789', 'png');
await openUploadFolder(folder)
  .save(name, Buffer.alloc(100_000))
  .catch((error: unknown) => {
    process.stdout.write(JSON.stringify(toFailure(error)));
  });
