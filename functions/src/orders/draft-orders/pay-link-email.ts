import { indianClock } from '@kargha/domain/india/indian-clock';

import { toAmounts, toPricedItem } from '../../mail/email-items.ts';
import { composeEmail } from '../../mail/email.ts';
import { mailMessages } from '../../mail/mail-messages.ts';
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
    composeEmail(customer, mailMessages.pay_link_subject({ number }), [
      mailMessages.pay_link({ number }),
      { items: lines.map(toPricedItem) },
      { amounts: toAmounts(order) },
      { text: mailMessages.pay_link_button(), address: link },
      mailMessages.pay_link_ends({ end }),
    ]),
  );
}
