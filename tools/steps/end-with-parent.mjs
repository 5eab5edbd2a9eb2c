/** Preloaded into the servers: one whose starter is gone, however it went, stops as if asked to. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
