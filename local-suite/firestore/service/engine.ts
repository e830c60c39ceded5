import { checkDatabaseName } from '../model/resource-name.ts';
import type { Micros } from '../model/timestamps.ts';
import type { AccessPolicy } from '../service-contract.ts';
import { CommitClock } from '../store/commit-clock.ts';
import { Database } from '../store/database.ts';
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
    if (known) return known;
    const data = new Database(valid, this.#start);
    const opened = { data, locks: new LockTable(), targets: new OpenTargets(data) };
    this.#databases.set(valid, opened);
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
