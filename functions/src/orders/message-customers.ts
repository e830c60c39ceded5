import type { MessageStep } from '@kargha/domain/orders/bulk-order-steps';

import { conflict } from '../http/errors.ts';
import { staffMessageEmail } from '../mail/order-emails.ts';
import { trackingLink } from '../money/links/order-tracking-link.ts';
import { hashOf, type KeyedIds } from '../platform/keyed-ids.ts';
import { changeByStaff, recordStep, type StaffChange } from '../records/change-order.ts';
import { mailRef, queueEmail } from '../records/email-record.ts';

type Message = Pick<MessageStep, 'subject' | 'text'>;

/** The step that emails the customer of an order. The same words are sent once for an order, even if staff repeat it. */
export function messageStep(ids: KeyedIds, { subject, text }: Message) {
  const key = hashOf(JSON.stringify([subject, text])).slice(0, 16);
  return (change: StaffChange) =>
    changeByStaff(change, async (transaction, order) => {
      const { actor, at } = change;
      const { customer, state } = order;
      if (customer.email === '') throw conflict('no_email', 'This order has no email address.');
      if (!order.stateTimes.placed)
        throw conflict('not_placed', 'This order was never placed, so its address is not proven.');
      const id = `order_${order.id}_message_${key}`;
      if ((await transaction.get(mailRef(id))).exists)
        throw conflict('sent_already', 'This email has been sent for this order.');
      const email = staffMessageEmail(order, { subject, text }, trackingLink(ids, order.id, at));
      queueEmail(transaction, id, email);
      const step = { action: 'message', to: state, what: 'Email sent', actor, at, note: subject };
      return recordStep(transaction, order, { ...step, visibleToCustomer: false });
    });
}
