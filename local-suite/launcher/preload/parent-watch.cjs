// Loaded with `node -r` into every process of the suite: when the parent dies, even by SIGKILL,
// the process ends itself, so that no port stays taken.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 500);
watch.unref();
