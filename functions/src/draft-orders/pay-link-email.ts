import { formatPaise } from '@kargha/domain/money/money-format';
import { indianClock } from '@kargha/domain/india/indian-clock';
import { lineTitle } from '@kargha/domain/shopping/line-title';

import { composeEmail } from '../mail/email.ts';
import type { Transaction } from '../platform/firestore.ts';
import { queueEmail } from '../records/mail-record.ts';
import type { OrderRecord } from '../records/order-record.ts';

/** The link by which a customer looks at an order that staff have taken, and pays it; sent once. */
export function queuePayLinkEmail(
  transaction: Transaction,
  order: OrderRecord,
  link: string,
): void {
  const { id, number, customer, lines, totals, holdExpiresAt } = order;
  const items = lines.map((line) => `${line.quantity} × ${lineTitle(line)}`);
  const end = holdExpiresAt ? indianClock(holdExpiresAt).replace('T', ', ') : '';
  queueEmail(
    transaction,
    `order_${id}_pay-link`,
    composeEmail(customer, `Your order ${number} is ready to be paid`, [
      `Thank you for your call. We have put your order ${number} aside for you.`,
      items.join('\n'),
      `It costs ${formatPaise(totals.total)}, shipping and GST included.`,
      { words: 'Look at your order and pay', address: link },
      `The pieces are yours until ${end} (Indian time). After that the link ends and nothing is charged.`,
    ]),
  );
}
