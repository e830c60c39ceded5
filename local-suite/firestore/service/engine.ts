import { checkDatabaseName } from '../model/resource-name.ts';
import type { Micros } from '../model/timestamps.ts';
import type { CommitJournal } from '../control-contract.ts';
import type { AccessPolicy } from '../service-contract.ts';
import type { CommitRecord } from '../store/change-log.ts';
import { CommitClock } from '../store/commit-clock.ts';
import { Database } from '../store/database.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { LockTable } from '../transactions/lock-table.ts';
import { TransactionRegistry } from '../transactions/transaction-registry.ts';
import { CommitObservers } from './writes/commit-observers.ts';
import type { IndexCheck } from './index-check.ts';
import { OpenTargets } from './listen/open-targets.ts';

export interface OpenDatabase {
  data: Database;
  locks: LockTable;
  /** What listeners follow. */
  targets: OpenTargets;
  /** A copy for tests, which the journal does not keep. */
  isFork: boolean;
}

/** The state shared by all operations. */
export class Engine {
  readonly clock: CommitClock;
  readonly observers = new CommitObservers();
  readonly transactions: TransactionRegistry;
  /** `undefined`: everything is allowed. */
  policy: AccessPolicy | undefined;
  /** `undefined`: queries need no index. */
  indexes: IndexCheck | undefined;
  /** `undefined`: everything is lost when the process ends. */
  journal: CommitJournal | undefined;
  readonly #databases = new Map<string, OpenDatabase>();
  readonly #start: Micros;

  constructor(now: () => Micros) {
    this.clock = new CommitClock(now);
    this.#start = this.clock.readTime();
    this.transactions = new TransactionRegistry((transaction) => {
      this.#databases.get(transaction.database)?.locks.release(transaction);
    });
  }

  /** Creates the database on first use. Throws INVALID_ARGUMENT for an invalid name. */
  database(name: string | undefined): OpenDatabase {
    const valid = checkDatabaseName(name);
    const known = this.#databases.get(valid);
    return known ?? this.#open(new Database(valid, this.#start), false);
  }

  /**
   * Makes a database equal to a snapshot. A new one shares the snapshot's documents, so this takes as long for many
   * documents as for few. Not a commit: listeners see it, observers do not, and open transactions end.
   */
  restore(name: string, snapshot: Snapshot): void {
    const valid = checkDatabaseName(name);
    const known = this.#databases.get(valid);
    const time = this.clock.nextCommitTime();
    if (known) this.replace(known, { time, changes: snapshot.changesOf(known.data) });
    else this.#open(new Database(valid, time, snapshot), true);
  }

  /** Makes changes current that are not a commit, and ends the open transactions. */
  replace(database: OpenDatabase, record: CommitRecord): void {
    this.transactions.endAll(database.data.name);
    this.apply(database, record);
  }

  /** Makes changes current. Throws without any change if the journal cannot keep them. */
  apply({ data, isFork }: OpenDatabase, record: CommitRecord): void {
    if (!isFork && record.changes.length > 0) this.journal?.append(data.name, record.changes);
    data.apply(record);
  }

  /** The databases that the journal keeps. */
  *keptDatabases(): Generator<Database> {
    for (const { data, isFork } of this.#databases.values()) if (!isFork) yield data;
  }

  #open(data: Database, isFork: boolean): OpenDatabase {
    const opened = { data, locks: new LockTable(), targets: new OpenTargets(data), isFork };
    this.#databases.set(data.name, opened);
    return opened;
  }

  /** Ends the listeners of a project, or of all, that the current rules no longer allow. */
  judgeListeners(project?: string): void {
    const time = this.clock.readTime();
    for (const { data, targets } of this.#databases.values()) {
      if (project === undefined || data.name.startsWith(`projects/${project}/`))
        targets.judgeAll(time);
    }
  }

  /** Ends all transactions and rejects waiting operations. */
  close(): void {
    this.transactions.endAll();
    for (const { locks } of this.#databases.values()) locks.close();
  }
}
