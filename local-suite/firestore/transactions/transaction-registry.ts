import { randomBytes } from 'node:crypto';

import type { TransactionOptions } from '../messages.ts';
import { RpcError } from '../rpc-error.ts';
import type { View } from '../store/view.ts';
import type { LockOwner } from './held-locks.ts';

/** Read-only transactions have a view and need no locks. */
export interface Transaction extends LockOwner {
  readonly id: Buffer;
  readonly database: string;
  /** The state that a read-only transaction sees; `undefined` for read-write ones. */
  readonly view: View | undefined;
}

/** Maximum idle time and lifetime of a transaction, in milliseconds. Source: Firestore quotas. */
export const IDLE_TIMEOUT = 60_000;
export const LIFETIME = 270_000;

/** A transaction id: this run's nonce, its sequence, a serial number. */
const NONCE_BYTES = 8;
const SEQUENCE_OFFSET = NONCE_BYTES;
const SERIAL_OFFSET = SEQUENCE_OFFSET + 8;
const ID_BYTES = SERIAL_OFFSET + 8;

interface OpenTransaction extends Transaction {
  idleTimer: NodeJS.Timeout | undefined;
  lifeTimer: NodeJS.Timeout | undefined;
  operations: number;
}

/** The open transactions of all databases. Ends those that are idle for a minute or older than Firestore allows. */
export class TransactionRegistry {
  readonly #open = new Map<string, OpenTransaction>();
  readonly #nonce = randomBytes(NONCE_BYTES);
  readonly #onEnd: (transaction: Transaction) => void;
  #serial = 0;

  /** `onEnd` is called once for each transaction, however it ends. */
  constructor(onEnd: (transaction: Transaction) => void) {
    this.#onEnd = onEnd;
  }

  /** A retry keeps its original sequence, so that it goes before younger ones. */
  begin(database: string, sequence: number, view?: View): Transaction {
    this.#serial += 1;
    const id = Buffer.alloc(ID_BYTES);
    this.#nonce.copy(id);
    id.writeBigUInt64BE(BigInt(sequence), SEQUENCE_OFFSET);
    id.writeBigUInt64BE(BigInt(this.#serial), SERIAL_OFFSET);
    const transaction: OpenTransaction = {
      ...{ id, database, sequence, view, operations: 0, idleTimer: undefined },
      lifeTimer: setTimeout(() => {
        this.end(transaction);
      }, LIFETIME).unref(),
    };
    this.#open.set(id.toString('hex'), transaction);
    this.#watchIdle(transaction);
    return transaction;
  }

  /** The sequence of the retried transaction, if it belongs to this run. */
  sequenceOfRetried(options: TransactionOptions): number | undefined {
    const id = options.readWrite?.retryTransaction;
    if (id?.length !== ID_BYTES || !id.subarray(0, NONCE_BYTES).equals(this.#nonce))
      return undefined;
    return Number(id.readBigUInt64BE(SEQUENCE_OFFSET));
  }

  /** Throws INVALID_ARGUMENT if it has ended or never existed. */
  find(id: Buffer, database: string): Transaction {
    const transaction = this.#open.get(id.toString('hex'));
    if (transaction?.database === database) return transaction;
    throw new RpcError(
      'INVALID_ARGUMENT',
      'The referenced transaction has expired or is no longer valid.',
    );
  }

  /** The transaction cannot expire while the operation runs. */
  async during<Result>(transaction: Transaction, work: () => Promise<Result>): Promise<Result> {
    const open = this.#open.get(transaction.id.toString('hex'));
    if (!open) return work();
    open.operations += 1;
    clearTimeout(open.idleTimer);
    try {
      return await work();
    } finally {
      open.operations -= 1;
      this.#watchIdle(open);
    }
  }

  end(transaction: Transaction): void {
    const key = transaction.id.toString('hex');
    const open = this.#open.get(key);
    if (!open) return;
    clearTimeout(open.idleTimer);
    clearTimeout(open.lifeTimer);
    this.#open.delete(key);
    this.#onEnd(transaction);
  }

  /** Without a name, ends those of all databases. */
  endAll(database?: string): void {
    for (const transaction of [...this.#open.values()]) {
      if (database === undefined || transaction.database === database) this.end(transaction);
    }
  }

  #watchIdle(open: OpenTransaction): void {
    clearTimeout(open.idleTimer);
    if (open.operations > 0 || this.#open.get(open.id.toString('hex')) !== open) return;
    open.idleTimer = setTimeout(() => {
      this.end(open);
    }, IDLE_TIMEOUT).unref();
  }
}
