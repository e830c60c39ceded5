import { isOpenExchange } from '@kargha/domain/orders/exchange';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, type Paise } from '@kargha/domain/money/paise';
import { returnMoney, returnWorth } from '@kargha/domain/orders/return-money';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { reserve } from '@kargha/domain/stock/stock';

import { conflict } from '../../http/errors.ts';
import { exchangedEmail } from '../../mail/exchange-emails.ts';
import { payLink } from '../../money/links/pay-link.ts';
import { trackingLink } from '../../money/links/order-tracking-link.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { sendRefund } from '../../money/payments/send-refund.ts';
import { readRefundableMoney, type RefundableMoney } from '../../money/refunds/refundable-money.ts';
import { refuseAlone } from '../../money/refunds/second-person.ts';
import { refundGroupOf, splitRefund } from '../../money/refunds/split-refund.ts';
import { scheduleOrderExpiry } from '../../money/reservations/schedule-order-expiry.ts';
import { requirePermission, type Staff } from '../../people/users/staff.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { writeBalanceAdjustment } from '../../records/balance-adjustment-record.ts';
import { requireOrder, revisionOf } from '../../records/change-order.ts';
import {
  createOrder,
  newOrderNumber,
  updateOrder,
  type OrderRecord,
} from '../../records/order-record.ts';
import { changeStock } from '../../records/stock-record.ts';
import { moveReturn, requireReturnForStep, type ReturnChange } from '../returns/return-steps.ts';
import { readExchangeTerms } from './asked-exchanges.ts';
import {
  exchangedLines,
  refuseSoldOut,
  releaseExchange,
  reservedItems,
  withFreedStock,
} from './exchange-stock.ts';
import { newReplacement, priceReplacement } from './replacement-order.ts';

type ExchangeChange = ReturnChange & Pick<Staff, 'permissions'>;

interface Exchanged {
  orderReturn: OrderReturn;
  replacement: OrderRecord;
  refundIds: string[];
}

/**
 * Orders the replacement of a received return. The worth of what arrived pays for it; the rest is refunded, which needs
 * `orders.refund`, or the difference is paid by a link. Throws 403 permission_missing, 404, 409 stale, not_allowed,
 * nothing_to_exchange, refund_under_way, too_much, out_of_stock and second_person_needed.
 */
export async function exchangeReturn(
  context: PaymentContext,
  change: ExchangeChange,
): Promise<OrderReturn> {
  const { orderReturn, replacement, refundIds } = await withFreedStock(
    context,
    change.returnId,
    () => inTransaction((transaction) => exchangeIn(transaction, context, change)),
  );
  await scheduleOrderExpiry(context.scheduleExpiry, replacement);
  for (const refundId of refundIds) await sendRefund(context, refundId);
  return orderReturn;
}

async function exchangeIn(
  transaction: Transaction,
  { ids }: PaymentContext,
  change: ExchangeChange,
): Promise<Exchanged> {
  const { actor, at } = change;
  const before = await requireReturnForStep(transaction, change, 'exchanged');
  const arrived = arrivedLines(before);
  const order = await requireOrder(transaction, before.orderId);
  const money = await readRefundableMoney(transaction, order);
  const { products, terms } = await readExchangeTerms(transaction, exchangedLines(arrived), at);
  refuseRefunded(before, money);
  const worth = returnWorth(order, before, money.settled);
  refuseMoreThan(money.ledger.refundable, worth);
  const priced = priceReplacement({ order, lines: arrived, worth, products, terms });
  refuseSoldOut(exchangedUnits(arrived), products, reservedItems(before));
  const rest = paise(worth - priced.totals.giftCard);
  if (rest > 0) requirePermission(change, 'orders.refund');
  await refuseAlone(transaction, money, { amount: rest, by: actor, at });
  const number = newOrderNumber();
  const replacement = newReplacement({ order, returnId: before.id, number, ...priced, ids, at });
  releaseExchange(transaction, before, { actor, at });
  placeReplacement(transaction, replacement, { actor, at });
  const refunded = settle(transaction, { order, money, before, replacement, rest }, change);
  const orderReturn = moveReturn(transaction, before, 'exchanged', {
    ...change,
    changes: {
      refundId: refunded.refundIds[0] ?? refunded.creditId,
      ...(before.exchange && {
        exchange: {
          ...before.exchange,
          state: 'sent',
          reservedUntil: null,
          orderId: replacement.id,
          orderNumber: number,
        },
      }),
    },
    mailOf: (after) =>
      exchangedEmail(after, replacement, {
        rest,
        answer: change.answer,
        trackingLink: trackingLink(ids, replacement.id, at),
        payLink: payLink(ids, replacement.id),
      }),
  });
  return { orderReturn, replacement, refundIds: refunded.refundIds };
}

