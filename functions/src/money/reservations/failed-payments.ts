import { MINUTE_MS } from '@kargha/domain/records/time-spans';
import { checkoutMessages } from '@kargha/domain/messages/checkout-messages';
import type { Message } from '@kargha/domain/messages/message';

import { tooMany } from '../../http/errors.ts';
import { mailboxKey } from '../../http/mailbox-key.ts';
import { counterRef, isLimitReached, type RateLimit } from '../../http/rate-limit.ts';
import type { DocumentReference, DocumentSnapshot, Transaction } from '../../platform/firestore.ts';
import type { OrderRecord } from '../../records/order-record.ts';

/** After this many failed payments an order pauses, which slows down card testing. */
export const MAX_FAILED = 6;
const PAUSE_MINUTES = 30;

/** Failed payments per person and per network address, across orders. */
const OF_PERSON: RateLimit = { scope: 'failed-payments-person', attempts: 30, minutes: 60 };
const OF_ADDRESS: RateLimit = { scope: 'failed-payments-address', attempts: 20, minutes: 60 };

/** Of an order, or of the sale of a gift card. */
type FailedPayments = Pick<OrderRecord, 'failedPayments'>;

/** Throws 429 while it is paused because its payments failed. */
export function refuseAfterFailures(
  { failedPayments }: FailedPayments,
  now: Date,
  sentence: Message = checkoutMessages.order_payments_failed(),
): void {
  if (!failedPayments || failedPayments.count < MAX_FAILED) return;
  const { lastAt } = failedPayments;
  if (lastAt.getTime() + PAUSE_MINUTES * MINUTE_MS > now.getTime()) throw tooMany(sentence);
}

/** An account is its own key, so that no one can lock it by entering its email address. */
interface Payer {
  uid: string | null;
  email: string;
  from: string | null;
}

export function failureLimits({ uid, email, from }: Payer): [RateLimit, string][] {
  const person: [RateLimit, string] = [OF_PERSON, uid ?? mailboxKey(email)];
  return from === null ? [person] : [person, [OF_ADDRESS, from]];
}

export function failureCounters(payer: Payer): DocumentReference[] {
  return failureLimits(payer).map(([limit, key]) => counterRef(limit, key));
}

/** Expects the snapshots of `failureCounters` first; others may follow. Throws 429 when one is used up. */
export function refuseManyFailures(counters: readonly DocumentSnapshot[], now: Date): void {
  const isOver = [OF_PERSON, OF_ADDRESS].some((limit, place) => {
    const counter = counters[place];
    return counter !== undefined && isLimitReached(limit, counter, now);
  });
  if (isOver) throw tooMany(checkoutMessages.payments_failed());
}

/** Part of the transaction that writes the payment, so that each failure counts once. */
export function countFailure(
  transaction: Transaction,
  ref: DocumentReference,
  paidFor: FailedPayments,
  at: Date,
): void {
  const count = failuresOf(paidFor) + 1;
  transaction.update(ref, { failedPayments: { count, lastAt: at } });
}

export function failuresOf({ failedPayments }: FailedPayments): number {
  return failedPayments?.count ?? 0;
}
