import { formatPaise } from '@kargha/domain/money/money-format';
import type { RefundApproval } from '@kargha/domain/payments/refund-approval-schema';

import { conflict, notFound } from '../../http/errors.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { requireOrder } from '../../records/change-order.ts';
import { queueEmail } from '../../records/email-record.ts';
import { addOrderEvent, type OrderRecord } from '../../records/order-record.ts';
import { refundApprovalRef, refundApprovalWithId } from '../../records/refund-approval-record.ts';
import { readUser, userRef } from '../../records/user-record.ts';
import { approvalDecidedEmail } from './approval-emails.ts';

interface Decision {
  state: 'approved' | 'declined' | 'withdrawn';
  by: string;
  at: Date;
  answer: string;
}

/** Throws 404, and 409 approval_decided when someone was faster. */
export async function requireWaiting(
  transaction: Transaction,
  id: string,
): Promise<RefundApproval> {
  const approval = await refundApprovalWithId(id, transaction);
  if (!approval) throw unknownApproval();
  if (approval.state !== 'waiting') {
    const sentence = `This request was already ${approval.state}.`;
    throw conflict('approval_decided', sentence, { state: approval.state });
  }
  return approval;
}

/** 404 not_found */
export function unknownApproval() {
  return notFound('We could not find this request.');
}

const EVENTS: Record<Decision['state'], (amount: string) => string> = {
  approved: (amount) => `Refund of ${amount} approved`,
  declined: (amount) => `Refund of ${amount} declined`,
  withdrawn: (amount) => `Refund of ${amount} withdrawn`,
};

/** Reads what the decision needs. Returns the function that writes it, with event, audit row and email. */
export async function prepareDecision(
  transaction: Transaction,
  approval: RefundApproval,
): Promise<(order: OrderRecord, decision: Decision) => void> {
  const requester = readUser(await transaction.get(userRef(approval.requestedBy)));
  return (order, { state, by, at, answer }) => {
    const { id, amount } = approval;
    const changes = { state, decidedBy: by, decidedAt: at, answer };
    transaction.update(refundApprovalRef(id), changes);
    addOrderEvent(transaction, order, {
      cause: `approval-${id.slice(order.id.length + 1)}`,
      what: EVENTS[state](formatPaise(amount)),
      by,
      at,
      note: answer,
      visibleToCustomer: false,
    });
    writeAudit(
      transaction,
      {
        action: `order.refund-${state}`,
        target: `orders/${order.id}`,
        actor: by,
        before: { requestedBy: approval.requestedBy, amount },
        after: { state },
        reason: answer,
        at,
      },
      `approval_${id}`,
    );
    const email = requester?.email ?? '';
    if (state === 'withdrawn' || email === '') return;
    queueEmail(
      transaction,
      `approval_${id}_${state}`,
      approvalDecidedEmail(approval, state, email),
    );
  };
}

/** Ends a request without a refund. Its requester withdraws it, anyone else who may approve it declines it. */
export function refuseApproval(
  id: string,
  { by, at, answer }: Omit<Decision, 'state'>,
): Promise<void> {
  return inTransaction(async (transaction) => {
    const approval = await requireWaiting(transaction, id);
    const order = await requireOrder(transaction, approval.orderId);
    const decide = await prepareDecision(transaction, approval);
    const state = approval.requestedBy === by ? 'withdrawn' : 'declined';
    decide(order, { state, by, at, answer });
  });
}
