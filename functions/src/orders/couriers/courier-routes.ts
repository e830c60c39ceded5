import type { Router } from 'express';

import { courierEndpoints } from '@kargha/domain/couriers/courier-endpoints';
import { parcelPlan } from '@kargha/domain/orders/planned-parcels';

import { HttpError } from '../../http/errors.ts';
import { rawBody } from '../../http/request-body.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import type { CourierAggregator } from '../../platform/courier-aggregator.ts';
import { readTogether } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { runInBatches } from '../../platform/run-in-batches.ts';
import { bookingsOfOrder } from '../../records/booking-record.ts';
import { requireOrder, revisionOf } from '../../records/change-order.ts';
import { orderWithId } from '../../records/order-record.ts';
import { courierSettings } from '../../records/courier-settings-record.ts';
import { readyLines } from '../ship-parcel.ts';
import { advanced, aggregatorOf, pricedParcel } from './aggregator-access.ts';
import { requestPickup, sendLabels, sendManifest } from './courier-documents.ts';
import { receiveCourierWebhook } from './courier-webhook.ts';
import { sizeOf, valueOf } from './booked-parcel.ts';
import { cancelBooking, requestBooking } from './request-booking.ts';

const AT_ONCE = 5;

export function courierRoutes(context: PaymentContext): Router {
  const { now } = context;
  return serveEndpoints(courierEndpoints, {
    list: async () => ({
      couriers: (await courierSettings()).couriers,
      hasAggregator: context.couriers !== null,
    }),
    rates: ({ body }) => parcelRates(aggregatorOf(context), body, now()),
    async book({ body: { orderId, revision, ...wanted }, caller }) {
      aggregatorOf(context);
      const change = { orderId, revision, actor: caller.uid, at: now() };
      const { id } = await requestBooking(change, wanted);
      return { booking: await advanced(context, id) };
    },
    async bookAll({ body, caller }) {
      aggregatorOf(context);
      const outcomes = await runInBatches(body.orders, AT_ONCE, ({ id: orderId, revision }) =>
        bookOne(context, { orderId, revision, actor: caller.uid, at: now() }),
      );
      return { outcomes };
    },
    bookingsOf: async ({ query: { order } }) => ({ bookings: await bookingsOfOrder(order) }),
    async retry({ params: { id } }) {
      aggregatorOf(context);
      return { booking: await advanced(context, id) };
    },
    async cancel({ params: { id } }) {
      aggregatorOf(context);
      await cancelBooking(id, now());
      return { booking: await advanced(context, id) };
    },
    webhook: ({ request }) =>
      receiveCourierWebhook(context, {
        body: rawBody(request),
        token: request.get('x-api-key') ?? '',
      }),
    pickup: ({ body: { orders } }) => requestPickup(context, orders),
    labels: ({ query: { orders }, response }) => sendLabels(context, orders.split(','), response),
    manifest: ({ query: { orders }, response }) =>
      sendManifest(context, orders.split(','), response),
  });
}

type Wanted = Parameters<typeof requestBooking>;

/** Each order has its own outcome: one that fails does not stop the others. */
async function bookOne(context: PaymentContext, change: Wanted[0]) {
  const { orderId } = change;
  try {
    return { id: orderId, ...(await bookParcels(context, change)) };
  } catch (error) {
    if (!(error instanceof HttpError))
      log.error('An order could not be booked.', error, { orderId });
    const problem = error instanceof HttpError ? error.message : 'Please try again.';
    return { id: orderId, number: '', awb: '', problem };
  }
}

/** Books the next parcel of an order, and those after it that are packed, until one gets no number. */
async function bookParcels(
  context: PaymentContext,
  change: Wanted[0],
): Promise<{ number: string; awb: string; problem: string }> {
  const requested = await requestBooking(change, { lines: undefined, size: undefined });
  const { orderNumber: number, awb, problem } = await advanced(context, requested.id);
  if (awb === '') return { number, awb, problem: problem === '' ? WAITS : problem };
  const order = await orderWithId(change.orderId);
  if (!order || parcelPlan(order)[0]?.isPacked !== true) return { number, awb, problem: '' };
  const next = await bookParcels(context, { ...change, revision: revisionOf(order) });
  return { ...next, awb: next.awb === '' ? awb : `${awb}, ${next.awb}` };
}

const WAITS = 'The courier aggregator has not answered yet. We go on automatically.';

async function parcelRates(
  couriers: CourierAggregator,
  {
    orderId,
    lines: wanted,
    size: entered,
  }: Pick<Wanted[1], 'lines' | 'size'> & { orderId: string },
  at: Date,
) {
  const settings = await courierSettings();
  const { order, size, value } = await readTogether(async (transaction) => {
    const found = await requireOrder(transaction, orderId);
    const lines = await readyLines(transaction, found, wanted, at);
    const packed = entered ?? (await sizeOf(transaction, lines, settings.packingGrams));
    return { order: found, size: packed, value: valueOf(found, lines) };
  });
  return pricedParcel(couriers, order, { size, value, returnId: '' });
}
