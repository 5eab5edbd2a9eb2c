// Preloaded into a process: reports its event loop delay, CPU time and memory on each message.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** Sampling interval; anything above it is delay. */
const RESOLUTION_MS = 2;
const NS_PER_MS = 1e6;

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({
      loopP99Ms: Math.max(0, delay.percentile(99) / NS_PER_MS - RESOLUTION_MS),
      megabytes: process.memoryUsage.rss() / 1e6,
      processorMs: (user + system) / 1000,
    });
    delay.reset();
  });
}
