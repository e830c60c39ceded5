import type { ReadSelector, Timestamp, TransactionOptions } from '../../messages.ts';
import { toMicros } from '../../model/timestamps.ts';
import { RpcError } from '../../rpc-error.ts';
import { currentView, PastView } from '../../store/view.ts';
import type { View } from '../../store/view.ts';
import type { ReadSet } from '../../transactions/held-locks.ts';
import type { Transaction } from '../../transactions/transaction-registry.ts';
import type { Engine, OpenDatabase } from '../engine.ts';

export interface ReadContext {
  view: View;
  inTransaction: boolean;
  /** The id of the transaction that this read started, for the first response. */
  startedTransaction: { transaction?: Buffer };
}

export interface ReadRequest {
  database: string;
  selector: ReadSelector;
  /** What a read-write transaction must lock. */
  reads: ReadSet;
}

/**
 * Reads the state that a request selects. Waits for shared locks in a read-write transaction. Ends a transaction
 * that the request started if the read fails.
 */
export async function readWithSelector<Result>(
  engine: Engine,
  { database, selector, reads }: ReadRequest,
  work: (context: ReadContext) => Result,
): Promise<Result> {
  const open = engine.database(database);
  const { transaction, newTransaction, readTime } = oneOf(selector);
  if (transaction) {
    const known = engine.transactions.find(transaction, open.data.name);
    const view = await lockedView(engine, open, known, reads);
    return work({ view, inTransaction: true, startedTransaction: {} });
  }
  if (newTransaction) {
    const startedTransaction = beginTransaction(engine, open, { readOnly: {}, ...newTransaction });
    return endOnFailure(engine, startedTransaction, async () => {
      const view = await lockedView(engine, open, startedTransaction, reads);
      return work({
        view,
        inTransaction: true,
        startedTransaction: { transaction: startedTransaction.id },
      });
    });
  }
  const view = readTime
    ? pastView(engine, open, readTime)
    : currentView(open.data, engine.clock.readTime());
  return work({ view, inTransaction: false, startedTransaction: {} });
}

/** Starts a read-write transaction, unless the options say read-only. */
export function beginTransaction(
  engine: Engine,
  open: OpenDatabase,
  options: TransactionOptions,
): Transaction {
  const { transactions } = engine;
  const sequence = transactions.sequenceOfRetried(options) ?? open.locks.nextSequence();
  if (options.readWrite || !options.readOnly) return transactions.begin(open.data.name, sequence);
  const { readTime } = options.readOnly;
  const view = readTime
    ? pastView(engine, open, readTime)
    : new PastView(open.data, engine.clock.readTime());
  return transactions.begin(open.data.name, sequence, view);
}

async function lockedView(
  engine: Engine,
  open: OpenDatabase,
  transaction: Transaction,
  reads: ReadSet,
): Promise<View> {
  const { view } = transaction;
  if (view) return engine.transactions.during(transaction, () => Promise.resolve(view));
  await engine.transactions.during(transaction, () => open.locks.read(transaction, reads));
  return currentView(open.data, engine.clock.readTime());
}

async function endOnFailure<Result>(
  engine: Engine,
  transaction: Transaction,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    engine.transactions.end(transaction);
    throw error;
  }
}

function pastView(engine: Engine, open: OpenDatabase, readTime: Timestamp): PastView {
  const time = toMicros(readTime);
  if (time <= engine.clock.readTime()) return new PastView(open.data, time);
  throw new RpcError('INVALID_ARGUMENT', 'The requested read time is in the future.');
}

/** An empty byte string counts as absent. */
function oneOf({ transaction, ...others }: ReadSelector): ReadSelector {
  const selector = { ...others, ...(transaction?.length ? { transaction } : {}) };
  const given = [selector.transaction, selector.newTransaction, selector.readTime];
  if (given.filter((choice) => choice !== undefined).length <= 1) return selector;
  throw new RpcError(
    'INVALID_ARGUMENT',
    'Only one of transaction, newTransaction and readTime can be set.',
  );
}
