import { conflict } from '../../http/errors.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { changeByStaff, type ChangedOrder, type StaffChange } from '../../records/change-order.ts';
import { packingRef, readPacking } from '../../records/packing-record.ts';
import { recordStaffStep } from '../staff-order-steps.ts';

/** Throws 409 being_packed when someone else has taken over, and otherwise as takeStaffStep does. */
export function finishPacking(change: StaffChange, note: string): Promise<ChangedOrder> {
  const { orderId, actor } = change;
  return changeByStaff(change, async (transaction, order) => {
    const packing = readPacking(await transaction.get(packingRef(orderId)));
    if (packing && packing.uid !== actor) {
      const { number } = order;
      throw conflict('being_packed', `Someone else has taken over ${number}.`, { number });
    }
    const changed = recordStaffStep(transaction, order, 'pack', { ...change, note });
    transaction.delete(packingRef(orderId));
    return changed;
  });
}

/** Changes nothing when someone else has taken over. */
export function leavePacking(orderId: string, actor: string): Promise<void> {
  return inTransaction(async (transaction) => {
    const packing = readPacking(await transaction.get(packingRef(orderId)));
    if (packing?.uid === actor) transaction.delete(packingRef(orderId));
  });
}
