import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { OrderEmail } from '@kargha/domain/orders/staff-order-endpoints';
import { textOf } from '@kargha/domain/records/stored-record';

import { notFound } from '../http/errors.ts';
import { FieldPath, firestore, type DocumentSnapshot } from '../platform/firestore.ts';
import { queueEmail, type Mail } from '../records/email-record.ts';
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
  const mails = await orderMails(orderId);
  return mails.map((one) => ({
    id: one.id,
    subject: textOf(one.get('message.subject')),
    to: toOf(one),
  }));
}

export async function orderMails(orderId: string): Promise<DocumentSnapshot[]> {
  const prefix = `order_${orderId}_`;
  const mails = firestore().collection(COLLECTIONS.mail);
  const { docs } = await mails
    .orderBy(FieldPath.documentId())
    .startAt(prefix)
    .endAt(prefix + LAST_CHARACTER)
    .limit(MOST)
    .get();
  return docs;
}

/**
 * Queues one of the order's emails again, to the order's current address. Throws 404 for an email of another
 * order, and 409 stale.
 */
export function resendEmail(change: StaffChange, mailId: string): Promise<ChangedOrder> {
  const { actor, at } = change;
  return changeByStaff(change, async (transaction, order) => {
    const mails = firestore().collection(COLLECTIONS.mail);
    const isOwn = mailId.startsWith(`order_${order.id}_`);
    const mail = isOwn ? await transaction.get(mails.doc(mailId)) : null;
    if (!mail?.exists) throw notFound('This email does not belong to the order.');
    const again: Mail = {
      to: order.customer.email,
      subject: textOf(mail.get('message.subject')),
      text: textOf(mail.get('message.text')),
      html: textOf(mail.get('message.html')),
    };
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

function toOf(mail: DocumentSnapshot): string {
  const to: unknown = mail.get('to');
  return Array.isArray(to) ? to.join(', ') : '';
}
