import { canAct, type OrderAction } from '@kargha/domain/orders/order-action';
import type { OrderState } from '@kargha/domain/orders/order-state';

import type { Transaction } from '../platform/firestore.ts';
import type { OrderRecord } from '../records/order-record.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  type ChangedOrder,
  type StaffChange,
} from '../records/change-order.ts';

export type StaffStep = Extract<OrderAction, 'confirm' | 'pack' | 'hold'>;

interface Result {
  to: OrderState;
  what: string;
  visibleToCustomer: boolean;
  changes?: Record<string, unknown> | undefined;
}

const STEPS: Record<StaffStep, (order: OrderRecord) => Result> = {
  confirm: () => ({ to: 'confirmed', what: 'Order confirmed', visibleToCustomer: true }),
  pack: ({ plannedParcels }) => ({
    ...{ to: 'packed', what: 'Packed', visibleToCustomer: true },
    changes: plannedParcels && {
      plannedParcels: plannedParcels.map((parcel) => ({ ...parcel, isPacked: true })),
    },
  }),
  hold: ({ state }) => ({
    to: 'on_hold',
    what: 'Put on hold',
    visibleToCustomer: false,
    changes: { heldFrom: state },
  }),
};

/** Throws 404, 409 stale, and 409 not_allowed when the order's state does not allow the step. */
export function takeStaffStep(
  change: StaffChange,
  action: StaffStep,
  note: string,
): Promise<ChangedOrder> {
  return changeByStaff(change, (transaction, order) =>
    Promise.resolve(recordStaffStep(transaction, order, action, { ...change, note })),
  );
}

/** Throws 409 not_allowed. */
export function recordStaffStep(
  transaction: Transaction,
  order: OrderRecord,
  action: StaffStep,
  { actor, at, note }: Pick<StaffChange, 'actor' | 'at'> & { note: string },
): ChangedOrder {
  if (!canAct(order, action)) throw notAllowed(order);
  const { changes, ...step } = STEPS[action](order);
  return recordStep(transaction, order, { ...step, action, actor, at, note }, changes);
}
