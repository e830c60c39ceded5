import type { Router } from 'express';

import type { Booking } from '@kargha/domain/couriers/booking-schema';
import {
  courierCostEndpoints,
  type CourierCost,
} from '@kargha/domain/couriers/courier-cost-endpoints';
import { paise } from '@kargha/domain/money/paise';
import { monthSpan } from '@kargha/domain/tax-returns/tax-month';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { bookings, readEachBooking } from '../../records/booking-record.ts';

export function courierCostRoutes(): Router {
  return serveEndpoints(courierCostEndpoints, {
    list: async ({ query: { month } }) => ({ rows: await courierCosts(month), nextCursor: null }),
  });
}

/** Bookings read at once: a month of a busy shop never is in memory. */
const PAGE = 500;

/** By courier, the dearest first. Cancelled bookings were given back and do not count. */
async function courierCosts(month: string): Promise<CourierCost[]> {
  const costs = new Map<string, CourierCost>();
  const { from, to } = monthSpan(month);
  const all = bookings()
    .where('requestedAt', '>=', from)
    .where('requestedAt', '<', to)
    .orderBy('requestedAt')
    .limit(PAGE);
  for (let page = await all.get(); !page.empty;) {
    for (const booking of readEachBooking(page.docs)) count(costs, booking);
    const last = page.docs.at(-1);
    if (page.size < PAGE || !last) break;
    page = await all.startAfter(last).get();
  }
  return [...costs.values()].toSorted(
    (one, other) => totalOf(other) - totalOf(one) || one.courier.localeCompare(other.courier),
  );
}

function count(costs: Map<string, CourierCost>, booking: Booking): void {
  const { state, courier, charge, collected, returnId } = booking;
  if (state !== 'shipped') return;
  const cost = costs.get(courier) ?? { courier, ...NOTHING };
  const unpriced = cost.unpriced + (charge === null ? 1 : 0);
  const more =
    returnId === ''
      ? {
          parcels: cost.parcels + 1,
          charged: paise(cost.charged + (charge ?? 0)),
          collected: paise(cost.collected + collected),
        }
      : { pickups: cost.pickups + 1, pickupsCharged: paise(cost.pickupsCharged + (charge ?? 0)) };
  costs.set(courier, { ...cost, ...more, unpriced });
}

const NOTHING = {
  ...{ parcels: 0, charged: paise(0), collected: paise(0) },
  ...{ pickups: 0, pickupsCharged: paise(0), unpriced: 0 },
};

function totalOf({ charged, pickupsCharged }: CourierCost): number {
  return charged + pickupsCharged;
}
