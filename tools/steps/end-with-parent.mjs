/** Preloaded into the servers: stops a server when the process that started it has ended in any way. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
