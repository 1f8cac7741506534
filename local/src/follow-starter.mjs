// Loaded into each part before its own code: ends the part when the starter is gone, even if that
// one was killed and could not send a signal. The channel between the two breaks in every case.
const GRACE_MS = 10_000;

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
