import type { GiftCard } from '@kargha/domain/pricing/gift-card';
import type { Paise } from '@kargha/domain/money/paise';
import type { SettledRefund } from '@kargha/domain/orders/price-reductions';
import type { RefundApproval } from '@kargha/domain/payments/refund-approval-schema';
import {
  orderLedger,
  type LedgerLine,
  type OrderLedger,
} from '@kargha/domain/payments/order-ledger';

import type { Transaction } from '../../platform/firestore.ts';
import {
  balanceAdjustmentsOf,
  readEachBalanceAdjustment,
  settledAdjustments,
} from '../../records/balance-adjustment-record.ts';
import { giftCardRef, readGiftCard } from '../../records/gift-card-record.ts';
import { readLedgerRecords, type OrderRecords } from '../../records/ledger-records.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { readEachRefund, refunds, type RefundRecord } from '../../records/payment-record.ts';

export interface RefundableMoney {
  ledger: OrderLedger;
  /** gateway payments first, then offline payments, duplicates last */
  payments: LedgerLine[];
  /** what the gift card or the exchange paid and was not refunded; 0 when the card was deleted */
  prepaidLeft: Paise;
  card: GiftCard | null;
  prepaidRefunds: number;
  earlierRefunds: readonly RefundRecord[];
  /** earlier refunds and balance adjustments */
  settled: SettledRefund[];
  /** requests that wait for a second person */
  waiting: readonly RefundApproval[];
  /** what they reserve of the money */
  reserved: Paise;
}

/**
 * Returns what can still be refunded of each payment and of the gift card. Read it in the transaction that writes
 * the next refund and the order, so that concurrent calls wait. What requests reserve is left out, apart from the
 * approved one that is carried out now.
 */
export async function readRefundableMoney(
  transaction: Transaction,
  order: OrderRecord,
  approval?: { id: string },
): Promise<RefundableMoney> {
  const [stored, found] = await Promise.all([
    readLedgerRecords(transaction, order.id),
    order.giftCard && transaction.get(giftCardRef(order.giftCard.cardId)),
  ]);
  const card = found && readGiftCard(found);
  const waiting = stored.waiting.filter(({ id }) => id !== approval?.id);
  const records = { ...stored, waiting };
  const ledger = orderLedger(card ? order : { ...order, giftCard: null }, records);
  const earlierRefunds = records.refunds;
  return {
    ledger,
    payments: ledger.payments.toSorted(duplicatesLast),
    prepaidLeft: ledger.prepaidLeft,
    card,
    prepaidRefunds: countPrepaid(records),
    earlierRefunds,
    settled: [...earlierRefunds, ...settledAdjustments(records.adjustments)],
    waiting,
    reserved: ledger.reserved,
  };
}

/** Numbers the next one. Credits of exchanges were counted with them once, so they still are: no number repeats. */
function countPrepaid({ refunds: earlier, adjustments }: OrderRecords): number {
  const toPrepaid = earlier.filter(({ paymentId }) => paymentId === null);
  const credits = adjustments.filter(({ purpose }) => purpose === 'exchange');
  return toPrepaid.length + credits.length;
}

/** The refunds and balance adjustments of an order. */
export async function readSettled(
  transaction: Transaction,
  orderId: string,
): Promise<SettledRefund[]> {
  const past = await transaction.get(refunds().where('orderId', '==', orderId));
  const adjustments = await transaction.get(balanceAdjustmentsOf(orderId));
  return [
    ...readEachRefund(past.docs),
    ...settledAdjustments(readEachBalanceAdjustment(adjustments.docs)),
  ];
}

function duplicatesLast(one: LedgerLine, other: LedgerLine): number {
  return Number(one.isDuplicate) - Number(other.isDuplicate);
}
