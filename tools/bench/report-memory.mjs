// Preloaded into a measured program: reports its memory on request, after a garbage collection.
process.on('message', () => {
  globalThis.gc();
  const { heapUsed, rss } = process.memoryUsage();
  process.send({ heapUsed, rss });
});
// Whoever asks keeps the program alive no longer than its own work does.
process.channel?.unref();
