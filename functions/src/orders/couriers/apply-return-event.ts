import type { CourierEvent } from '@kargha/domain/couriers/courier-event';
import { courierReport } from '@kargha/domain/couriers/courier-report';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';

import { returnEmail } from '../../mail/return-emails.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { readReturn, returnRef, returnWithAwb } from '../../records/return-record.ts';
import { moveReturn } from '../returns/return-steps.ts';

/** `old`: the courier reported something later before. `unknown`: no parcel of ours has this number. */
export type EventResult = 'applied' | 'old' | 'unknown';

/**
 * Brings the pickup of a return to the state that its courier reported last. The first scan of the parcel moves the
 * return to `picked_up`; what arrived is counted by staff.
 */
export async function applyReturnEvent(event: CourierEvent, now: Date): Promise<EventResult> {
  const id = await returnWithAwb(event.awb);
  if (id === null) return 'unknown';
  return inTransaction(async (transaction) => {
    const orderReturn = readReturn(await transaction.get(returnRef(id)));
    const pickup = orderReturn?.pickup;
    if (!orderReturn || pickup?.awb !== event.awb) return 'unknown';
    const report = courierReport(pickup, event);
    if (!report) return 'old';
    apply(transaction, orderReturn, { ...pickup, ...report.scans, state: report.state }, now);
    return 'applied';
  });
}

type Pickup = NonNullable<OrderReturn['pickup']>;

function apply(transaction: Transaction, orderReturn: OrderReturn, pickup: Pickup, at: Date): void {
  if (orderReturn.state !== 'approved' || pickup.state === 'shipped') {
    // A scan on the way: staff's view of the return stays valid.
    transaction.update(returnRef(orderReturn.id), { pickup, updatedAt: at });
    return;
  }
  moveReturn(transaction, orderReturn, 'picked_up', {
    ...{ actor: 'courier', at, answer: '', changes: { pickup } },
    mailOf: (after) => returnEmail(after, 'picked_up'),
  });
}
