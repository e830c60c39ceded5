import { canAct } from '@kargha/domain/orders/order-action';

import type { PaymentContext } from '../money/payments/payment-context.ts';
import { sendRefund } from '../money/payments/send-refund.ts';
import { requirePermission, type Staff } from '../people/users/staff.ts';
import { cancelUnshippedOrder } from './cancel-unshipped-order.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  type ChangedOrder,
  type StaffChange,
} from '../records/change-order.ts';

/**
 * What was paid is refunded, which needs `orders.refund`. Throws 403 permission_missing, 404, 409 stale, and 409
 * not_allowed once the order has shipped.
 */
export async function cancelByStaff(
  context: PaymentContext,
  change: StaffChange & Pick<Staff, 'permissions'>,
  reason: string,
): Promise<ChangedOrder> {
  const { actor, at } = change;
  const { refundIds, ...changed } = await changeByStaff(change, async (transaction, order) => {
    if (!canAct(order, 'cancel')) throw notAllowed(order);
    const cancelling = { closedBy: 'staff', by: actor, reason, at } as const;
    const { changes, refundIds: queued } = await cancelUnshippedOrder(
      transaction,
      order,
      cancelling,
    );
    if (queued.length > 0) requirePermission(change, 'orders.refund');
    const step = { action: 'cancel', to: 'cancelled', what: 'Order cancelled' } as const;
    const done = recordStep(transaction, order, { ...step, actor, at, note: reason }, changes);
    return { ...done, refundIds: queued };
  });
  for (const refundId of refundIds) await sendRefund(context, refundId);
  return changed;
}
