// Loaded with `node -r` into every process of the suite: ends the process when its parent dies,
// even by SIGKILL, so that no port stays in use.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 500);
watch.unref();
