import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import {
  canRefundShipping,
  notUndelivered,
  undeliveredAmount,
  undeliveredItems,
} from '@kargha/domain/orders/undelivered-items';
import { retryAmount } from '@kargha/domain/payments/order-ledger';
import { mostRefundable } from '@kargha/domain/payments/refund-plan';
import { refundableDuplicate } from '@kargha/domain/payments/refundable-amount';
import type { RefundTarget } from '@kargha/domain/payments/payment-schema';
import type { RefundRequest } from '@kargha/domain/payments/refund-request';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { isSameLine, type LineRef } from '@kargha/domain/shopping/line-ref';

import { conflict, notFound, type HttpError } from '../../http/errors.ts';
import { notAllowed } from '../../records/change-order.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import type { RefundRecord } from '../../records/payment-record.ts';
import type { RefundableMoney } from './refundable-money.ts';
import { tooMuch } from './split-refund.ts';

type Request = Omit<RefundRequest, 'revision'>;

interface CheckedRefund {
  target: RefundTarget;
  /** the money that it may use */
  sources: RefundableMoney;
}

/**
 * Compares a refund with its purpose. Throws 409 wrong_amount, too_much, not_undelivered for items that did not come
 * back or are refunded, not_duplicate for a payment that is not a duplicate or was voided, and not_allowed.
 */
export function checkStaffRefund(
  order: OrderRecord,
  money: RefundableMoney,
  request: Request,
): CheckedRefund {
  switch (request.purpose) {
    case 'undelivered':
      return { target: checkUndelivered(order, money, request), sources: money };
    case 'duplicate_payment':
      return { target: { purpose: 'duplicate_payment' }, sources: duplicateOf(money, request) };
    case 'cancellation':
      if (order.state !== 'cancelled') throw notAllowed(order);
      requireAmount(request, paise(Math.max(0, leftOf(money) - money.reserved)));
      return { target: { purpose: 'cancellation' }, sources: money };
    default: {
      const { refundable } = money.ledger;
      if (request.amount > refundable) throw tooMuch(order, refundable);
      return { target: { purpose: 'price_adjustment' }, sources: paidOnce(money) };
    }
  }
}

/** Throws 404, and 409 wrong_amount unless the amount is what a retry of the failed refund can send. */
export function failedRefundOf(
  { earlierRefunds, ledger }: RefundableMoney,
  request: Request,
): RefundRecord {
  const failed = earlierRefunds.find(({ id }) => id === request.refundId);
  if (!failed) throw notFound('We could not find this refund.');
  requireAmount(request, retryAmount(ledger, failed));
  return failed;
}

function checkUndelivered(
  order: OrderRecord,
  money: RefundableMoney,
  request: Request,
): RefundTarget {
  const { lines = [], includesShipping = false } = request;
  const { settled } = money;
  const [wrong] = notUndelivered(lines, undeliveredItems(order, settled));
  if (wrong) throw notUndeliveredError(order, wrong);
  if (includesShipping && !canRefundShipping(order, settled)) {
    throw conflict('not_undelivered', 'The shipping of this order is already refunded.');
  }
  const most = sumPaise([money.ledger.balanceDue, money.ledger.left]);
  requireAmount(request, undeliveredAmount(order, settled, { lines, includesShipping, most }));
  return { purpose: 'undelivered', lines, ...(includesShipping && { includesShipping }) };
}

function notUndeliveredError({ lines }: OrderRecord, wrong: LineRef): HttpError {
  const line = lines.find((one) => isSameLine(one, wrong));
  const title = line ? lineTitle(line) : 'This product';
  const sentence = `${title} did not come back undelivered in this number, or it is already refunded.`;
  return conflict('not_undelivered', sentence);
}

function duplicateOf(money: RefundableMoney, request: Request): RefundableMoney {
  const payment = money.payments.find(
    ({ id, isDuplicate }) => isDuplicate && id === request.paymentId,
  );
  if (!payment) {
    const sentence = 'This is not a duplicate payment of this order, or it was voided.';
    throw conflict('not_duplicate', sentence);
  }
  const asked = money.waiting.filter(({ paymentId }) => paymentId === request.paymentId);
  const reserved = sumPaise(asked.map(({ amount }) => amount));
  const { earlierRefunds: refunds, waiting } = money;
  requireAmount(request, refundableDuplicate(payment, { refunds, waiting }));
  return { ...money, payments: [payment], prepaidLeft: paise(0), reserved };
}

function paidOnce(money: RefundableMoney): RefundableMoney {
  return { ...money, payments: money.payments.filter(({ isDuplicate }) => !isDuplicate) };
}

function leftOf({ payments, prepaidLeft }: RefundableMoney): Paise {
  return mostRefundable(payments, prepaidLeft);
}

function requireAmount({ amount }: Request, right: Paise): void {
  if (amount !== right) throw wrongAmount(right);
}

function wrongAmount(right: Paise): HttpError {
  const sentence =
    right > 0
      ? `The right amount for this refund is ${formatPaise(right)}.`
      : 'This has already been refunded.';
  return conflict('wrong_amount', sentence, { amount: right });
}
