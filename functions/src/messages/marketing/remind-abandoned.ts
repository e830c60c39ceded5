import type { Order } from '@kargha/domain/orders/order';
import {
  isAbandoned,
  REMIND_AFTER_MS,
  REMIND_UNTIL_MS,
  type ReminderState,
} from '@kargha/domain/people/marketing';
import { isPaid } from '@kargha/domain/payments/payment';
import { isRecordId } from '@kargha/domain/records/record-id';
import { languagePath } from '@kargha/domain/settings/language-path';

import { HttpError } from '../../http/errors.ts';
import { composeEmail, type Recipient } from '../../mail/email.ts';
import { lineTitleIn } from '../../mail/hindi-line-title.ts';
import { reminderMessages } from '../../mail/reminder-messages.ts';
import {
  inTransaction,
  type DocumentSnapshot,
  type Transaction,
} from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { log } from '../../platform/log.ts';
import { iteratePages } from '../../platform/query-pages.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';
import { isConsentGiven } from '../../records/consent-record.ts';
import { queueEmail, type Mail } from '../../records/email-record.ts';
import {
  orderRef,
  orders,
  readOrder,
  readOrderOrSkip,
  type OrderRecord,
} from '../../records/order-record.ts';
import { readUser, userRef } from '../../records/user-record.ts';
import { accountUnsubscribeLink } from './unsubscribe.ts';
import { unknownCheckout } from './abandoned-checkouts.ts';
import { unlessUnreadable } from '../../records/stored-documents.ts';

const LATER = 20;

/**
 * Reminds shoppers once of a checkout that they left unpaid between an hour and a day ago, if they consented in
 * their profile and have bought nothing since. The decision is stored in the order, so that it is made once.
 * Returns the number of queued emails.
 */
export async function remindAbandoned(ids: KeyedIds, now: Date): Promise<number> {
  const abandoned = orders()
    .where('closedBy', 'in', ['expiry', 'shopper'])
    .where('createdAt', '>', new Date(now.getTime() - REMIND_UNTIL_MS))
    .where('createdAt', '<=', new Date(now.getTime() - REMIND_AFTER_MS))
    .orderBy('createdAt', 'desc')
    .select('createdAt', 'reminder');
  let sent = 0;
  for await (const page of iteratePages(abandoned)) {
    for (const { id } of page.filter(isUndecided)) {
      if ((await unlessUnreadable(remindOne(id, ids, now))) === 'sent') sent += 1;
    }
  }
  log.info('Abandoned checkouts were looked through.', { sent });
  return sent;
}

function isUndecided(snapshot: DocumentSnapshot): boolean {
  return snapshot.get('reminder') === undefined;
}

/** Returns undefined when there is nothing to decide. */
function remindOne(orderId: string, ids: KeyedIds, now: Date): Promise<ReminderState | undefined> {
  return inTransaction(async (transaction) => {
    const snapshot = await transaction.get(orderRef(orderId));
    const order = readOrder(snapshot);
    if (!order || !canRemind(order) || !isUndecided(snapshot)) return undefined;
    return decideReminder(transaction, order, ids, now);
  });
}

/**
 * Reminds the shopper of one checkout on request of staff, at any time after it was left, by the same rules. Does
 * nothing when it was decided before. Throws 404 not_found and 409 not_allowed.
 */
export async function remindNow(
  orderId: string,
  ids: KeyedIds,
  { by, at }: StaffAction,
): Promise<void> {
  if (!isRecordId(orderId)) throw unknownCheckout();
  await inTransaction(async (transaction) => {
    const snapshot = await transaction.get(orderRef(orderId));
    const order = readOrder(snapshot);
    if (!order || !isAbandoned(order)) throw unknownCheckout();
    if (!canRemind(order)) throw new HttpError(409, 'not_allowed', NO_EMAIL);
    if (!isUndecided(snapshot)) return;
    const reminder = await decideReminder(transaction, order, ids, at);
    const target = orderRef(orderId).path;
    const line = { action: 'checkout.remind', target, actor: by, before: null, reason: '', at };
    writeAudit(transaction, { ...line, after: { reminder } });
  });
}

const NO_EMAIL = 'This customer has no email address.';
function canRemind(order: OrderRecord): boolean {
  return isAbandoned(order) && order.customer.email !== '';
}

async function decideReminder(
  transaction: Transaction,
  order: OrderRecord,
  ids: KeyedIds,
  now: Date,
): Promise<ReminderState> {
  const isDone = await hasMovedOn(transaction, order);
  const unsubscribe = isDone ? null : await reminderUnsubscribeLink(transaction, order, ids);
  const outcome = outcomeOf(isDone, unsubscribe);
  transaction.update(orderRef(order.id), { reminder: { outcome, at: now } });
  if (unsubscribe !== null) {
    const email = abandonedCheckoutEmail(order, { shop: shopAddress(), unsubscribe });
    queueEmail(transaction, `abandoned_${order.id}`, email);
  }
  return outcome;
}

/**
 * Reminds a shopper of an unpaid checkout. It repeats nothing that was typed, not even the name, because anybody can enter
 * anybody's address at checkout.
 */
function abandonedCheckoutEmail(
  { customer, lines }: Pick<Order, 'customer' | 'lines'>,
  { shop, unsubscribe }: { shop: string; unsubscribe: string },
): Mail {
  const { email, language = 'en' }: Recipient = customer;
  const address = (path: string) => shop + languagePath(language, path);
  const items = lines.map((line) => {
    const title = lineTitleIn(language, line);
    return {
      text: line.quantity === 1 ? title : `${line.quantity} × ${title}`,
      address: address(`/products/${encodeURIComponent(line.productId)}`),
    };
  });
  const mail = composeEmail({ email, language }, reminderMessages.left_subject(), [
    reminderMessages.left_lead(),
    ...items,
    { text: reminderMessages.left_cart(), address: address('/cart') },
    reminderMessages.left_not_reserved(),
    reminderMessages.left_once(),
    { text: reminderMessages.left_end(), address: unsubscribe },
  ]);
  return { ...mail, unsubscribe };
}

function outcomeOf(isDone: boolean, unsubscribe: string | null): ReminderState {
  if (isDone) return 'bought';
  return unsubscribe === null ? 'no_consent' : 'sent';
}

/** True when the person has bought since, or was reminded of a later checkout. */
async function hasMovedOn(
  transaction: Transaction,
  { id, customer: { email }, createdAt }: OrderRecord,
): Promise<boolean> {
  const { docs } = await transaction.get(
    orders()
      .where('customer.email', '==', email)
      .where('createdAt', '>=', createdAt)
      .orderBy('createdAt', 'desc')
      .limit(LATER),
  );
  return docs.some((other) => {
    const order = other.id === id ? null : readOrderOrSkip(other);
    if (!order) return false;
    return isPaid(order.payment.state) || other.get('reminder.outcome') === 'sent';
  });
}

/**
 * Returns null without consent to reminders. Consent to the newsletter or to offers does not cover them (DPDP Act
 * 2023, section 6: for the specified purpose).
 */
async function reminderUnsubscribeLink(
  transaction: Transaction,
  { uid, customer: { email } }: OrderRecord,
  ids: KeyedIds,
): Promise<string | null> {
  if (uid === null) return null;
  const profile = readUser(await transaction.get(userRef(uid)));
  // Only a verified address counts, because an account can be opened with anybody's.
  const isOwn = profile?.isEmailVerified === true && profile.email === email;
  const wantsIt = isOwn && (await isConsentGiven(transaction, uid, 'reminders'));
  return wantsIt ? accountUnsubscribeLink(ids, 'reminders', uid) : null;
}
