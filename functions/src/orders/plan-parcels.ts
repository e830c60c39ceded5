import { canRemoveItems } from '@kargha/domain/orders/order-edit-requests';
import type { PlanParcelsRequest } from '@kargha/domain/orders/order-requests';
import { isSplitOf, splitInto } from '@kargha/domain/orders/planned-parcels';
import { unshippedLines } from '@kargha/domain/orders/shipment';
import { refOf } from '@kargha/domain/shopping/line-ref';

import { invalid } from '../http/errors.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  type ChangedOrder,
  type StaffChange,
} from '../records/change-order.ts';
import { refuseOpenBooking, refusePartWithCash } from './ship-parcel.ts';

/**
 * Splits what has not left into parcels, or merges it into one. Each is shipped and booked separately, with its packing
 * slip. Throws 400 invalid, 404, and 409 stale, not_allowed, booking_open and cod_one_parcel.
 */
export function planParcels(
  change: StaffChange,
  parcels: PlanParcelsRequest['parcels'],
): Promise<ChangedOrder> {
  const { actor, at } = change;
  return changeByStaff(change, async (transaction, order) => {
    // The same items that can still be removed.
    if (!canRemoveItems(order)) throw notAllowed(order);
    if (!isSplitOf(parcels, unshippedLines(order))) throw invalid(NOT_EXACTLY);
    for (const { lines } of parcels) refusePartWithCash(order, lines);
    await refuseOpenBooking(transaction, order);
    const planned = splitInto(
      order,
      parcels.map(({ lines }) =>
        lines.map((line) => ({ ...refOf(line), quantity: line.quantity })),
      ),
    );
    const count = planned.length;
    const step = {
      ...{ action: 'plan-parcels', to: order.state, actor, at, visibleToCustomer: false },
      what: count === 1 ? 'Merged into one parcel' : 'Split into parcels',
      note: count === 1 ? '' : `${count} parcels`,
    };
    return recordStep(transaction, order, step, { plannedParcels: count === 1 ? [] : planned });
  });
}

const NOT_EXACTLY = 'Put every item that has not left into exactly one parcel.';
