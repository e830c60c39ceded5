import { paise, type Paise } from '@kargha/domain/money/paise';
import { unpaidInstalments } from '@kargha/domain/payments/instalment';
import type { RefundRequest } from '@kargha/domain/payments/refund-request';

import { changeByStaff, recordStep, type ChangedOrder } from '../../records/change-order.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { sendRefund } from '../payments/send-refund.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { reduceInstalments } from '@kargha/domain/payments/reduce-instalments';
import { checkStaffRefund, failedRefundOf } from './check-staff-refund.ts';
import { readRefundableMoney, type RefundableMoney } from './refundable-money.ts';
import { queueRetry } from './retry-refund.ts';
import { describeRefundRequest, describeSettlement, settleGoods } from './settle-goods.ts';
import { decideSecondPerson, type Approval } from './second-person.ts';
import { splitRefund, type SplitRefund } from './split-refund.ts';

export interface RefundedOrder extends ChangedOrder {
  /** of the payment, else of the gift card or the balance adjustment */
  refundId: string;
  /** paise that staff must refund manually */
  byHand: Paise;
  /** true when nothing is refunded until a second person approves it */
  isWaiting?: boolean;
}

interface StaffRefund extends Pick<SplitRefund, 'refundIds' | 'byHand' | 'changes'> {
  refundId: string;
  what: string;
}

interface Cause {
  by: string;
  at: Date;
  approvedBy?: string;
}

/**
 * Refunds part of an order for a purpose: its payments first, then its gift card; undelivered items reduce the
 * balance due first. Throws 404, and 409 stale, wrong_amount with the right amount, too_much with what is left, and
 * those of `checkStaffRefund`. Above the limit of the shop it waits for a second person first. A refund that the gateway cannot accept now is sent by the sweeper under the same id;
 * offline payments are refunded manually.
 */
export async function refundOrder(
  context: PaymentContext,
  staff: { orderId: string; actor: string; approval?: Approval | undefined },
  { revision, ...request }: RefundRequest,
): Promise<RefundedOrder> {
  const at = context.now();
  const { refundIds, ...done } = await changeByStaff(
    { ...staff, revision, at },
    async (transaction, order) => {
      const { approval } = staff;
      const money = await readRefundableMoney(transaction, order, approval);
      const cause = { by: staff.actor, at };
      const requested = { money, request, cause };
      const second =
        request.purpose === 'retry'
          ? null
          : await decideSecondPerson(transaction, order, askOf(order, requested, approval));
      if (second?.mustWait) return waitingRefund(second.ask());
      const refund = second
        ? start(transaction, order, { ...requested, cause: { ...cause, ...second.approver } })
        : await retry(transaction, order, requested);
      second?.record();
      const { what, changes, ...refunded } = refund;
      const step = { action: 'refund', to: order.state, what, actor: staff.actor, at };
      const changed = recordStep(transaction, order, { ...step, note: request.reason }, changes);
      return { ...changed, ...refunded };
    },
  );
  for (const refundId of refundIds) await sendRefund(context, refundId);
  return done;
}

function waitingRefund(changed: ChangedOrder): RefundedOrder & { refundIds: string[] } {
  return { ...changed, refundId: '', byHand: paise(0), refundIds: [], isWaiting: true };
}

/** Retries need no second person: what they send again was decided before. */
function askOf(
  order: OrderRecord,
  { money, request, cause }: Requested,
  approval: Approval | undefined,
) {
  const { lines, includesShipping, paymentId, speed, reason, purpose } = request;
  checkStaffRefund(order, money, request);
  const credited =
    purpose === 'undelivered'
      ? reduceInstalments(unpaidInstalments(order), paise(request.amount)).credited
      : 0;
  const asked = paise(request.amount);
  const amount = paise(asked - credited);
  const ask = { kind: 'refund', purpose, lines, paymentId, speed, reason, asked, amount } as const;
  const isShipping = includesShipping === true;
  return { ask: { ...ask, includesShipping: isShipping }, money, approval, ...cause };
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
