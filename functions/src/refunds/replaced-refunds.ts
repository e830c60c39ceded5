import { piecesOf, type ShipmentLine } from '@kargha/domain/orders/shipment';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { unsentAmount } from '@kargha/domain/payments/duplicate-payment';

import type { Transaction } from '../platform/firestore.ts';
import { refundRef, type RefundRecord } from '../records/payment-record.ts';
import { canRetryRefund } from './retry-refund.ts';
import type { RefundWithId } from './refundable-money.ts';

interface Asked extends Pick<RefundRecord, 'reason' | 'amount' | 'invoicedPieces'> {
  returnId?: string;
  claim?: string;
  ofSecondPayments: readonly Pick<RefundRecord, 'paymentId' | 'amount'>[];
}

export interface Replaced {
  failed: RefundWithId;
  amount: Paise;
}

/** Refunds that are not for specific items: staff retry them by amount alone. */
const FOR_NO_PIECES: readonly string[] = [
  'requested',
  'dashboard',
  'shortfall',
  'cancelled',
  'late_part',
];

/**
 * Returns the failed refunds that this request replaces, so that they are not sent as well: those of its group,
 * its return or its undelivered items, those without items up to the amount, or a share of those of a duplicate
 * payment.
 */
export function replacedRefunds(given: readonly RefundWithId[], asked: Asked): Replaced[] {
  const failed = given.filter(canRetryRefund);
  const { claim, returnId, reason, amount, ofSecondPayments } = asked;
  if (claim !== undefined) return wholly(failed.filter((one) => one.claim === claim));
  if (returnId !== undefined) return wholly(failed.filter((one) => one.returnId === returnId));
  if (reason === 'undelivered') return wholly(ofPieces(failed, given, asked));
  if (reason !== 'requested') return [];
  const others = failed.filter((one) => FOR_NO_PIECES.includes(one.reason));
  const rest = amount - sumPaise(ofSecondPayments.map((part) => part.amount));
  const twice = ofSecondPayments.flatMap((part) => ofSecondPayment(part, failed));
  return [...twice, ...wholly(within(rest, others))];
}

/** A refund that is only partly replaced can still be retried for the rest. */
export function markReplaced(
  transaction: Transaction,
  replaced: readonly Replaced[],
  retriedAs: string,
): void {
  for (const { failed, amount } of replaced) {
    const isWhole = amount === unsentAmount(failed);
    const resent = sumPaise([failed.resent ?? paise(0), amount]);
    transaction.update(refundRef(failed.id), isWhole ? { retriedAs } : { resent });
  }
}

function wholly(failed: readonly RefundWithId[]): Replaced[] {
  return failed.map((one) => ({ failed: one, amount: unsentAmount(one) }));
}

function ofSecondPayment(
  { paymentId, amount }: Asked['ofSecondPayments'][number],
  all: readonly RefundWithId[],
): Replaced[] {
  const failed = all.filter(
    (one) => one.reason === 'second_payment' && one.paymentId === paymentId,
  );
  let rest: number = amount;
  const parts = failed.map((one) => {
    const now = paise(Math.min(rest, unsentAmount(one)));
    rest -= now;
    return { failed: one, amount: now };
  });
  return parts.filter((part) => part.amount > 0);
}

/** If another refund of the group did not fail, its items are settled, and the failed share is retried by group. */
function ofPieces(
  failed: readonly RefundWithId[],
  given: readonly RefundWithId[],
  { invoicedPieces: asked = [] }: Asked,
): RefundWithId[] {
  const standing = given.filter(({ state }) => state !== 'failed').map(({ claim }) => claim);
  return failed.filter(
    ({ reason, claim, invoicedPieces = [] }) =>
      reason === 'undelivered' &&
      (claim === undefined || !standing.includes(claim)) &&
      sharesPieces(invoicedPieces, asked),
  );
}

function sharesPieces(some: readonly ShipmentLine[], others: readonly ShipmentLine[]): boolean {
  return some.some((line) => piecesOf(line, [{ lines: others }]) > 0);
}

function within(amount: number, failed: readonly RefundWithId[]): RefundWithId[] {
  let rest = amount;
  return failed.filter((one) => {
    if (one.amount > rest) return false;
    rest -= one.amount;
    return true;
  });
}
