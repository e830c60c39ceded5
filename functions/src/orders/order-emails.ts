import type { OrderEmail } from '@kargha/domain/orders/staff-order-endpoints';

import { notFound } from '../http/errors.ts';
import { FieldPath } from '../platform/firestore.ts';
import {
  emails,
  emailWithId,
  queueEmail,
  readEmails,
  type Mail,
  type StoredEmail,
} from '../records/email-record.ts';
import {
  changeByStaff,
  recordStep,
  revisionOf,
  type ChangedOrder,
  type StaffChange,
} from '../records/change-order.ts';

const MOST = 50;
/** Sorts after every character of an id. */
const LAST_CHARACTER = '\uf8ff';

/** Ids of order emails start with `order_{id}_`. */
export async function listOrderEmails(orderId: string): Promise<OrderEmail[]> {
  const mails = await readOrderEmails(orderId);
  return mails.map(({ id, message, to }) => ({ id, subject: message.subject, to: to.join(', ') }));
}

export async function readOrderEmails(orderId: string): Promise<StoredEmail[]> {
  const prefix = `order_${orderId}_`;
  const { docs } = await emails()
    .orderBy(FieldPath.documentId())
    .startAt(prefix)
    .endAt(prefix + LAST_CHARACTER)
    .limit(MOST)
    .get();
  return readEmails(docs);
}

/**
 * Queues one of the order's emails again, to the order's current address. Throws 404 for an email of another
 * order, and 409 stale.
 */
export function resendEmail(change: StaffChange, mailId: string): Promise<ChangedOrder> {
  const { actor, at } = change;
  return changeByStaff(change, async (transaction, order) => {
    const isOwn = mailId.startsWith(`order_${order.id}_`);
    const mail = isOwn ? await emailWithId(mailId, transaction) : null;
    if (!mail) throw notFound('This email does not belong to the order.');
    const { subject, text, html } = mail.message;
    const again: Mail = { to: order.customer.email, subject, text, html };
    const revision = revisionOf(order) + 1;
    queueEmail(transaction, `${mailId}_again-${revision}`, again);
    const step = { action: 'resend', to: order.state, what: 'Email sent again', actor, at };
    return recordStep(transaction, order, {
      ...step,
      note: again.subject,
      visibleToCustomer: false,
    });
  });
}
