import type { Micros } from '../model/timestamps.ts';
import type { StoredDocument } from './stored-document.ts';

export interface StoredChange {
  readonly name: string;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

/** Contains each document at most once. */
export interface CommitRecord {
  readonly time: Micros;
  readonly changes: readonly StoredChange[];
}

/** Firestore allows reads up to one hour back; the other limits bound memory. */
const RETENTION_MICROS = 3_600_000_000n;
const MAX_CHANGES = 50_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** The latest commits in order, for reads of past states and for resuming listeners. */
export class ChangeLog {
  #records: CommitRecord[] = [];
  #start: Micros;
  #changes = 0;
  #bytes = 0;

  /** `start` is the time from which all commits are logged. */
  constructor(start: Micros) {
    this.#start = start;
  }

  append(record: CommitRecord): void {
    this.#records.push(record);
    this.#changes += record.changes.length;
    this.#bytes += replacedBytes(record);
    this.#dropOld(record.time - RETENTION_MICROS);
  }

  /** True if every commit after `time` is still logged. */
  covers(time: Micros): boolean {
    return time >= this.#start;
  }

  /** The commits after `time`, oldest first. */
  *since(time: Micros): Generator<CommitRecord> {
    for (let index = this.#firstAfter(time); index < this.#records.length; index++) {
      const record = this.#records[index];
      if (record) yield record;
    }
  }

  #dropOld(oldest: Micros): void {
    let dropped = 0;
    for (const record of this.#records) {
      const isOld = record.time < oldest;
      if (!isOld && this.#changes <= MAX_CHANGES && this.#bytes <= MAX_BYTES) break;
      this.#changes -= record.changes.length;
      this.#bytes -= replacedBytes(record);
      this.#start = record.time;
      dropped += 1;
    }
    if (dropped > 0) this.#records = this.#records.slice(dropped);
  }

  #firstAfter(time: Micros): number {
    let low = 0;
    let high = this.#records.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const record = this.#records[middle];
      if (record && record.time > time) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** Replaced versions, which only the log keeps in memory. */
function replacedBytes(record: CommitRecord): number {
  return record.changes.reduce((sum, change) => sum + (change.before?.bytes ?? 0), 0);
}
