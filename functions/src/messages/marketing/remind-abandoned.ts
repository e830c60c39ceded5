import {
  isAbandoned,
  REMIND_AFTER_MS,
  REMIND_UNTIL_MS,
  type ReminderState,
} from '@kargha/domain/people/marketing';
import { isPaid } from '@kargha/domain/payments/payment';

import {
  inTransaction,
  type DocumentSnapshot,
  type Transaction,
} from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { log } from '../../platform/log.ts';
import { iteratePages } from '../../platform/query-pages.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { isConsentGiven } from '../../records/consent-record.ts';
import { queueEmail } from '../../records/email-record.ts';
import { orderRef, orders, readOrder, type OrderRecord } from '../../records/order-record.ts';
import { readUser, userRef } from '../../records/user-record.ts';
import { accountUnsubscribeLink } from './unsubscribe.ts';
import { abandonedCheckoutEmail } from './abandoned-checkout-email.ts';

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
      if ((await remindOne(id, ids, now)) === 'sent') sent += 1;
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
    const isOpen = order !== null && isAbandoned(order) && order.customer.email !== '';
    if (!isOpen || !isUndecided(snapshot)) return undefined;
    const isDone = await hasMovedOn(transaction, order);
    const accountUnsubscribeLink = isDone
      ? null
      : await reminderUnsubscribeLink(transaction, order, ids);
    const outcome = outcomeOf(isDone, accountUnsubscribeLink);
    transaction.update(orderRef(orderId), { reminder: { outcome, at: now } });
    if (accountUnsubscribeLink !== null) {
      const email = abandonedCheckoutEmail(order, {
        shop: shopAddress(),
        unsubscribe: accountUnsubscribeLink,
      });
      queueEmail(transaction, `abandoned_${orderId}`, email);
    }
    return outcome;
  });
}

function outcomeOf(isDone: boolean, accountUnsubscribeLink: string | null): ReminderState {
  if (isDone) return 'bought';
  return accountUnsubscribeLink === null ? 'no_consent' : 'sent';
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
    const order = other.id === id ? null : readOrder(other);
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
