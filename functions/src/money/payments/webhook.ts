import { safeParse } from 'valibot';

import { webhookEvent } from '@kargha/domain/payments/payment-endpoints';
import { isRecordId } from '@kargha/domain/records/record-id';

import { invalid, HttpError } from '../../http/errors.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { recordAbuse } from '../../mail/alarms/record-abuse.ts';
import { hasPayLink } from '../links/pay-link.ts';
import { hashOf } from '../../platform/keyed-ids.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { webhookEventRef } from '../../records/payment-record.ts';
import type { Delivery } from './apply-payment.ts';
import { applyRefund } from './apply-refund.ts';
import type { PaymentContext } from './payment-context.ts';
import { readGatewayPayment, readGatewayRefund } from '../gateway/razorpay-entities.ts';
import { withOffer } from './confirm-payment.ts';
import { findPaymentTarget, isGiftCardSale, type PaymentTarget } from './payment-target.ts';
import { processPayment } from './process-payment.ts';
import { isSignedWebhook } from '../gateway/payment-signature.ts';
import { applyDowntimeEvent } from '../downtimes/payment-downtimes.ts';
import { closeAfterFailures } from '../reservations/close-order.ts';
import { failureLimits, failuresOf, MAX_FAILED } from '../reservations/failed-payments.ts';
import { readDispute } from '../gateway/account-entities.ts';
import { GatewayError } from '../gateway/payment-gateway.ts';
import { applyDispute } from '../disputes/apply-dispute.ts';
import { syncOrderPayments } from './sync-order-payments.ts';

export interface IncomingWebhook {
  body: Buffer;
  signature: string;
  eventId: string;
}

/** One response for every invalid delivery, so that it reveals nothing. */
const refused = () => invalid('This webhook is not valid.');

/**
 * Processes a webhook. Nothing is parsed before the signature over the raw bytes is verified. Any later failure
 * throws, so that the gateway delivers again; the event record, written with the last effect, makes repeats
 * harmless.
 */
export async function receiveWebhook(
  context: PaymentContext,
  incoming: IncomingWebhook,
): Promise<void> {
  const { body, signature } = incoming;
  if (!isSignedWebhook(signature, body, context.webhookSecrets)) throw refused();
  const { success, output } = safeParse(webhookEvent, JSON.parse(body.toString('utf8')));
  if (!success) throw refused();
  const { event, payload } = output;
  const delivery = { eventId: deliveryId(incoming), event };
  if ((await webhookEventRef(delivery.eventId).get()).exists) return;
  await applyEvent(context, payload, delivery);
}

async function applyEvent(
  context: PaymentContext,
  payload: object,
  delivery: Delivery,
): Promise<void> {
  const { event, eventId } = delivery;
  const refund = event.startsWith('refund.') ? entityOf(payload, 'refund') : null;
  const payment = entityOf(payload, 'payment');
  const dispute = event.startsWith('payment.dispute.') ? entityOf(payload, 'dispute') : null;
  if (event.startsWith('payment.downtime.')) await applyDowntimeEvent(context, delivery);
  else if (refund) await applyRefund(readGatewayRefund(refund), context.now(), delivery);
  else if (dispute) await processDispute(context, dispute, delivery);
  else if (payment) await processWebhookPayment(context, payment, delivery);
  else await webhookEventRef(eventId).set({ event, receivedAt: context.now() });
}

function entityOf(payload: object, kind: string): object | null {
  const value: unknown = Object.entries(payload).find(([name]) => name === kind)?.[1];
  if (typeof value !== 'object' || value === null || !('entity' in value)) return null;
  return typeof value.entity === 'object' ? value.entity : null;
}

async function processWebhookPayment(
  context: PaymentContext,
  entity: object,
  delivery: Delivery,
): Promise<void> {
  const announced = readGatewayPayment(entity);
  const target = await findPaymentTarget(announced.gatewayOrderId);
  const payment = await withOffer(context.gateway, target, announced);
  const update = { target, payment, by: 'webhook', delivery } as const;
  const { state, effect, target: before } = await processPayment(context, update);
  if (state === 'failed' && effect !== 'none' && before) await afterFailedPayment(context, before);
}

/**
 * Counts a failed payment for its person and network address. An order with too many is closed so that its stock
 * is free, and staff are alerted. The gateway cannot withdraw its order: a payment that still arrives there is
 * refunded. An order created by staff stays open and accepts no payment for a while. @param target as it was before
 * the failure was counted
 */
async function afterFailedPayment(context: PaymentContext, target: PaymentTarget): Promise<void> {
  const now = context.now();
  for (const [limit, key] of failureLimits(payerOf(target))) await countTry(limit, key, now);
  const failures = failuresOf(target) + 1;
  if (failures < MAX_FAILED) return;
  if (failures === MAX_FAILED) await recordAbuse('failed_payments', now);
  // A sale of a gift card reserves nothing that could be freed; it pauses like an order of staff.
  if (!isGiftCardSale(target)) await closeIfUnpaid(context, target);
}

function payerOf(target: PaymentTarget) {
  const { uid } = target;
  return isGiftCardSale(target)
    ? { uid, email: target.buyer.email, from: target.placedFrom }
    : { uid, email: target.customer.email, from: target.checkout.placedFrom };
}

async function closeIfUnpaid(context: PaymentContext, order: OrderRecord): Promise<void> {
  if (order.state !== 'pending_payment' || hasPayLink(order)) return;
  const settled = await syncOrderPayments(context, order, 'webhook');
  if (settled === 'unpaid') await closeAfterFailures(order.id, context.now());
}

async function countTry(limit: RateLimit, key: string, now: Date): Promise<void> {
  try {
    await consumeAttempt(limit, key, now);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
  }
}

/** Falls back to a hash of the body when the gateway sent no event id. */
function deliveryId({ eventId, body }: IncomingWebhook): string {
  return isRecordId(eventId) ? eventId : `body_${hashOf(body.toString('base64'))}`;
}

/**
 * Applies a `payment.dispute.*` webhook. Webhooks arrive in any order, so the gateway is asked for the dispute as it
 * is now. Throws GatewayError while it cannot be reached, so that it delivers again.
 */
async function processDispute(
  { account, now }: Pick<PaymentContext, 'account' | 'now'>,
  entity: object,
  delivery: { eventId: string; event: string },
): Promise<void> {
  const announced = readDispute(entity);
  const dispute = await account.fetchDispute(announced.id).catch((error: unknown) => {
    if (error instanceof GatewayError && error.failure === 'declined') return announced;
    throw error;
  });
  await applyDispute({ dispute, by: 'gateway', at: now() }, delivery);
}
