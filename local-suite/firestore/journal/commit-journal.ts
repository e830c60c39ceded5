import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Document } from '../messages.ts';
import { parseDocumentName } from '../model/resource-name.ts';
import { RpcError } from '../rpc-error.ts';
import type { CommitJournal } from '../control-contract.ts';
import type { StoredChange } from '../store/change-log.ts';
import type { Log } from '../transport/failure.ts';
import { lockFolder } from './folder-lock.ts';
import { JournalFile, readJournal } from './journal-file.ts';
import { payloadOf, payloadOfDocuments, replay } from './journal-payload.ts';

/** When the disk, and not only the operating system, must have a commit: before its answer, or within a second. */
export type SyncPolicy = 'commit' | 'second';

const FILE = 'firestore.log';
/** Documents in one record of a rewritten journal. */
const DOCUMENTS_PER_RECORD = 200;
const SYNC_INTERVAL_MS = 1000;
/** A journal is rewritten when it has more writes than this plus several times the documents. */
const SPARE_WRITES = 10_000;
const WRITES_PER_DOCUMENT = 4;

export interface OpenedJournal {
  journal: Journal;
  /** What the folder held. */
  documents: Document[];
  /** True if no commit has been kept yet, not even one that deleted everything. */
  isNew: boolean;
}

/**
 * Opens the journal of a folder, which one process may use at a time. A commit that was being written when the
 * process was killed is dropped as a whole. Throws an Error if the folder cannot be used.
 */
export function openJournal(folder: string, sync: SyncPolicy, log: Log): OpenedJournal {
  const unlock = lockFolder(folder);
  try {
    const file = path.join(folder, FILE);
    const { payloads, end, rest } = readJournal(file);
    if (rest.length > 0) setAside(`${file}.cut`, rest, log);
    const documents = new Map<string, Document>();
    const writes = payloads.reduce((sum, payload) => sum + replay(payload, documents), 0);
    const journal = new Journal(new JournalFile(file, end), sync, unlock);
    journal.count(writes, documents.size);
    return { journal, documents: [...documents.values()], isNew: payloads.length === 0 };
  } catch (error) {
    unlock();
    throw error;
  }
}

function setAside(file: string, rest: Buffer, log: Log): void {
  writeFileSync(file, rest);
  log(
    `The last ${rest.length} bytes of the journal are not a whole commit; they are now in ${file}`,
  );
}

/** Keeps commits in an append-only file. */
class Journal implements CommitJournal {
  readonly #file: JournalFile;
  readonly #sync: SyncPolicy;
  readonly #unlock: () => void;
  #writes = 0;
  #documents = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(file: JournalFile, sync: SyncPolicy, unlock: () => void) {
    this.#file = file;
    this.#sync = sync;
    this.#unlock = unlock;
  }

  append(database: string, changes: readonly StoredChange[]): void {
    try {
      this.#file.append(payloadOf(database, changes));
      if (this.#sync === 'commit') this.#file.flush();
      else this.#flushSoon();
    } catch (error) {
      throw new RpcError(
        'RESOURCE_EXHAUSTED',
        `The commit could not be written to the journal: ${String(error)}`,
      );
    }
    this.#writes += changes.length;
  }

  /** Sets the number of writes in the file and of documents that they leave. */
  count(writes: number, documents: number): void {
    this.#writes = writes;
    this.#documents = documents;
  }

  /** Rewrites a file that mostly holds replaced versions. */
  rewriteIfLong(current: () => Iterable<Document>): void {
    if (this.#writes <= SPARE_WRITES + WRITES_PER_DOCUMENT * this.#documents) return;
    const documents = [...current()];
    this.#file.rewrite(recordsOf(documents));
    this.count(documents.length, documents.length);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#file.close();
    this.#unlock();
  }

  #flushSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#file.flushInBackground(() => {
        this.#timer = undefined;
      });
    }, SYNC_INTERVAL_MS).unref();
  }
}

function* recordsOf(documents: readonly Document[]): Generator<Buffer> {
  let group: Document[] = [];
  let database = '';
  for (const document of documents) {
    const next = parseDocumentName(document.name).database;
    if (group.length > 0 && (next !== database || group.length === DOCUMENTS_PER_RECORD)) {
      yield payloadOfDocuments(database, group);
      group = [];
    }
    database = next;
    group.push(document);
  }
  if (group.length > 0) yield payloadOfDocuments(database, group);
}
