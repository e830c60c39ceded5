import { mixed, object, string } from 'yup';

import { isRecordId } from '@kargha/domain/records/record-id';

import { invalid } from '../../http/errors.ts';
import { hashOf } from '../../platform/keyed-ids.ts';
import { findByGatewayOrder } from '../../records/order-record.ts';
import { webhookEventRef } from '../../records/payment-record.ts';
import type { Delivery } from './apply-payment.ts';
import { applyRefund } from './apply-refund.ts';
import type { PaymentContext } from './payment-context.ts';
import { afterFailedPayment } from './after-failed-payment.ts';
import { readGatewayPayment, readGatewayRefund } from '../gateway/razorpay-entities.ts';
import { processPayment } from './process-payment.ts';
import { isSignedWebhook } from '../gateway/payment-signature.ts';

export interface IncomingWebhook {
  body: Buffer;
  signature: string;
  eventId: string;
}

const envelope = object({
  event: string().max(100).required(),
  payload: mixed<object>((value): value is object => typeof value === 'object').required(),
});

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
  const { event, payload } = envelope.validateSync(JSON.parse(body.toString('utf8')), {
    strict: true,
  });
  const delivery = { eventId: deliveryId(incoming), event };
  if ((await webhookEventRef(delivery.eventId).get()).exists) return;
  const refund = event.startsWith('refund.') ? entityOf(payload, 'refund') : null;
  const payment = entityOf(payload, 'payment');
  if (refund) await applyRefund(readGatewayRefund(refund), context.now(), delivery);
  else if (payment) await processWebhookPayment(context, payment, delivery);
  else await webhookEventRef(delivery.eventId).set({ event, receivedAt: context.now() });
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
  const payment = readGatewayPayment(entity);
  const order =
    payment.gatewayOrderId === '' ? null : await findByGatewayOrder(payment.gatewayOrderId);
  const update = { orderId: order?.id ?? null, payment, by: 'webhook', delivery } as const;
  const { state, effect, order: before } = await processPayment(context, update);
  if (state === 'failed' && effect !== 'none' && before) await afterFailedPayment(context, before);
}

/** Falls back to a hash of the body when the gateway sent no event id. */
function deliveryId({ eventId, body }: IncomingWebhook): string {
  return isRecordId(eventId) ? eventId : `body_${hashOf(body.toString('base64'))}`;
}
