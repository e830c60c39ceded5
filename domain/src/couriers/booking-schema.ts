import {
  array,
  boolean,
  nullish,
  number,
  object,
  optional,
  picklist,
  string,
  type InferOutput,
} from 'valibot';

import { lineRef } from '../api/order-fields.ts';
import { count, paiseAmount, time } from '../api/response-fields.ts';
import { paiseOrNothing, storedObject, text, timeOrNull } from '../records/stored-fields.ts';

/**
 * `requested`: the aggregator may or may not know the parcel. `shipped`: it has an AWB, and the order has the parcel, or
 * the return its pickup.
 * `cancelling`: whatever the aggregator knows is being cancelled. `cancelled` with a problem: it could not be booked.
 */
export const BOOKING_STATES = ['requested', 'shipped', 'cancelling', 'cancelled'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

export const storedSize = object({
  weightGrams: count,
  lengthCm: number(),
  breadthCm: number(),
  heightCm: number(),
});

const fields = {
  id: string(),
  orderId: string(),
  orderNumber: string(),
  /** the parcel of the order that it becomes, or `return-` with the id of a return */
  parcelId: string(),
  /** the return that is picked up at the customer's; '' for a parcel to the customer */
  returnId: text,
  state: picklist(BOOKING_STATES),
  /** our number of the parcel at the aggregator; another one for each round */
  reference: string(),
  round: count,
  lines: array(storedObject({ ...lineRef.entries, quantity: count })),
  size: storedSize,
  /** price of the goods */
  value: paiseAmount,
  /** the courier that staff chose; null for the rule of the settings */
  courierId: nullish(number(), null),
  courier: text,
  awb: text,
  shipmentId: text,
  /** what the aggregator takes for the AWB; null until it says so */
  charge: nullish(paiseAmount, null),
  /** what the customer paid for shipping, with the first parcel of the order; 0 for others and for returns */
  collected: paiseOrNothing,
  /** what staff read when it does not go on */
  problem: text,
  attempts: count,
  /** when the outbox goes on; null when there is nothing to do */
  nextAttemptAt: timeOrNull,
  /** of the attempt under way; another attempt takes over once it has expired */
  lease: text,
  requestedAt: time,
  by: text,
  isManifested: optional(boolean(), false),
};

/** courierBookings/{orderId}_{parcelId} */
export const bookingSchema = storedObject(fields);
export type Booking = InferOutput<typeof bookingSchema>;

/** True while the parcel may still get an AWB. */
export function isOpenBooking({ state }: Pick<Booking, 'state'>): boolean {
  return state === 'requested' || state === 'cancelling';
}

/** Its booking is named like that of a parcel. */
export function returnParcelId(returnId: string): string {
  return `return-${returnId}`;
}

/** The number at the aggregator: order and parcel, and the round when it was booked before. */
export function bookingReference(orderNumber: string, parcelId: string, round: number): string {
  const parcel = parcelId.replace('parcel-', '');
  return `${orderNumber}-${parcel}${round > 1 ? `-R${round}` : ''}`;
}
