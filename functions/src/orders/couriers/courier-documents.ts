import type { Response } from 'express';
import { zipSync } from 'fflate';

import type { Booking } from '@kargha/domain/couriers/booking-schema';
import { isRecordId } from '@kargha/domain/records/record-id';

import { sendPdf } from '../../documents/invoices/document-access.ts';
import { conflict } from '../../http/errors.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { bookingRef, bookingsOfOrder } from '../../records/booking-record.ts';
import { courierSettings } from '../../records/courier-settings-record.ts';
import { orderWithId } from '../../records/order-record.ts';
import { aggregatorOf, orRefuse } from './aggregator-access.ts';

type Context = Pick<PaymentContext, 'couriers' | 'now'>;

/**
 * Requests the pickup of booked parcels once, since an aggregator may refuse a repeated request. Names the orders that
 * have no booked parcel. Throws 409 nothing_booked, and as orRefuse does.
 */
export async function requestPickup(context: Context, orders: readonly string[]) {
  const { booked, notBooked } = await bookedParcels(orders);
  const waiting = booked.filter(({ isManifested }) => !isManifested);
  if (waiting.length > 0) {
    const pickup = { location: (await courierSettings()).pickupLocation, at: context.now() };
    await orRefuse(aggregatorOf(context).requestPickup(shipmentsOf(waiting), pickup));
    await Promise.all(waiting.map(({ id }) => bookingRef(id).update({ isManifested: true })));
  }
  return { parcels: waiting.length, notBooked };
}

/** Sends one PDF, or several in a ZIP file. Throws 409 nothing_booked, and as orRefuse does. */
export async function sendLabels(
  context: Context,
  orders: readonly string[],
  response: Response,
): Promise<void> {
  const { booked } = await bookedParcels(orders);
  const files = await orRefuse(aggregatorOf(context).labels(shipmentsOf(booked)));
  const [first, ...others] = files;
  if (first && others.length === 0) {
    sendPdf(response, 'labels', first);
    return;
  }
  const named = files.map((file, place) => [`label-${place + 1}.pdf`, file] as const);
  response.type('application/zip');
  response.set('Content-Disposition', 'attachment; filename="labels.zip"');
  // PDF files are compressed already.
  response.send(Buffer.from(zipSync(Object.fromEntries(named), { level: 0 })));
}

/** Throws 409 nothing_booked and no_manifest, and as orRefuse does. */
export async function sendManifest(
  context: Context,
  orders: readonly string[],
  response: Response,
): Promise<void> {
  const { manifest } = aggregatorOf(context);
  if (!manifest) throw conflict('no_manifest', NO_MANIFEST);
  const { booked } = await bookedParcels(orders);
  sendPdf(response, 'manifest', await orRefuse(manifest(shipmentsOf(booked))));
}

const NO_MANIFEST = 'This courier has no manifest: its labels are enough for the pickup.';

interface BookedParcels {
  booked: Booking[];
  /** numbers of the orders without one */
  notBooked: string[];
}

/** Throws 409 nothing_booked when none of the orders has a parcel that was booked. */
async function bookedParcels(orders: readonly string[]): Promise<BookedParcels> {
  const found = await Promise.all(
    orders.map(async (id) => ({ id, booked: (await bookingsOfOrder(id)).filter(isBooked) })),
  );
  const booked = found.flatMap((one) => one.booked);
  if (booked.length === 0) {
    throw conflict('nothing_booked', 'None of these orders has a booked parcel yet.');
  }
  const without = found.filter((one) => one.booked.length === 0);
  return { booked, notBooked: await Promise.all(without.map(({ id }) => numberOf(id))) };
}

function isBooked({ state, returnId }: Booking): boolean {
  return state === 'shipped' && returnId === '';
}

async function numberOf(orderId: string): Promise<string> {
  const order = isRecordId(orderId) ? await orderWithId(orderId) : null;
  return order?.number ?? orderId;
}

function shipmentsOf(booked: readonly Booking[]): string[] {
  return booked.map(({ shipmentId }) => shipmentId);
}
