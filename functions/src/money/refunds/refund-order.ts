import { paise, type Paise } from '@kargha/domain/money/paise';
import { unpaidInstalments } from '@kargha/domain/payments/instalment';
import type { RefundRequest } from '@kargha/domain/payments/refund-request';

import { changeByStaff, recordStep, type ChangedOrder } from '../../records/change-order.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { sendRefund } from '../payments/send-refund.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { checkStaffRefund, failedRefundOf } from './check-staff-refund.ts';
import { readRefundableMoney, type RefundableMoney } from './refundable-money.ts';
import { queueRetry } from './retry-refund.ts';
import { describeRefundRequest, describeSettlement, settleGoods } from './settle-goods.ts';
import { splitRefund, type SplitRefund } from './split-refund.ts';

export interface RefundedOrder extends ChangedOrder {
  /** of the payment, else of the gift card or the balance adjustment */
  refundId: string;
  /** paise that staff must refund manually */
  byHand: Paise;
}

interface StaffRefund extends Pick<SplitRefund, 'refundIds' | 'byHand' | 'changes'> {
  refundId: string;
  what: string;
}

interface Cause {
  by: string;
  at: Date;
}

/**
 * Refunds part of an order for a purpose: its payments first, then its gift card; undelivered items reduce the
 * balance due first. Throws 404, and 409 stale, wrong_amount with the right amount, too_much with what is left, and
 * those of `checkStaffRefund`. A refund that the gateway cannot accept now is sent by the sweeper under the same id;
 * offline payments are refunded manually.
 */
export async function refundOrder(
  context: PaymentContext,
  staff: { orderId: string; actor: string },
  { revision, ...request }: RefundRequest,
): Promise<RefundedOrder> {
  const at = context.now();
  const { refundIds, ...done } = await changeByStaff(
    { ...staff, revision, at },
    async (transaction, order) => {
      const money = await readRefundableMoney(transaction, order);
      const cause = { by: staff.actor, at };
      const refund =
        request.purpose === 'retry'
          ? await retry(transaction, order, { money, request, cause })
          : start(transaction, order, { money, request, cause });
      const { what, changes, ...refunded } = refund;
      const step = { action: 'refund', to: order.state, what, actor: staff.actor, at };
      const changed = recordStep(transaction, order, { ...step, note: request.reason }, changes);
      return { ...changed, ...refunded };
    },
  );
  for (const refundId of refundIds) await sendRefund(context, refundId);
  return done;
}

interface Requested {
  money: RefundableMoney;
  request: Omit<RefundRequest, 'revision'>;
  cause: Cause;
}

async function retry(
  transaction: Transaction,
  order: OrderRecord,
  { money, request, cause }: Requested,
): Promise<StaffRefund> {
  const failed = failedRefundOf(money, request);
  const queued = await queueRetry(
    transaction,
    order,
    { money, failed, speed: request.speed },
    cause,
  );
  const { refundId, changes } = queued;
  const what = describeRefundRequest(queued.amount);
  return { refundIds: [refundId], refundId, byHand: paise(0), changes, what };
}

function start(
  transaction: Transaction,
  order: OrderRecord,
  { money, request, cause }: Requested,
): StaffRefund {
  const { target, sources } = checkStaffRefund(order, money, request);
  const input = {
    ...{ ...target, ...cause },
    amount: paise(request.amount),
    initiatedFrom: 'admin' as const,
    ...(request.speed && { speedRequested: request.speed }),
    note: request.reason,
  };
  if (input.purpose !== 'undelivered') {
    const {
      cardRefundId,
      onCard: _back,
      ...parts
    } = splitRefund(transaction, order, sources, input);
    const refundId = parts.refundIds[0] ?? cardRefundId ?? '';
    return { ...parts, refundId, what: describeRefundRequest(input.amount) };
  }
  const settled = settleGoods(
    transaction,
    order,
    { money, unpaid: unpaidInstalments(order) },
    { ...input, purpose: input.purpose },
  );
  const { refundIds, byHand, changes, cardRefundId, adjustmentId } = settled;
  const refundId = refundIds[0] ?? cardRefundId ?? adjustmentId ?? '';
  return {
    ...{ refundIds, byHand, changes, refundId },
    what: describeSettlement(settled, 'undelivered'),
  };
}
