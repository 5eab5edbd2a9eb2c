import { Writable } from 'node:stream';

/** Creates a stream for a log, and a function that returns what it has received. */
export const keptLog = (): { readonly stream: Writable; readonly log: () => string } => {
  let log = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
  return { stream, log: () => log };
};