/** The lines of which something arrived, with its quantity. Throws 409 nothing_to_exchange. */
function arrivedLines({ exchange, lines }: OrderReturn): OrderReturn['lines'] {
  const arrived = lines
    .map((line) => ({ ...line, quantity: line.received ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
  if (isOpenExchange(exchange) && exchangedLines(arrived).length > 0) return arrived;
  const message = 'Nothing that should be exchanged has arrived. You can refund this return.';
  throw conflict('nothing_to_exchange', message);
}

function exchangedUnits(lines: OrderReturn['lines']) {
  return exchangedLines(lines).map(({ productId, quantity, title, exchange }) => {
    const { options, variantId } = exchange;
    return { productId, quantity, title, options, variantId };
  });
}

/** A refund that was requested or failed has the money of the return already. */
function refuseRefunded(orderReturn: OrderReturn, { earlierRefunds }: RefundableMoney): void {
  const { gone, failed } = returnMoney(orderReturn, earlierRefunds);
  if (orderReturn.refundId === null && gone === 0 && failed === 0) return;
  throw conflict('refund_under_way', 'This return is already being refunded.');
}

function refuseMoreThan(left: Paise, worth: Paise): void {
  if (worth <= left) return;
  const message = `Only ${formatPaise(left)} of this order is left, but the returned items are worth ${formatPaise(worth)}. You can refund this return instead.`;
  throw conflict('too_much', message, { left });
}

interface Cause {
  actor: string;
  at: Date;
}

function placeReplacement(
  transaction: Transaction,
  replacement: OrderRecord,
  { actor: by, at }: Cause,
): void {
  const { id: orderId, state: to, exchange } = replacement;
  const what = `Replacement for order ${exchange?.orderNumber ?? ''}`;
  createOrder(transaction, replacement, { cause: 'opened-1', to, what, by, at });
  changeStock(transaction, replacement.lines, reserve, { orderId, round: 1, by, at });
}

interface Settlement {
  order: OrderRecord;
  money: RefundableMoney;
  before: OrderReturn;
  replacement: OrderRecord;
  rest: Paise;
}

/** Moves the credit to the replacement and refunds the rest, as one refund group: one sale came back. */
function settle(
  transaction: Transaction,
  { order, money, before, replacement, rest }: Settlement,
  { actor: by, at }: Cause,
): { refundIds: string[]; creditId: string } {
  const { giftCard: credit } = replacement.totals;
  const target = {
    purpose: 'exchange',
    initiatedFrom: 'return',
    returnId: before.id,
    note: before.reason,
  } as const;
  const payments = money.payments.filter(({ isDuplicate }) => !isDuplicate);
  const input = { ...target, amount: rest, by, at };
  const refunded = splitRefund(transaction, order, { ...money, payments }, input);
  const pays = { orderId: order.id, amount: credit, replacementId: replacement.id };
  const adjustment = { ...target, ...pays, claim: refundGroupOf(order, target) };
  const creditId = writeBalanceAdjustment(transaction, adjustment, `for-${replacement.id}`, at);
  const { id: orderId, number: orderNumber } = replacement;
  const what = `Replacement order ${orderNumber} created`;
  const cause = `exchange-${revisionOf(order)}`;
  updateOrder(
    transaction,
    order,
    { cause, what, by, at },
    {
      ...refunded.changes,
      creditGiven: paise((order.creditGiven ?? 0) + credit),
      replacements: [...(order.replacements ?? []), { orderId, orderNumber }],
    },
  );
  return { refundIds: refunded.refundIds, creditId };
}
