import { closeSync, openSync, readSync } from 'node:fs';

/** Fills the bytes from the beginning of a file; reports whether it had as many. */
export const readWhole = (file: string, bytes: Uint8Array): boolean => {
  const descriptor = openSync(file, 'r');
  try {
    for (let read = 0; read < bytes.length;) {
      const more = readSync(descriptor, bytes, read, bytes.length - read, read);
      if (more === 0) return false;
      read += more;
    }
    return true;
  } finally {
    closeSync(descriptor);
  }
};
