import type { Document } from './messages.ts';
import type { QueryIndex, IndexDefinitions } from './query/index-definitions.ts';
import type { AccessPolicy, CommitEvent, FirestoreService } from './service-contract.ts';
import type { StoredChange } from './store/change-log.ts';
import type { Snapshot } from './store/snapshot.ts';

/** Where the indexes are defined. */
export interface IndexSource {
  /** May be called again. */
  read: () => IndexDefinitions;
  /** Adds an index that a query lacks, so that it is answered. Without it the query is rejected. */
  add?: (index: QueryIndex) => void;
}

/** Keeps changes after the process has ended. */
export interface CommitJournal {
  /** Keeps all changes of a commit or none, before anyone sees them. Throws RpcError if it cannot. */
  append(database: string, changes: readonly StoredChange[]): void;
}

/** Operations for the emulator's own HTTP endpoints, triggers, export and import. */
export interface FirestoreControl {
  /** `undefined` allows everything. */
  setPolicy(policy: AccessPolicy | undefined): void;
  /** The policy decides by other rules from now on: ends the project's listeners that they no longer allow. */
  rulesReplaced(project: string): void;
  /** From now on, queries need the indexes that production would need. */
  setIndexes(source: IndexSource): void;
  /** Calls back after each commit, in commit order, never while a lock is held. Returns an unsubscribe function. */
  onCommit(observer: (event: CommitEvent) => void): () => void;
  /** Deletes a document path and everything below it; listeners see the deletions. */
  clear(database: string, path?: string): void;
  /** All documents of a database, ordered by name. */
  documents(database: string): Iterable<Document>;
  /** Adds all documents or none, without rules and triggers. Times default to now. */
  load(documents: Iterable<Document>): void;
  /** The documents of a database now. */
  snapshot(database: string): Snapshot;
  /**
   * Makes a database equal to a snapshot, perhaps of another database; references within it move along. A database
   * that is new is a fork, which the journal does not keep. Without rules and triggers; listeners see it.
   */
  restore(database: string, snapshot: Snapshot): void;
  /** Asks the journal before each later change. */
  setJournal(journal: CommitJournal): void;
  /** All documents of all databases except forks. */
  keptDocuments(): Iterable<Document>;
  /** Clears timers and rejects waiting callers. */
  close(): void;
}

export interface FirestoreCore {
  service: FirestoreService;
  control: FirestoreControl;
}
