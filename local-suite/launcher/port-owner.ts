import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface PortOwner {
  pid: number;
  command: string;
}

/** The process that listens on a local TCP port; undefined if this machine does not let us see it. */
export function findPortOwner(port: number): PortOwner | undefined {
  return process.platform === 'linux' ? ownerFromProc(port) : ownerFromLsof(port);
}

function ownerFromProc(port: number): PortOwner | undefined {
  const sockets = listeningSockets(port);
  if (sockets.size === 0) return undefined;
  const pid = processIds().find((id) => openSockets(id).some((socket) => sockets.has(socket)));
  return pid === undefined ? undefined : { pid, command: commandOf(pid) };
}

/** The inode names (`socket:[123]`) of the sockets that listen on the port. */
function listeningSockets(port: number): Set<string> {
  const LISTEN = '0A';
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readLines(file).slice(1));
  return new Set(
    rows
      .map((row) => row.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(`:${hexPort}`) && state === LISTEN)
      .map((columns) => `socket:[${columns[9] ?? ''}]`),
  );
}

function processIds(): number[] {
  return readdirSync('/proc').map(Number).filter(Number.isInteger);
}

function openSockets(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => linkTarget(`/proc/${pid}/fd/${fd}`));
  } catch {
    return []; // another user's process, or one that has just ended
  }
}

function linkTarget(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function commandOf(pid: number): string {
  const words = readLines(`/proc/${pid}/cmdline`).join('').split('\0');
  return words.join(' ').trim().slice(0, 100);
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function ownerFromLsof(port: number): PortOwner | undefined {
  try {
    const rows = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const pid = Number(/^p(\d+)$/m.exec(rows)?.[1]);
    const command = /^c(.+)$/m.exec(rows)?.[1] ?? 'unknown';
    return Number.isInteger(pid) ? { pid, command } : undefined;
  } catch {
    return undefined;
  }
}
