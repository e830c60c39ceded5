import { spawnSync } from 'node:child_process';

/** Ends a process that was started detached, and every process that it has started, without warning. */
export function stopProcessTree(leader: number): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(leader), '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // the process group has already ended
  }
}
