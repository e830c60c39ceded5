import { unpaidInstalments } from '@kargha/domain/payments/instalment';
import type { RefundRequest } from '@kargha/domain/orders/order-requests';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { mostRefundable } from '@kargha/domain/payments/refund-plan';
import { failedDuplicateRefunds } from '@kargha/domain/payments/duplicate-payment';
import {
  failedRefundShares,
  matchUndeliveredItems,
  type FailedRefundShare,
} from '@kargha/domain/orders/undelivered-items';

import {
  changeByStaff,
  recordStep,
  revisionOf,
  type ChangedOrder,
} from '../../records/change-order.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { sendRefund } from '../payments/send-refund.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { BALANCE_CREDIT, writeBalanceCredit } from '../../records/payment-record.ts';
import { canRetryRefund } from './retry-refund.ts';
import {
  readRefundableMoney,
  type RefundWithId,
  type RefundablePayment,
  type RefundableMoney,
} from './refundable-money.ts';
import type { QueuedRefund } from './refund-due-changes.ts';
import {
  describeRefundRequest,
  describeSettlement,
  planSettlement,
  applyToBalance,
  type Settlement,
} from './apply-to-balance.ts';
import {
  refundGroupOf,
  queuePaymentRefund,
  splitRefund,
  type RefundInput,
} from './split-refund.ts';

export interface RefundedOrder extends ChangedOrder {
  /** of the payment, else of the gift card or the balance credit */
  refundId: string;
  /** paise that staff must refund manually */
  byHand: Paise;
}

/**
 * Refunds part of an order: its payments first, then its gift card. A refund for undelivered items reduces the
 * balance due first. A failed refund, a duplicate payment or removed items are matched by amount and retried;
 * anything else is a price reduction. Throws 409 stale, and too_much when the amount exceeds what is left. A
 * refund that the gateway cannot accept now is sent by the sweeper under the same id; offline payments are
 * refunded manually.
 */
export async function refundOrder(
  context: PaymentContext,
  staff: { orderId: string; actor: string },
  { revision, amount, reason }: RefundRequest,
): Promise<RefundedOrder> {
  const at = context.now();
  const { refundIds, ...done } = await changeByStaff(
    { ...staff, revision, at },
    async (transaction, order) => {
      const money = await readRefundableMoney(transaction, order);
      const purpose = purposeOf(order, money, paise(amount));
      const settled = settlementFor(purpose, order, { amount: paise(amount), money });
      const input = {
        ...purpose,
        initiatedFrom: 'admin',
        note: reason,
        by: staff.actor,
        at,
      } as const;
      const parts = splitRefund(transaction, order, money, { ...input, amount: settled.rest });
      const off = creditUndelivered(transaction, order, { ...input, amount: settled.credited });
      const what = describeEvent(purpose, settled);
      const step = {
        action: 'refund',
        to: order.state,
        what,
        actor: staff.actor,
        at,
        note: reason,
      };
      const changes = { ...parts.changes, ...off.changes };
      const changed = recordStep(transaction, order, step, changes);
      const { refundIds: sent, cardRefundId, byHand } = parts;
      const refundId = sent[0] ?? cardRefundId ?? off.refundId;
      return { ...changed, byHand, refundIds: sent, refundId };
    },
  );
  for (const refundId of refundIds) await sendRefund(context, refundId);
  return done;
}

type Purpose = Pick<RefundInput, 'reason' | 'invoicedPieces' | 'claim'>;

function purposeOf(order: OrderRecord, money: RefundableMoney, amount: Paise): Purpose {
  const { earlierRefunds, payments, cardLeft } = money;
  if (failedDuplicateRefunds(earlierRefunds) === amount) return { reason: 'requested' };
  const failed = failedRefundShares(earlierRefunds).find((part) => part.amount === amount);
  if (failed) return sameRefundGroup(failed);
  const paidOnce = payments.filter(({ isDuplicate }) => !isDuplicate);
  const owed = unpaidInstalments(order).map((part) => part.amount);
  const max = sumPaise([...owed, mostRefundable(paidOnce, cardLeft)]);
  const invoicedPieces = matchUndeliveredItems(order, earlierRefunds, { amount, most: max });
  if (invoicedPieces.length > 0) return { reason: 'undelivered', invoicedPieces };
  return failedReduction(earlierRefunds, amount) ?? { reason: 'requested' };
}

function sameRefundGroup({ claim, pieces }: FailedRefundShare): Purpose {
  return { reason: 'undelivered', invoicedPieces: [...pieces], claim };
}

/** A refund of removed items does not reduce the price of the others. */
function failedReduction(earlierRefunds: readonly RefundWithId[], amount: Paise): Purpose | null {
  const failed = earlierRefunds.find(
    (one) => one.reason === 'reduced' && one.amount === amount && canRetryRefund(one),
  );
  if (failed?.claim === undefined) return null;
  const { reason, claim, invoicedPieces } = failed;
  return { reason, claim, ...(invoicedPieces && { invoicedPieces }) };
}

/** A price reduction comes from paid money only. */
function settlementFor(
  { reason }: Purpose,
  order: OrderRecord,
  { amount, money }: { amount: Paise; money: RefundableMoney },
): Settlement {
  if (reason !== 'undelivered') return { credited: paise(0), rest: amount };
  return planSettlement(unpaidInstalments(order), amount, money);
}

function describeEvent({ reason }: Purpose, settled: Settlement): string {
  if (reason !== 'undelivered') return describeRefundRequest(settled.rest);
  return describeSettlement(settled, 'undelivered');
}

/** The balance credit needs its own refund row, which triggers the credit note with the items. */
function creditUndelivered(
  transaction: Transaction,
  order: OrderRecord,
  { by: _by, at, ...input }: RefundInput,
): { refundId: string; changes?: Record<string, unknown> } {
  if (input.reason !== 'undelivered' || input.amount === 0) return { refundId: '' };
  const cause = `undelivered-${revisionOf(order) + 1}`;
  const mailId = `order_${order.id}_${cause}`;
  const changes = applyToBalance(transaction, order, input.amount, { mailId, at });
  const claim = refundGroupOf(order, input);
  const row = { ...input, orderId: order.id, paymentId: BALANCE_CREDIT, claim };
  return { changes, refundId: writeBalanceCredit(transaction, row, cause, at) };
}

export function queueAllRefunds(
  transaction: Transaction,
  order: OrderRecord,
  payments: readonly RefundablePayment[],
  input: Omit<RefundInput, 'amount'>,
): QueuedRefund[] {
  return payments
    .filter(({ left }) => left > 0)
    .map((one) => queuePaymentRefund(transaction, order, one, { ...input, amount: one.left }));
}
