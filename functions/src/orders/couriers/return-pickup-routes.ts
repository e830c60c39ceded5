import type { Router } from 'express';

import { returnParcelId } from '@kargha/domain/couriers/booking-schema';
import type { PackageSize } from '@kargha/domain/couriers/parcel-package';
import { returnPickupEndpoints } from '@kargha/domain/couriers/return-pickup-endpoints';
import { isRecordId } from '@kargha/domain/records/record-id';

import { notFound } from '../../http/errors.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { readTogether } from '../../platform/firestore.ts';
import { bookingId, bookingWithId } from '../../records/booking-record.ts';
import { requireOrder } from '../../records/change-order.ts';
import { courierSettings } from '../../records/courier-settings-record.ts';
import { returnWithId } from '../../records/return-record.ts';
import { requireReturn } from '../returns/return-steps.ts';
import { advanced, aggregatorOf, pricedParcel } from './aggregator-access.ts';
import { sizeOf, valueOf } from './booked-parcel.ts';
import { cancelReturnPickup, requestReturnPickup, returnedLines } from './return-pickup.ts';

export function returnPickupRoutes(context: PaymentContext): Router {
  const { now } = context;
  return serveEndpoints(returnPickupEndpoints, {
    find: async ({ params: { id } }) => ({
      hasAggregator: context.couriers !== null,
      booking: await bookingWithId(await pickupBookingId(id)),
    }),
    async rates({ params: { id }, body }) {
      const couriers = aggregatorOf(context);
      const { order, ...parcel } = await returnParcel(id, body.size);
      return pricedParcel(couriers, order, { ...parcel, returnId: id });
    },
    async book({ params: { id }, body: { revision, ...wanted }, caller }) {
      aggregatorOf(context);
      const change = { returnId: id, revision, actor: caller.uid, at: now() };
      const booking = await requestReturnPickup(change, wanted);
      return { booking: await advanced(context, booking.id) };
    },
    async cancel({ params: { id }, body: { revision }, caller }) {
      aggregatorOf(context);
      await cancelReturnPickup({ returnId: id, revision, actor: caller.uid, at: now() });
      return { booking: await advanced(context, await pickupBookingId(id)) };
    },
  });
}

/** Throws 404. */
async function pickupBookingId(returnId: string): Promise<string> {
  const orderReturn = isRecordId(returnId) ? await returnWithId(returnId) : null;
  if (!orderReturn) throw notFound('We could not find this return.');
  return bookingId(orderReturn.orderId, returnParcelId(returnId));
}

async function returnParcel(returnId: string, entered: PackageSize | undefined) {
  const { packingGrams } = await courierSettings();
  return readTogether(async (transaction) => {
    const orderReturn = await requireReturn(transaction, { returnId });
    const order = await requireOrder(transaction, orderReturn.orderId);
    const lines = returnedLines(orderReturn);
    const size = entered ?? (await sizeOf(transaction, lines, packingGrams));
    return { order, size, value: valueOf(order, lines) };
  });
}
