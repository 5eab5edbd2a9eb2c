// Loaded before a measured program: tells its memory when it is asked to, after what is garbage has been collected.
process.on('message', () => {
  globalThis.gc();
  const { heapUsed, rss } = process.memoryUsage();
  process.send({ heapUsed, rss });
});
// Whoever asks keeps the program alive no longer than its own work does.
process.channel?.unref();
