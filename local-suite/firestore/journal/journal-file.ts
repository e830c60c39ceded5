import {
  closeSync,
  existsSync,
  fdatasync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';

import { framed, readFrames } from './record-frame.ts';

/** The first bytes of the file; the digit is the version of its format. */
const START = Buffer.from('kfs-log1');

/** A file of framed payloads that only grows at its end. */
export class JournalFile {
  readonly #path: string;
  #descriptor: number;
  #end: number;

  /** Creates the file, or cuts it at `end`, after its last whole record. */
  constructor(path: string, end: number) {
    this.#path = path;
    this.#descriptor = openSync(path, existsSync(path) ? 'r+' : 'w+');
    ftruncateSync(this.#descriptor, end);
    this.#end = end;
    if (end === 0) this.#write(START);
  }

  /** Writes a payload or throws. Once it returns, the operating system has the payload. */
  append(payload: Buffer): void {
    this.#write(framed(payload));
  }

  /** Waits until the disk has everything. */
  flush(): void {
    fdatasyncSync(this.#descriptor);
  }

  flushInBackground(done: () => void): void {
    fdatasync(this.#descriptor, done);
  }

  /** Replaces all records. A crash leaves the old file or the new one. */
  rewrite(payloads: Iterable<Buffer>): void {
    const next = `${this.#path}.new`;
    const descriptor = openSync(next, 'w');
    writeFileSync(descriptor, START);
    for (const payload of payloads) writeFileSync(descriptor, framed(payload));
    fdatasyncSync(descriptor);
    this.#end = fstatSync(descriptor).size;
    closeSync(descriptor);
    closeSync(this.#descriptor);
    renameSync(next, this.#path);
    this.#descriptor = openSync(this.#path, 'r+');
  }

  /** A write after this throws. */
  close(): void {
    this.flush();
    closeSync(this.#descriptor);
    this.#descriptor = -1; // the operating system gives the number to another file
  }

  /** A write that fails halfway is overwritten by the next one. */
  #write(bytes: Buffer): void {
    for (let written = 0; written < bytes.length;) {
      const left = bytes.length - written;
      written += writeSync(this.#descriptor, bytes, written, left, this.#end + written);
    }
    this.#end += bytes.length;
  }
}

/**
 * Reads a journal. `rest` is what follows its last whole record: the commit during which the process was killed, or
 * damage. Throws an Error if the file is not a journal.
 */
export function readJournal(path: string): { payloads: Buffer[]; end: number; rest: Buffer } {
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  const start = bytes.subarray(0, START.length);
  if (start.length < START.length && START.subarray(0, start.length).equals(start)) {
    return { payloads: [], end: 0, rest: Buffer.alloc(0) };
  }
  if (!start.equals(START)) throw new Error(`${path} is not the journal of a local Firestore.`);
  const { payloads, end } = readFrames(bytes, START.length);
  return { payloads, end, rest: bytes.subarray(end) };
}
