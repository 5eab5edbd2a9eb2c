import { closeSync, openSync, readSync } from 'node:fs';

/** Fills the bytes from a place of an open file; reports whether it had as many. */
export const fillFrom = (descriptor: number, bytes: Uint8Array, offset: number): boolean => {
  for (let done = 0; done < bytes.length;) {
    const count = readSync(descriptor, bytes, done, bytes.length - done, offset + done);
    if (count === 0) return false;
    done += count;
  }
  return true;
};

/** Fills the bytes from the beginning of a file; reports whether it had as many. */
export const readWhole = (file: string, bytes: Uint8Array): boolean => {
  const descriptor = openSync(file, 'r');
  try {
    return fillFrom(descriptor, bytes, 0);
  } finally {
    closeSync(descriptor);
  }
};
