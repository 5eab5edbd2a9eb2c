// Loaded by the workers of `runner.mjs` before anything else.
import { register } from 'node:module';
import 'tsx';

register('./hooks.mjs', import.meta.url);
// Programs that tests start are built, and load nothing of this.
delete process.env.NODE_OPTIONS;
// The runner disconnects a worker at the end. A server that a failed test left open would keep it, and the runner, waiting.
process.once('disconnect', () => process.exit());

/**
 * Keeps the settings that the runner sends until the worker asks for them. The runner sends them to all workers as soon as
 * one asks, and never again: a worker that starts more slowly would wait forever.
 */
const keepSettings = () => {
  const emit = process.emit.bind(process);
  const send = process.send.bind(process);
  let settings = null;
  // Without a listener: with one, messages would be read before the worker listens.
  process.emit = (event, message, ...rest) => {
    if (message?.type === 'jest-light-runner-worker-data') settings = message;
    return emit(event, message, ...rest);
  };
  process.send = (message, ...rest) =>
    message === 'jest-light-runner-get-worker-data' && settings !== null
      ? setImmediate(() => emit('message', settings))
      : send(message, ...rest);
};

// A thread of a worker has no channel to the runner.
if (process.send) keepSettings();
