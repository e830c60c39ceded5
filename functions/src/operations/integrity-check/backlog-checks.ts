import { COLLECTIONS } from '@kargha/domain/records/collections';
import { isPaid } from '@kargha/domain/payments/payment';
import { isRefundedManually } from '@kargha/domain/payments/payment-method';
import { LATE_HOLD_MINUTES, LATE_MAIL_MINUTES, SILENT_HOURS } from '@kargha/domain/reports/ops';
import type { Finding } from '@kargha/domain/reports/ops-endpoints';
import { HOUR_MS, MINUTE_MS } from '@kargha/domain/records/time-spans';

import { firestore } from '../../platform/firestore.ts';
import {
  emails,
  isStuckEmail,
  mailRef,
  readEmails,
  UNSENT_STATES,
} from '../../records/email-record.ts';
import { orders, readOrderOrSkip, type OrderRecord } from '../../records/order-record.ts';
import { resultOf, type Check } from './integrity-check.ts';

const MOST = 100;

export const expiredReservationCheck: Check = async ({ now }) => {
  const before = new Date(now.getTime() - LATE_HOLD_MINUTES * MINUTE_MS);
  const { docs } = await orders()
    .where('holdExpiresAt', '<=', before)
    .orderBy('holdExpiresAt')
    .limit(MOST)
    .get();
  const findings = docs.flatMap((snapshot): Finding[] => {
    const order = readOrderOrSkip(snapshot);
    if (order?.state !== 'pending_payment') return [];
    return [{ what: `Order ${order.number} still reserves stock.`, path: snapshot.ref.path }];
  });
  return resultOf('hold_backlog', docs.length, findings);
};

export const mailBacklogCheck: Check = async ({ now }) => {
  const before = new Date(now.getTime() - LATE_MAIL_MINUTES * MINUTE_MS);
  const unsent = [
    emails().where('delivery', '==', null),
    emails().where('delivery.state', 'in', UNSENT_STATES),
  ];
  const pages = await Promise.all(
    unsent.map((query) =>
      query.where('queuedAt', '<=', before).orderBy('queuedAt').limit(MOST).get(),
    ),
  );
  const late = pages.flatMap(({ docs }) => docs);
  const findings = readEmails(late)
    .filter((email) => isStuckEmail(email, now) || email.delivery.serverRefuses)
    .map(({ id, message }) => ({
      what: `“${message.subject}” has not been sent.`,
      path: mailRef(id).path,
    }));
  return resultOf('mail_backlog', late.length, findings);
};

export const mailFailedCheck: Check = async () => {
  const { docs } = await emails().where('delivery.state', '==', 'ERROR').limit(MOST).get();
  const findings = readEmails(docs).map(({ id, message }) => ({
    what: `“${message.subject}” could not be sent.`,
    path: mailRef(id).path,
  }));
  return resultOf('mail_failed', docs.length, findings);
};

/** No webhooks although orders are paid through the gateway. */
export const webhookCheck: Check = async ({ now }) => {
  const since = new Date(now.getTime() - SILENT_HOURS * HOUR_MS);
  const [recent, recentEvents] = await Promise.all([
    orders().where('createdAt', '>=', since).orderBy('createdAt', 'desc').limit(MOST).get(),
    firestore()
      .collection(COLLECTIONS.webhookEvents)
      .where('receivedAt', '>=', since)
      .limit(1)
      .get(),
  ]);
  const paid = recent.docs.flatMap((snapshot) => {
    const order = readOrderOrSkip(snapshot);
    return order && isPaidByGateway(order) ? order : [];
  });
  const isMissing = paid.length > 0 && recentEvents.empty;
  const what = `${paid.length} orders were paid in ${SILENT_HOURS} hours, but no webhook arrived.`;
  return resultOf('webhooks_silent', recent.size, isMissing ? [{ what, path: '' }] : []);
};

/** The gateway does not know offline payments, although they have IDs. */
function isPaidByGateway({ payment: { state, paymentId, method } }: OrderRecord): boolean {
  return isPaid(state) && paymentId !== null && !isRefundedManually(method);
}
