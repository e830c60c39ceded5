import { formatPaise } from '@kargha/domain/money/money-format';
import { orderMessages } from '@kargha/domain/messages/order-messages';
import { needsSecondPerson } from '@kargha/domain/payments/refund-approval';
import type {
  RefundApproval,
  refundApprovalSchema,
} from '@kargha/domain/payments/refund-approval-schema';
import type { Paise } from '@kargha/domain/money/paise';
import type { Written } from '@kargha/domain/records/stored-fields';

import { conflict } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { staffAddresses } from '../../people/users/change-user.ts';
import { recordStep, revisionOf, type ChangedOrder } from '../../records/change-order.ts';
import { queueEmail } from '../../records/email-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { refundApprovalRef } from '../../records/refund-approval-record.ts';
import { staffSafetyIn } from '../../records/staff-safety-record.ts';
import { approvalWaitsEmail } from './approval-emails.ts';
import { prepareDecision, requireWaiting } from './decide-approval.ts';
import type { RefundableMoney } from './refundable-money.ts';

/** The decision of a second person, which carries out a request that waited. */
export interface Approval {
  id: string;
  by: string;
}

/** What a person asks for; `amount` is what would be refunded. */
export type RefundAsk = Pick<
  RefundApproval,
  | 'kind'
  | 'reason'
  | 'purpose'
  | 'lines'
  | 'includesShipping'
  | 'paymentId'
  | 'speed'
  | 'returnId'
  | 'amount'
  | 'asked'
>;

interface Asking {
  ask: RefundAsk;
  money: Pick<RefundableMoney, 'earlierRefunds' | 'waiting'>;
  by: string;
  at: Date;
  approval?: Approval | undefined;
}

/** Call one of the functions after the last read of the transaction. */
type SecondPerson =
  | { mustWait: true; ask: () => ChangedOrder }
  | { mustWait: false; approver: { approvedBy?: string }; record: () => void };

/**
 * Whether the refund can go now, or waits for a second person. Throws 409 approval_waiting when the same request
 * waits already, and for an approval 409 approval_decided, own_request, and amount_changed when more would go back
 * than was approved.
 */
export async function decideSecondPerson(
  transaction: Transaction,
  order: OrderRecord,
  asking: Asking,
): Promise<SecondPerson> {
  if (asking.approval) return carryOut(transaction, order, asking, asking.approval);
  const { ask, money, by, at } = asking;
  const { refundLimitRupees } = await staffSafetyIn(transaction);
  if (!needsSecondPerson(refundLimitRupees, { amount: ask.amount, by, at }, money.earlierRefunds)) {
    return { mustWait: false, approver: {}, record: () => undefined };
  }
  refuseRepeated(ask, money.waiting);
  const approvers = await staffAddresses(transaction, 'orders.refund.approve', by);
  return { mustWait: true, ask: () => writeRequest(transaction, order, asking, approvers) };
}

/**
 * For the difference of an exchange, which cannot wait as the refund of the whole return can. Throws 409
 * second_person_needed.
 */
export async function refuseAlone(
  transaction: Transaction,
  { earlierRefunds }: Pick<RefundableMoney, 'earlierRefunds'>,
  planned: { amount: Paise; by: string; at: Date },
): Promise<void> {
  const { refundLimitRupees } = await staffSafetyIn(transaction);
  if (!needsSecondPerson(refundLimitRupees, planned, earlierRefunds)) return;
  const sum = formatPaise(planned.amount);
  const sentence = `The difference of ${sum} is above what one person may refund. Refund this return instead: a second person can approve that.`;
  throw conflict('second_person_needed', sentence);
}

function refuseRepeated(ask: RefundAsk, waiting: readonly RefundApproval[]): void {
  const same = waiting.some(
    (one) =>
      one.kind === ask.kind &&
      one.purpose === ask.purpose &&
      one.returnId === ask.returnId &&
      one.paymentId === ask.paymentId &&
      one.purpose !== 'price_adjustment',
  );
  if (same) throw conflict('approval_waiting', orderMessages.approval_waiting());
}

/** Firestore stores no undefined values. */
function given(ask: RefundAsk): RefundAsk {
  const fields = Object.entries<unknown>({ ...ask }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as unknown as RefundAsk;
}

function writeRequest(
  transaction: Transaction,
  order: OrderRecord,
  { ask, by, at }: Asking,
  approvers: readonly string[],
): ChangedOrder {
  const id = `${order.id}_${revisionOf(order) + 1}`;
  const approval: Written<typeof refundApprovalSchema> = {
    ...given(ask),
    orderId: order.id,
    orderNumber: order.number,
    state: 'waiting',
    requestedBy: by,
    requestedAt: at,
    decidedBy: null,
    decidedAt: null,
    answer: '',
  };
  transaction.create(refundApprovalRef(id), approval);
  if (approvers.length > 0) {
    queueEmail(transaction, `approval_${id}`, approvalWaitsEmail(order, ask, approvers));
  }
  return recordStep(transaction, order, {
    action: 'refund-request',
    to: order.state,
    what: `Refund of ${formatPaise(ask.amount)} waits for a second person`,
    actor: by,
    at,
    note: ask.reason,
    visibleToCustomer: false,
  });
}

async function carryOut(
  transaction: Transaction,
  order: OrderRecord,
  { ask, at }: Asking,
  { id, by }: Approval,
): Promise<SecondPerson> {
  const waiting = await requireWaiting(transaction, id);
  if (waiting.requestedBy === by) throw conflict('own_request', OWN_REQUEST);
  if (ask.amount > waiting.amount) throw amountChanged(ask.amount);
  const decide = await prepareDecision(transaction, waiting);
  const decision = { state: 'approved', by, at, answer: '' } as const;
  return { mustWait: false, approver: { approvedBy: by }, record: () => decide(order, decision) };
}

const OWN_REQUEST = 'Someone else must approve this refund, because you asked for it.';

function amountChanged(amount: Paise) {
  const sentence = `The refund would now be ${formatPaise(amount)}, which is more than was asked for. Decline the request, and ask again.`;
  return conflict('amount_changed', sentence, { amount });
}
