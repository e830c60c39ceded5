import { canAct } from '@kargha/domain/orders/order-action';
import { parcelToPack, planWithPacked } from '@kargha/domain/orders/planned-parcels';

import { conflict } from '../../http/errors.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  type ChangedOrder,
  type StaffChange,
} from '../../records/change-order.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { packingRef, readPacking } from '../../records/packing-record.ts';
import { recordStaffStep } from '../staff-order-steps.ts';

/**
 * Marks the next parcel as packed, and with the first one the order. Throws 409 being_packed when someone else has taken
 * over, and otherwise as takeStaffStep does.
 */
export function finishPacking(change: StaffChange, note: string): Promise<ChangedOrder> {
  const { orderId, actor } = change;
  return changeByStaff(change, async (transaction, order) => {
    const packing = readPacking(await transaction.get(packingRef(orderId)));
    if (packing && packing.uid !== actor) {
      const { number } = order;
      throw conflict('being_packed', `Someone else has taken over ${number}.`, { number });
    }
    const changed = recordPacked(transaction, order, { ...change, note });
    transaction.delete(packingRef(orderId));
    return changed;
  });
}

function recordPacked(
  transaction: Transaction,
  order: OrderRecord,
  change: Pick<StaffChange, 'actor' | 'at'> & { note: string },
): ChangedOrder {
  const parcel = parcelToPack(order);
  if (!parcel) throw notAllowed(order);
  if (parcel.of === 1) return recordStaffStep(transaction, order, 'pack', change);
  const { actor, at } = change;
  const isFirst = canAct(order, 'pack');
  const note = [`Parcel ${parcel.number} of ${parcel.of}`, change.note].filter(Boolean).join(': ');
  const step = {
    ...{ action: 'pack', what: 'Packed', actor, at, note, visibleToCustomer: isFirst },
    to: isFirst ? 'packed' : order.state,
  } as const;
  return recordStep(transaction, order, step, { plannedParcels: planWithPacked(order) });
}

/** Changes nothing when someone else has taken over. */
export function leavePacking(orderId: string, actor: string): Promise<void> {
  return inTransaction(async (transaction) => {
    const packing = readPacking(await transaction.get(packingRef(orderId)));
    if (packing?.uid === actor) transaction.delete(packingRef(orderId));
  });
}
