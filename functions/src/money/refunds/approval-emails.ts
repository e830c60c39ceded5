import { formatPaise } from '@kargha/domain/money/money-format';
import type { RefundApproval } from '@kargha/domain/payments/refund-approval-schema';

import { composeEmail } from '../../mail/email.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import type { Mail } from '../../records/email-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';

/** One email to all who may approve it, without what staff or the customer wrote. */
export function approvalWaitsEmail(
  { number }: Pick<OrderRecord, 'number'>,
  { amount }: Pick<RefundApproval, 'amount'>,
  to: readonly string[],
): Mail {
  const sum = formatPaise(amount);
  const mail = composeEmail({ email: '' }, `A refund of ${sum} waits for your approval`, [
    `A refund of ${sum} for order ${number} is above the limit that one person may refund. It waits for a second person.`,
    { text: 'Open the waiting refunds', address: `${shopAddress()}/admin/orders/approvals` },
  ]);
  return { ...mail, to };
}

/** To the person who asked for it. */
export function approvalDecidedEmail(
  { orderId, orderNumber, amount }: RefundApproval,
  state: 'approved' | 'declined',
  email: string,
): Mail {
  const sum = formatPaise(amount);
  const outcome =
    state === 'approved' ? 'was approved and is on its way' : 'was declined. Nothing was refunded';
  return composeEmail({ email }, `Your refund of ${sum} was ${state}`, [
    `The refund of ${sum} for order ${orderNumber} that you asked for ${outcome}.`,
    { text: 'Open the order', address: `${shopAddress()}/admin/orders/${orderId}` },
  ]);
}
