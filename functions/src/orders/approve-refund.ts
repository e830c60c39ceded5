import type { RefundApproval } from '@kargha/domain/payments/refund-approval-schema';

import { refundOrder } from '../money/refunds/refund-order.ts';
import type { PaymentContext } from '../money/payments/payment-context.ts';
import { unknownApproval } from '../money/refunds/decide-approval.ts';
import type { Approval } from '../money/refunds/second-person.ts';
import type { Staff } from '../people/users/staff.ts';
import { revisionOf, unknownOrder } from '../records/change-order.ts';
import { orderWithId } from '../records/order-record.ts';
import { refundApprovalWithId } from '../records/refund-approval-record.ts';
import { returnWithId } from '../records/return-record.ts';
import { cancelByStaff } from './cancel-by-staff.ts';
import { removeOrderItems } from './edits/edit-order.ts';
import { refundReturn } from './returns/refund-return.ts';

/**
 * Carries out what another person asked for, as the order is now: amounts and states are checked again, and a
 * request is approved once. Throws 404, 409 approval_decided, own_request, amount_changed, and the errors of the
 * action itself.
 */
export async function approveRefund(
  context: PaymentContext,
  id: string,
  { uid: by, permissions }: Pick<Staff, 'uid' | 'permissions'>,
): Promise<void> {
  const request = await refundApprovalWithId(id);
  if (!request) throw unknownApproval();
  const order = await orderWithId(request.orderId);
  if (!order) throw unknownOrder();
  const change = {
    orderId: order.id,
    revision: revisionOf(order),
    actor: request.requestedBy,
    at: context.now(),
    approval: { id, by },
    permissions,
  };
  await ACTIONS[request.kind](context, change, request);
}

interface Change {
  orderId: string;
  revision: number;
  actor: string;
  at: Date;
  approval: Approval;
  permissions: Staff['permissions'];
}

type Carry = (context: PaymentContext, change: Change, request: RefundApproval) => Promise<unknown>;

const ACTIONS: Record<RefundApproval['kind'], Carry> = {
  refund: (context, { orderId, revision, actor, approval }, request) => {
    const { purpose, lines, includesShipping, paymentId, speed, reason, amount } = request;
    return refundOrder(
      context,
      { orderId, actor, approval },
      {
        revision,
        purpose: purpose ?? 'price_adjustment',
        lines,
        includesShipping: includesShipping || undefined,
        paymentId,
        refundId: undefined,
        speed,
        amount: request.asked ?? amount,
        reason,
      },
    );
  },
  return: async (context, { actor, at, approval }, { returnId = '', reason, asked, amount }) => {
    const { revision = 0 } = (await returnWithId(returnId)) ?? {};
    const change = { returnId, revision, actor, at, approval, answer: reason };
    return refundReturn(context, change, asked ?? amount);
  },
  lines: (context, change, { lines = [], reason }) =>
    removeOrderItems(context, change, { revision: change.revision, lines, reason }),
  cancel: (context, change, { reason }) => cancelByStaff(context, change, reason),
};
