import type { RefundRequest } from '@kargha/domain/order-requests';
import { formatPaise } from '@kargha/domain/money-format';
import { paise, type Paise } from '@kargha/domain/paise';
import { undeliveredFor } from '@kargha/domain/undelivered-pieces';

import { changeByStaff, recordStep, type Changed } from '../orders/staff-change.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { performRefund } from '../payments/settling/perform-refund.ts';
import type { Transaction } from '../platform/firestore.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { moneyLeft, type MoneyLeft, type OrderMoney } from './money-left.ts';
import { queue, refundInParts, type Wanted } from './refund-parts.ts';

export interface Refunded extends Changed {
  /** of the payment; of the gift card when only that one got something back */
  refundId: string;
  /** paise that came past the gateway: staff give them back by hand */
  byHand: Paise;
}

/**
 * Staff give a part of an order's money back: of its payments, and of its gift card what these do not cover. What pieces
 * cost that came back undelivered is for these pieces, anything else is a lower price. Throws
 * 409 stale, and too_much when the amount is more than what was taken and has not been given back. What the gateway
 * cannot take now is sent by the sweeper, under the same id; what came past it is owed until staff record how it went.
 */
export async function refundByStaff(
  context: PaymentContext,
  staff: { orderId: string; actor: string },
  { revision, amount, reason }: RefundRequest,
): Promise<Refunded> {
  const at = context.now();
  const { refundIds, ...done } = await changeByStaff(
    { ...staff, revision, at },
    async (transaction, order) => {
      const money = await moneyLeft(transaction, order);
      const parts = refundInParts(transaction, order, money, {
        amount: paise(amount),
        ...purposeOf(order, money, paise(amount)),
        initiatedFrom: 'admin',
        note: reason,
        by: staff.actor,
        at,
      });
      const what = `Refund of ${formatPaise(paise(amount))} requested`;
      const step = { action: 'refund', to: order.state, what, actor: staff.actor, at };
      const changed = recordStep(transaction, order, { ...step, note: reason }, parts.changes);
      const { refundIds: sent, cardRefundId, byHand } = parts;
      return { ...changed, byHand, refundIds: sent, refundId: sent[0] ?? cardRefundId ?? '' };
    },
  );
  for (const refundId of refundIds) await performRefund(context, refundId);
  return done;
}

function purposeOf(order: OrderRecord, { given }: OrderMoney, amount: Paise) {
  const invoicedPieces = undeliveredFor(order, given, amount);
  if (invoicedPieces.length === 0) return { reason: 'requested' } as const;
  return { reason: 'undelivered', invoicedPieces } as const;
}

/** Writes refunds of all that is left of an order's payments; gives their ids. */
export function queueAll(
  transaction: Transaction,
  order: OrderRecord,
  payments: readonly MoneyLeft[],
  wanted: Omit<Wanted, 'amount'>,
): string[] {
  return payments
    .filter(({ left }) => left > 0)
    .map((one) => queue(transaction, order, one, { ...wanted, amount: one.left }));
}
