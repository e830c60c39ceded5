import { AGGREGATOR_CREDENTIALS } from '../../local-suite/courier-aggregator/aggregator-calls.ts';
import { trackingEvent } from '../functions/courier-fixtures.ts';
import { EVENTS } from '../functions/delivery-fixtures.ts';
import { orderOf } from '../functions/ledger-fixtures.ts';
import type { Person } from '../functions/sample-people.ts';
import { shop } from '../functions/shop-client.ts';
import { takeOrderSteps, type OrderPlan, type PlacedOrder } from '../functions/staff-orders.ts';
import { createOrder } from './order-steps.ts';

const aggregatorUrl = process.env.KARGHA_COURIERS_URL ?? 'http://127.0.0.1:4104';

export const NOT_AT_HOME = 'Customer not available';

export async function packedOrder(admin: Person, plan: OrderPlan): Promise<PlacedOrder> {
  const placed = await createOrder(plan);
  await takeOrderSteps({ shop, admin }, placed.orderId, 'confirm', 'pack');
  return placed;
}

/** The tracking number that the aggregator assigned to the first parcel. */
export async function awbOf(orderId: string): Promise<string> {
  return (await orderOf(orderId)).shipments[0]?.awb ?? '';
}

/** What the courier reports. */
export async function reportParcel(
  awb: string,
  event: keyof typeof EVENTS,
  minute: number,
): Promise<void> {
  const body = trackingEvent(awb, EVENTS[event], minute, NOT_AT_HOME);
  const headers = { 'x-api-key': AGGREGATOR_CREDENTIALS.webhookToken };
  const { status } = await shop.post('/couriers/webhook', body, { headers });
  if (status !== 200) throw new Error(`The webhook of parcel ${awb} was answered with ${status}.`);
}

/** A parcel of a new order that the courier could not deliver. */
export async function undeliveredOrder(
  admin: Person,
  plan: OrderPlan,
): Promise<PlacedOrder & { awb: string }> {
  const placed = await packedOrder(admin, plan);
  const { orderId } = placed;
  const { revision } = await orderOf(orderId);
  const { token } = admin;
  const booked = await shop.post('/couriers/bookings', { orderId, revision }, { token });
  if (booked.status !== 200) throw new Error(JSON.stringify(booked.body));
  const awb = await awbOf(orderId);
  await fetch(`${aggregatorUrl}/control/undelivered`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ awb, reason: NOT_AT_HOME }),
  });
  await reportParcel(awb, 'outForDelivery', 1);
  await reportParcel(awb, 'failed', 2);
  return { ...placed, awb };
}
