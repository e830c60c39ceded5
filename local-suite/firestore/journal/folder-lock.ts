import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { isRunning } from '../../running-process.ts';

const LOCK = 'firestore.pid';

/**
 * Creates the folder and takes it for this process. Throws an Error if another process that still runs has it; the
 * lock of one that was killed does not count. Returns a function that gives the folder back.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, LOCK);
  const owner = ownerOf(file);
  if (owner !== undefined && owner !== process.pid && isRunning(owner)) {
    throw new Error(
      `The folder ${folder} is in use by process ${owner}. If that is not a Firestore, delete ${file}.`,
    );
  }
  writeFileSync(file, String(process.pid));
  return () => {
    if (ownerOf(file) === process.pid) rmSync(file, { force: true });
  };
}

function ownerOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined; // there is no lock
  }
}
