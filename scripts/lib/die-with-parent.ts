// Preloaded into every server that `startShop` starts. A killed parent cannot stop its children, but the channel to it
// closes, and then they stop as if requested.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
