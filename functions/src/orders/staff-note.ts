import { changeByStaff, recordStep, type Changed, type StaffChange } from './staff-change.ts';

/** Writes a note into the timeline that only staff see. Throws 404 and 409 stale. */
export function addStaffNote(change: StaffChange, note: string): Promise<Changed> {
  const { actor, at } = change;
  return changeByStaff(change, (transaction, order) => {
    const step = { action: 'note', to: order.state, what: 'Note', actor, at, note };
    return Promise.resolve(recordStep(transaction, order, { ...step, visibleToCustomer: false }));
  });
}
