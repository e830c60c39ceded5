// Loaded with `node -r` into every process of the suite: ends the process when its parent dies,
// even by SIGKILL, so that no port stays in use.
const parent = process.ppid;
const watch = setInterval(() => {
  // On Windows a process keeps the number of its parent.
  if (process.ppid === parent && isRunning(parent)) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 500);
watch.unref();

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
