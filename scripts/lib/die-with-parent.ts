// Preloaded into every server that `startShop` starts. A parent that was killed cannot stop its children, but the
// channel to it closes, and then they stop themselves as if they had been asked to.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
