// Preloaded into the servers: stops a server, as SIGTERM does, when the process that started it disconnects or ends.
import { isMainThread } from 'node:worker_threads';
import { shutdownLimitMs } from './shutdown-limit.mjs';

const stop = () => {
  // Not `process.kill`: it ends a process without a chance to finish where there are no signals.
  const isHandled = process.emit('SIGTERM', 'SIGTERM');
  if (!isHandled) process.exit(0);
  setTimeout(() => process.exit(1), shutdownLimitMs(process.env)).unref();
};

// Threads load this file as well.
if (isMainThread) {
  // The channel is lost already if the other process ended while this one was loading.
  if (process.connected) process.once('disconnect', stop);
  else stop();
  process.channel?.unref();
}
