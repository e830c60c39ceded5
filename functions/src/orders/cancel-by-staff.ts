import { canAct } from '@kargha/domain/orders/order-action';

import { sumPaise } from '@kargha/domain/money/paise';

import type { PaymentContext } from '../money/payments/payment-context.ts';
import { sendRefund } from '../money/payments/send-refund.ts';
import { readRefundableMoney } from '../money/refunds/refundable-money.ts';
import { decideSecondPerson, type Approval } from '../money/refunds/second-person.ts';
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
 * What was paid is refunded, which needs `orders.refund` and, above the limit of the shop, a second person. Throws 403 permission_missing, 404, 409 stale, and 409
 * not_allowed once the order has shipped.
 */
export async function cancelByStaff(
  context: PaymentContext,
  change: StaffChange & Pick<Staff, 'permissions'> & { approval?: Approval },
  reason: string,
): Promise<ChangedOrder & { isWaiting?: boolean }> {
  const { actor, at, approval } = change;
  const { refundIds, ...changed } = await changeByStaff(change, async (transaction, order) => {
    if (!canAct(order, 'cancel')) throw notAllowed(order);
    const money = await readRefundableMoney(transaction, order, approval);
    const paid = money.payments.map(({ left }) => left);
    if (sumPaise(paid) > 0) requirePermission(change, 'orders.refund');
    const amount = sumPaise([money.prepaidLeft, ...paid]);
    const second = await decideSecondPerson(transaction, order, {
      ask: { kind: 'cancel', reason, includesShipping: false, amount },
      ...{ money, by: actor, at, approval },
    });
    if (second.mustWait) return { ...second.ask(), refundIds: [], isWaiting: true };
    const cancelling = { closedBy: 'staff', by: actor, reason, at } as const;
    const { changes, refundIds: queued } = await cancelUnshippedOrder(transaction, order, {
      ...cancelling,
      ...second.approver,
    });
    second.record();
    const step = { action: 'cancel', to: 'cancelled', what: 'Order cancelled' } as const;
    const done = recordStep(transaction, order, { ...step, actor, at, note: reason }, changes);
    return { ...done, refundIds: queued };
  });
  for (const refundId of refundIds) await sendRefund(context, refundId);
  return changed;
}
