import { formatPaise } from '@kargha/domain/money/money-format';
import type { StrikePaymentRequest } from '@kargha/domain/payments/offline-payment';
import type { Instalment } from '@kargha/domain/payments/instalment';

import { conflict } from '../http/errors.ts';
import { payLink } from '../payments/links/pay-link.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { recordToStrike, type KeptRecord } from '../payments/voidable-payment.ts';
import type { Transaction } from '../platform/firestore.ts';
import { receiptToTakeBack } from '../receipts/reverse-receipt.ts';
import { invoiceOf } from '../records/invoice-record.ts';
import { queueMail } from '../records/mail-record.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { phoneOrderSettings } from '../records/phone-orders-record.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  revisionOf,
  type Changed,
  type StaffChange,
} from './staff-change.ts';
import { struckLetter } from './struck-letter.ts';
import { waitingAgain, withoutPart } from './unpaid-again.ts';

const HAS_LEFT =
  'A parcel has left since this payment was recorded. Give money back or ask for it instead.';
const IS_INVOICED =
  'An invoice was issued since this payment was recorded, and it counts on it. It cannot be struck any more.';

/**
 * Strikes the record of a payment past the gateway that staff have made by mistake: it leaves the books, its reference
 * can be used again, and the order, or the part that it paid, waits for its payment once more. What a part's receipt
 * voucher had confirmed is taken back by another paper, and the buyer reads so. Throws 404, 409 stale, not_allowed,
 * not_recorded, transfer_shared and refunded.
 */
export function strikePayment(
  { ids }: PaymentContext,
  change: StaffChange,
  { paymentId, reason }: StrikePaymentRequest,
): Promise<Changed> {
  const { actor, at } = change;
  return changeByStaff(change, async (transaction, order) => {
    const part = paidPartOf(order, paymentId);
    if (!part && order.payment.paymentId !== paymentId) {
      throw conflict('not_recorded', 'This payment pays nothing of this order.');
    }
    const record = await recordToStrike(transaction, order.id, paymentId);
    await refuseIfUsed(transaction, order, record);
    const taken = part && (await receiptToTakeBack(transaction, part, { reason, at }));
    const { to, changes } = part
      ? withoutPart(order, part)
      : waitingAgain(order, { at, hours: (await phoneOrderSettings(transaction)).linkHours });
    record.strike();
    taken?.write();
    const link = part || order.draftId === undefined ? null : payLink(ids, order.id);
    const mailId = `order_${order.id}_struck-${revisionOf(order) + 1}`;
    queueMail(transaction, mailId, struckLetter(order, { ...record, part, taken, link }));
    const step = { action: 'strikePayment', to, what: STRUCK, actor, at };
    const note = `${formatPaise(record.amount)}, ${record.utr}: ${reason}`;
    return recordStep(transaction, order, { ...step, note }, changes);
  });
}

const STRUCK = 'A payment was recorded by mistake, and is struck';

function paidPartOf({ instalments }: OrderRecord, paymentId: string): Instalment | null {
  return instalments?.find((one) => one.state === 'paid' && one.paymentId === paymentId) ?? null;
}

/** Goods and papers that came after a payment stand on it. */
async function refuseIfUsed(
  transaction: Transaction,
  order: OrderRecord,
  { at }: KeptRecord,
): Promise<void> {
  if (order.shipments.some(({ shippedAt }) => shippedAt > at)) throw notAllowed(order, HAS_LEFT);
  const invoice = await invoiceOf(transaction, order);
  if (invoice && invoice.issuedAt > at) throw notAllowed(order, IS_INVOICED);
}
