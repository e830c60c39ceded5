import type { Booking } from '@kargha/domain/couriers/booking-schema';
import { chooseCourier, zoneBetween } from '@kargha/domain/couriers/choose-courier';

import { HttpError, conflict, notFound } from '../../http/errors.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { CourierError, type CourierAggregator } from '../../platform/courier-aggregator.ts';
import { courierSettings } from '../../records/courier-settings-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { advanceBooking } from './advance-booking.ts';
import { pickupPincode, ratesFor } from './aggregator-steps.ts';

/** Throws 409 no_aggregator. */
export function aggregatorOf({ couriers }: Pick<PaymentContext, 'couriers'>): CourierAggregator {
  if (couriers) return couriers;
  throw conflict(
    'no_aggregator',
    'This shop has no courier aggregator. Enter the tracking number.',
  );
}

/** Takes a booking as far as it goes. Throws 404. */
export async function advanced(context: PaymentContext, id: string): Promise<Booking> {
  const booking = await advanceBooking(context, id);
  if (!booking) throw notFound('We could not find this booking.');
  return booking;
}

type PricedParcel = Pick<Booking, 'size' | 'value' | 'returnId'>;

/** What couriers ask for a parcel, and the courier of the rule. Throws as orRefuse does. */
export async function pricedParcel(
  couriers: CourierAggregator,
  order: OrderRecord,
  parcel: PricedParcel,
) {
  const rates = await orRefuse(ratesFor(couriers, order, parcel));
  const zone = zoneBetween(await pickupPincode(), order.customer.address.pincode);
  const chosen = chooseCourier(rates, await courierSettings(), zone)?.courierId ?? null;
  return { size: parcel.size, rates, chosen };
}

/** Throws 409 aggregator_refused with the aggregator's words, or 503 aggregator_unavailable. */
export async function orRefuse<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof CourierError)) throw error;
    if (error.failure === 'refused') throw conflict('aggregator_refused', error.message);
    throw new HttpError(503, 'aggregator_unavailable', `${error.message} Please try again.`);
  }
}
