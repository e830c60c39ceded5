import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const SHELL = /(^|\/)-?(sh|dash|bash|ash|zsh)$/;

/**
 * Returns the id of the npm process that runs this script: our parent, or the parent of the shell in between.
 * Undefined without npm, or if the system does not tell.
 */
export function findParentNpm(): number | undefined {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = processRow(process.ppid);
  if (!parent) return undefined;
  return SHELL.test(parent.command) ? parent.ppid : process.ppid;
}

interface ProcessRow {
  ppid: number;
  command: string;
}

function processRow(pid: number): ProcessRow | undefined {
  try {
    return process.platform === 'linux' ? rowFromProc(pid) : rowFromPs(pid);
  } catch {
    return undefined;
  }
}

function rowFromProc(pid: number): ProcessRow | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [, command, ppid] = /^\d+ \((.*)\) \S (\d+)/s.exec(stat) ?? [];
  return command === undefined ? undefined : { ppid: Number(ppid), command };
}

function rowFromPs(pid: number): ProcessRow | undefined {
  const row = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [, ppid, command] = /^\s*(\d+)\s+(.+?)\s*$/.exec(row) ?? [];
  return command === undefined ? undefined : { ppid: Number(ppid), command };
}
