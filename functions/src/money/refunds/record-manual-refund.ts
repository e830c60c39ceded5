import { indianDay, startOfIndianDay } from '@kargha/domain/india/indian-day';
import { formatLongDate } from '@kargha/domain/india/long-date';
import type { Message } from '@kargha/domain/messages/message';
import { formatPaise } from '@kargha/domain/money/money-format';
import { CASH_LIMIT, type ManualRefundRequest } from '@kargha/domain/payments/offline-payment';
import { refundedPrepaid } from '@kargha/domain/payments/prepaid-share';
import { sumPaise, type Paise } from '@kargha/domain/money/paise';

import { conflict, invalidField, notFound } from '../../http/errors.ts';
import { mailMessages } from '../../mail/mail-messages.ts';
import { manualRefundEmail } from '../../mail/order-emails.ts';
import {
  changeByStaff,
  recordStep,
  type ChangedOrder,
  type StaffChange,
} from '../../records/change-order.ts';
import { prepareOfflineRecord } from '../payments/offline-payment.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { queueEmail } from '../../records/email-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { refundRef, refundWithId, type RefundRecord } from '../../records/payment-record.ts';
import { manualRefundChanges } from './refund-due-changes.ts';
import { completeReturn, readReturnRefund } from './refund-outcome.ts';
import { paymentStateAfterRefund } from './split-refund.ts';

type ManualRefundDetails = Omit<ManualRefundRequest, 'revision'>;

/**
 * Records a manual refund of an offline payment: method, reference and date. The document is issued, the return
 * completed and the shopper emailed as for any refund. Throws 400 invalid, 404, 409 stale, given_back when it was
 * recorded before, by_gateway, and reference_used when the reference was used for something else.
 */
export function recordManualRefund(
  change: StaffChange,
  details: ManualRefundDetails,
): Promise<ChangedOrder> {
  const { actor: by, at } = change;
  const { refundId, method, reference, day } = details;
  return changeByStaff(change, async (transaction, order) => {
    const refund = await readRefundDue(transaction, order, refundId);
    refuseInvalidDetails(order, refund, details, at);
    const { amount } = refund;
    const seen = { method, reference, amount, note: refund.note ?? '' };
    const keep = await prepareOfflineRecord(transaction, {
      ...seen,
      direction: 'out',
      orderId: order.id,
    });
    const payback = await readReturnRefund(transaction, refundId, refund);
    keep(order, { by, at });
    transaction.update(refundRef(refundId), {
      state: 'processed',
      gatewayRefundId: reference,
      byHand: { method, reference, day, by },
      updatedAt: at,
    });
    if (payback) completeReturn(transaction, payback, at);
    const how = describeMethod(details);
    queueEmail(transaction, `refund_${refundId}`, manualRefundEmail(order, amount, how));
    const what = `${formatPaise(amount)} refunded`;
    const step = { action: 'given-back', to: order.state, what, actor: by, at, note: how.text };
    return recordStep(transaction, order, step, orderChanges(order, { refundId, amount }));
  });
}

async function readRefundDue(
  transaction: Transaction,
  { id }: OrderRecord,
  refundId: string,
): Promise<RefundRecord> {
  const refund = await refundWithId(refundId, transaction);
  if (refund?.orderId !== id) throw notFound('We could not find this refund.');
  if (refund.byHand) throw conflict('given_back', 'This refund is already recorded.');
  if (refund.state !== 'owed') throw conflict('by_gateway', BY_GATEWAY);
  return refund;
}

const BY_GATEWAY = 'The gateway sends this refund automatically.';

/** Income-tax Act s. 269ST also applies to the customer who receives cash. */
function refuseInvalidDetails(
  { createdAt }: OrderRecord,
  { amount }: RefundRecord,
  { day, method }: ManualRefundDetails,
  at: Date,
): void {
  if (day > indianDay(at)) throw invalidField('day', 'The date cannot be in the future.');
  if (day < indianDay(createdAt))
    throw invalidField('day', 'The date cannot be before the order was placed.');
  if (method === 'cash' && amount >= CASH_LIMIT) {
    throw invalidField('method', `Cash must be below ${formatPaise(CASH_LIMIT)}.`);
  }
}

function describeMethod({ method, reference, day }: ManualRefundDetails): Message {
  return METHODS[method]({ day: formatLongDate(startOfIndianDay(day)), reference });
}

const METHODS = {
  cash: mailMessages.refunded_cash,
  counter_upi: mailMessages.refunded_counter_upi,
  bank_transfer: mailMessages.refunded_bank_transfer,
} satisfies Record<ManualRefundDetails['method'], unknown>;

function orderChanges(order: OrderRecord, refund: { refundId: string; amount: Paise }) {
  const { amount } = refund;
  const refunded = sumPaise([order.payment.refunded, amount]);
  return {
    'payment.refunded': refunded,
    'payment.state': paymentStateAfterRefund(order, {
      refunded,
      onCard: refundedPrepaid(order),
    }),
    ...manualRefundChanges(order, refund),
  };
}
