import { indianClock } from '@kargha/domain/india/indian-clock';

import { toAmounts, toPricedItem } from '../../mail/email-items.ts';
import { composeEmail } from '../../mail/email.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { queueEmail } from '../../records/email-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';

export function queuePayLinkEmail(
  transaction: Transaction,
  order: OrderRecord,
  link: string,
): void {
  const { id, number, customer, lines, holdExpiresAt } = order;
  const end = holdExpiresAt ? indianClock(holdExpiresAt).replace('T', ', ') : '';
  queueEmail(
    transaction,
    `order_${id}_pay-link`,
    composeEmail(customer, `Your order ${number} is ready for payment`, [
      `Thank you for your call. We have reserved your order ${number} for you.`,
      { items: lines.map(toPricedItem) },
      { amounts: toAmounts(order) },
      { text: 'View your order and pay', address: link },
      `We keep these pieces for you until ${end} (India time). After that the link expires, and you are not charged.`,
    ]),
  );
}
