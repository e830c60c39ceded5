import { cashOnDeliveryMessages } from '@kargha/domain/messages/cash-on-delivery-messages';
import { NO_HISTORY } from '@kargha/domain/payments/cash-on-delivery-risk';
import { collectionPlan } from '@kargha/domain/payments/cash-on-delivery-plan';
import type { PlacedOrder } from '@kargha/domain/payments/payment-endpoints';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';

import { conflict, HttpError, tooMany } from '../../http/errors.ts';
import { mailboxKey } from '../../http/mailbox-key.ts';
import { consumeAttempt, consumeAttemptIn, type RateLimit } from '../../http/rate-limit.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { isSameToken } from '../../platform/keyed-ids.ts';
import { requireOrder } from '../../records/change-order.ts';
import { moveOrder, type OrderRecord } from '../../records/order-record.ts';
import { settingsIn, settingsRef } from '../../records/settings-record.ts';
import { accountKey } from '../checkout/checkout-shopper.ts';
import { trackingLink } from '../links/order-tracking-link.ts';
import { orderOfToken } from '../links/order-token.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { queuePaymentConfirmationEmail } from '../payments/payment-emails.ts';
import { isPincodeKey, readHistory } from './cash-on-delivery-history.ts';
import { codeOf, emailCode } from './confirmation-code.ts';
import { refuseByHistory } from './open-cash-on-delivery.ts';

/** Wrong codes of one order: one in 200,000 is guessed. */
const GUESSES: RateLimit = { scope: 'cod-code', attempts: 5, minutes: 60 };
/** Emails to one mailbox in a day, so that no one can flood another person's. */
const EMAILS: RateLimit = { scope: 'cod-code-email', attempts: 10, minutes: 24 * 60 };
/** Also makes simultaneous orders of one person wait for each other, so that none is overlooked. */
const PLACED: RateLimit = { scope: 'cod-placed', attempts: 20, minutes: 24 * 60 };

interface OrderKey {
  orderId: string;
  trackingToken: string;
}

/**
 * Places an order by the code that was emailed. Confirming again changes nothing. Throws 404 not_found, 400
 * code_not_valid, 409 not_allowed once the reservation is over, 409 cod_not_allowed, and 429 after five codes.
 */
export async function confirmOrder(
  context: PaymentContext,
  { orderId, trackingToken, code }: OrderKey & { code: string },
): Promise<PlacedOrder> {
  const at = context.now();
  const found = await orderOfToken(orderId, trackingToken);
  if (!isPlaced(found)) {
    requireWaiting(found, at);
    const attempt = await consumeAttempt(GUESSES, `${orderId} ${found.holdRound}`, at);
    if (!isSameToken(code, codeOf(context.ids, found))) {
      throw new HttpError(400, 'code_not_valid', cashOnDeliveryMessages.cod_code_wrong());
    }
    await inTransaction((transaction) => place(transaction, context, orderId, at));
    await attempt.undo();
  }
  return { orderId, orderNumber: found.number };
}

/** Emails the code again. Throws 404, 409 not_allowed, and 429 within a minute or after ten emails in a day. */
export async function sendCodeAgain(context: PaymentContext, key: OrderKey): Promise<void> {
  const at = context.now();
  const found = await orderOfToken(key.orderId, key.trackingToken);
  requireWaiting(found, at);
  await inTransaction(async (transaction) => {
    const order = await requireOrder(transaction, found.id);
    const count = await countEmail(transaction, order, at);
    count();
    emailCode(transaction, context.ids, order, Math.floor(at.getTime() / MINUTE_MS));
  });
}

async function countEmail(
  transaction: Transaction,
  { id, customer }: OrderRecord,
  at: Date,
): Promise<() => void> {
  const once = { scope: 'cod-code-again', attempts: 1, minutes: 1 };
  const counts = await Promise.all([
    consumeAttemptIn(transaction, once, id, at).catch(waitAMinute),
    consumeAttemptIn(transaction, EMAILS, mailboxKey(customer.email), at),
  ]);
  return () => counts.forEach((count) => count());
}

function waitAMinute(error: unknown): never {
  throw error instanceof HttpError ? tooMany(cashOnDeliveryMessages.cod_code_wait()) : error;
}

function isPlaced({ instalments, state }: OrderRecord): boolean {
  return instalments !== undefined && state !== 'cancelled';
}

/** Throws 409 not_allowed. */
function requireWaiting(order: OrderRecord, at: Date): void {
  const { state, cashOnDelivery, holdExpiresAt } = order;
  const isWaiting = state === 'pending_payment' && cashOnDelivery?.advance === 0;
  if (!isWaiting || holdExpiresAt === null || holdExpiresAt <= at) {
    throw conflict('not_allowed', cashOnDeliveryMessages.cod_over(), { state });
  }
}

async function place(
  transaction: Transaction,
  { ids }: PaymentContext,
  orderId: string,
  at: Date,
): Promise<void> {
  const order = await requireOrder(transaction, orderId);
  if (isPlaced(order)) return;
  requireWaiting(order, at);
  const count = await refuseTooMany(transaction, order, { ids, at });
  count();
  moveOrder(
    transaction,
    order,
    {
      ...{ cause: `cod-${order.holdRound}`, to: 'placed', by: 'shopper', at },
      what: 'Confirmed with a code, to be paid on delivery',
    },
    { instalments: collectionPlan(order.totals.total, null), closedBy: null, holdExpiresAt: null },
  );
  queuePaymentConfirmationEmail(transaction, order, trackingLink(ids, orderId, at));
}

/** Other orders may have been placed since this one was opened. Returns the write to call later. */
async function refuseTooMany(
  transaction: Transaction,
  { id, uid, cashOnDelivery, totals, lines, customer }: OrderRecord,
  { ids, at }: Pick<PaymentContext, 'ids'> & { at: Date },
): Promise<() => void> {
  const keys = (cashOnDelivery?.keys ?? []).filter((key) => !isPincodeKey(key));
  const known = { at, except: id };
  const [settings, history, own, ...counts] = await Promise.all([
    transaction.get(settingsRef()).then(settingsIn),
    readHistory(transaction, keys, known),
    uid === null ? NO_HISTORY : readHistory(transaction, [accountKey(ids, uid)], known),
    ...keys.map((key) => consumeAttemptIn(transaction, PLACED, key, at)),
  ]);
  const { pincode } = customer.address;
  const { total, giftCard } = totals;
  refuseByHistory(settings, { total, giftCard, pincode, lines }, { history, own });
  return () => counts.forEach((count) => count());
}
