import { canMoveReturn, RETURN_STATE_LABELS, type ReturnState } from '@kargha/domain/orders/return';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { isRecordId } from '@kargha/domain/records/record-id';

import { HttpError, notFound } from '../../http/errors.ts';
import { returnEmail } from '../../mail/return-emails.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { queueEmail, type Mail } from '../../records/email-record.ts';
import { readReturn, returnRef } from '../../records/return-record.ts';
import { releasePickup } from '../couriers/release-pickup.ts';
import { exchangeAfterStep } from '../exchanges/exchange-stock.ts';

export interface ReturnChange {
  returnId: string;
  revision: number;
  actor: string;
  at: Date;
  answer: string;
}

/**
 * Approving an exchange reserves the other pieces, unless it is refunded instead; rejecting it releases them. A rejected
 * return is not picked up. Throws 404, 409 stale, not_allowed and out_of_stock.
 */
export function takeReturnStep(
  change: ReturnChange,
  to: 'approved' | 'rejected' | 'picked_up',
  refundInstead = false,
): Promise<OrderReturn> {
  return inTransaction(async (transaction) => {
    const orderReturn = await requireReturnForStep(transaction, change, to);
    const cause = { ...change, refundInstead };
    const changes = await exchangeAfterStep(transaction, orderReturn, to, cause);
    const mailOf = (after: OrderReturn) => returnEmail(after, to);
    const moved = moveReturn(transaction, orderReturn, to, { ...change, changes, mailOf });
    if (to === 'rejected') releasePickup(transaction, orderReturn, change.at);
    return moved;
  });
}

/** Without a revision, whatever it is now. */
type SeenReturn = Pick<ReturnChange, 'returnId'> & Partial<Pick<ReturnChange, 'revision'>>;

/** Throws 404, 409 stale when staff saw an older version, and 409 not_allowed. */
export async function requireReturnForStep(
  transaction: Transaction,
  seen: SeenReturn,
  to: ReturnState,
): Promise<OrderReturn> {
  const orderReturn = await requireReturn(transaction, seen);
  if (!canMoveReturn(orderReturn.state, to)) throw returnNotAllowed(orderReturn);
  return orderReturn;
}

/** 409 not_allowed */
export function returnNotAllowed({ state }: Pick<OrderReturn, 'state'>): HttpError {
  const message = `This is not possible: the return is ${RETURN_STATE_LABELS[state].toLowerCase()}.`;
  return new HttpError(409, 'not_allowed', message, { state });
}

/** Throws 404, and 409 stale when staff saw an older version. */
export async function requireReturn(
  transaction: Transaction,
  { returnId, revision }: SeenReturn,
): Promise<OrderReturn> {
  const plain = isRecordId(returnId);
  const orderReturn = plain ? readReturn(await transaction.get(returnRef(returnId))) : null;
  if (!orderReturn) throw notFound('We could not find this return.');
  const now = RETURN_STATE_LABELS[orderReturn.state].toLowerCase();
  if (revision !== undefined && (orderReturn.revision ?? 0) !== revision) {
    const message = `Someone else has just changed this return. It is now ${now}. Please check it again.`;
    throw new HttpError(409, 'stale', message, {
      state: orderReturn.state,
      revision: orderReturn.revision ?? 0,
    });
  }
  return orderReturn;
}

interface StepDetails extends Pick<ReturnChange, 'actor' | 'at' | 'answer'> {
  /** what the step changes besides */
  changes?: Partial<Pick<OrderReturn, 'lines' | 'exchange' | 'refundId' | 'pickup'>>;
  mailOf: (after: OrderReturn) => Mail;
}

export function moveReturn(
  transaction: Transaction,
  before: OrderReturn,
  to: Exclude<ReturnState, 'requested' | 'refunded'>,
  { actor, at, answer, changes = {}, mailOf }: StepDetails,
): OrderReturn {
  const after: OrderReturn = {
    ...before,
    ...changes,
    state: to,
    answer: answer === '' ? before.answer : answer,
    revision: (before.revision ?? 0) + 1,
    updatedAt: at,
  };
  const { id, ...stored } = after;
  transaction.update(returnRef(id), { ...stored });
  queueEmail(transaction, `return_${id}_${to}`, mailOf(after));
  auditReturn(transaction, before, after, { actor, at, reason: answer });
  return after;
}

export function auditReturn(
  transaction: Transaction,
  before: OrderReturn,
  after: Pick<OrderReturn, 'state' | 'revision'>,
  { actor, at, reason }: { actor: string; at: Date; reason: string },
): void {
  const row = {
    action: `return.${after.state}`,
    target: `returns/${before.id}`,
    actor,
    before: { state: before.state },
    after: { state: after.state },
    reason,
    at,
  };
  writeAudit(transaction, row, `${before.id}_${after.revision ?? 0}`);
}
