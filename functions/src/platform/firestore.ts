import {
  getFirestore,
  Timestamp,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';

import { adminApp } from './admin-app.ts';

export { AggregateField, FieldPath, FieldValue } from 'firebase-admin/firestore';
export type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  Transaction,
} from 'firebase-admin/firestore';

/** gRPC status codes for contention: try again. */
const ABORTED = 10;
const ALREADY_EXISTS = 6;
/** Also returned for a transaction that expired while it waited for another one. */
const INVALID_ARGUMENT = 3;
const ENDED = /transaction (?:has expired|is invalid or closed|.*no longer valid)/i;

const ATTEMPTS_INSIDE = 20;
const ATTEMPTS_OUTSIDE = 4;
const MAX_PAUSE_MS = 400;

export function firestore(): Firestore {
  return getFirestore(adminApp());
}

/** Callbacks of each transaction, run after its commit. */
const afterCommitCallbacks = new WeakMap<Transaction, (() => void)[]>();

/**
 * Runs `work` in a transaction and retries on contention. `work` may run several times: it must not call a gateway
 * or have effects other than its writes and `afterCommit`. A `create()` of an existing document is retried once,
 * since `work` then finds the document.
 */
export async function inTransaction<Result>(
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(work);
    } catch (error) {
      if (attempt === ATTEMPTS_OUTSIDE || !isContention(error)) throw error;
      await pause(Math.random() * MAX_PAUSE_MS * attempt);
    }
  }
}

/** Runs a callback, such as a log line, once the transaction is committed. */
export function afterCommit(transaction: Transaction, callback: () => void): void {
  afterCommitCallbacks.get(transaction)?.push(callback);
}

async function runOnce<Result>(
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  let callbacks: (() => void)[] = [];
  const attempt = (transaction: Transaction) => {
    callbacks = [];
    afterCommitCallbacks.set(transaction, callbacks);
    return work(transaction);
  };
  const result = await firestore().runTransaction(attempt, { maxAttempts: ATTEMPTS_INSIDE });
  for (const callback of callbacks) callback();
  return result;
}

/** Reads several documents at one point in time, without locks. */
export function readTogether<Result>(
  read: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return firestore().runTransaction(read, { readOnly: true });
}

/** Converts all timestamps to Dates, at any depth. */
export function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withDates(inner)]));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** True when the work can be retried. */
export function isContention(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code === INVALID_ARGUMENT) return ENDED.test(error.message);
  return error.code === ABORTED || error.code === ALREADY_EXISTS;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
