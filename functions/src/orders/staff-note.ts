import {
  changeByStaff,
  recordStep,
  type ChangedOrder,
  type StaffChange,
} from '../records/change-order.ts';

/** Adds a note that only staff can see. Throws 404 and 409 stale. */
export function addStaffNote(change: StaffChange, note: string): Promise<ChangedOrder> {
  const { actor, at } = change;
  return changeByStaff(change, (transaction, order) => {
    const step = { action: 'note', to: order.state, what: 'Note', actor, at, note };
    return Promise.resolve(recordStep(transaction, order, { ...step, visibleToCustomer: false }));
  });
}
