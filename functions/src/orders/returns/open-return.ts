import type { Message } from '@kargha/domain/messages/message';
import { afterPriceReductions, type SettledRefund } from '@kargha/domain/orders/price-reductions';
import { replacementPrice } from '@kargha/domain/orders/exchange-price';
import { estimatedRefund } from '@kargha/domain/orders/return';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import type { ReturnedItems } from '@kargha/domain/orders/return-requests';
import {
  returnableLines,
  returnableOnline,
  returnReasons,
  wasRejected,
  type ReturnableLine,
} from '@kargha/domain/orders/returnable-items';
import type { OrderLine } from '@kargha/domain/orders/order';
import { isSameLine, type LineRef } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { tailoringMessages } from '@kargha/domain/messages/tailoring-messages';
import { returnsMessages } from '@kargha/domain/messages/returns-messages';

import { HttpError } from '../../http/errors.ts';
import { returnEmail } from '../../mail/return-emails.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { queueEmail } from '../../records/email-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { returnRef, returnsOf, readEachReturn } from '../../records/return-record.ts';
import { readSettled } from '../../money/refunds/refundable-money.ts';
import { askedLines } from '../exchanges/asked-exchanges.ts';
import { countReturned } from '../../records/sales/count-breakdown.ts';

/** Staff may also accept returns that shoppers cannot request online. */
interface Asking {
  at: Date;
  byStaff: boolean;
}

interface Opening extends Asking {
  id: string;
  photos: string[];
}

/**
 * Creates a return and queues its email; the caller writes the order's event. Throws 409 as checkReturn does.
 */
export async function openReturn(
  transaction: Transaction,
  order: OrderRecord,
  input: ReturnedItems,
  opening: Opening,
): Promise<OrderReturn> {
  const { returns, lines } = await checkReturn(transaction, order, input, opening);
  const before = { returns, settled: await readSettled(transaction, order.id) };
  const orderReturn = newReturn(order, { lines, note: input.note }, before, opening);
  const { id, ...stored } = orderReturn;
  transaction.create(returnRef(id), stored);
  countReturned(transaction, orderReturn);
  queueEmail(transaction, `return_${id}_requested`, returnEmail(orderReturn, 'requested'));
  return orderReturn;
}

/**
 * Returns the order's earlier returns, and the lines as they are stored. Throws 409 not_returnable, and what askedLines
 * throws.
 */
export async function checkReturn(
  transaction: Transaction,
  order: OrderRecord,
  { lines }: Pick<ReturnedItems, 'lines'>,
  asking: Asking,
): Promise<{ returns: OrderReturn[]; lines: OrderReturn['lines'] }> {
  const returns = await refuseUnreturnable(transaction, order, { lines }, asking);
  return { returns, lines: await askedLines(transaction, order, lines, asking.at) };
}

/**
 * Returns the order's earlier returns. Throws 409 not_returnable, with the returnable quantity, unless every line
 * can be returned for its reason.
 */
async function refuseUnreturnable(
  transaction: Transaction,
  order: OrderRecord,
  { lines }: Pick<ReturnedItems, 'lines'>,
  { at, byStaff }: Asking,
): Promise<OrderReturn[]> {
  const { docs } = await transaction.get(returnsOf(order.id));
  const earlier = readEachReturn(docs);
  const forStaff = returnableLines(order, earlier, at);
  const returnable = byStaff ? forStaff : returnableOnline(order, earlier, at);
  for (const line of lines) {
    const isThis = (one: LineRef) => isSameLine(one, line);
    if (!returnable.some(isThis) && forStaff.some(isThis))
      throw onlyStaffCanReturn(order, line, earlier);
    refuseLine(order, line, returnable.find(isThis));
  }
  return earlier;
}

function onlyStaffCanReturn(
  order: OrderRecord,
  line: LineRef,
  earlier: readonly OrderReturn[],
): HttpError {
  const title = lineTitle(orderLineOf(order, line));
  const message = wasRejected(line, earlier)
    ? returnsMessages.return_rejected({ title })
    : returnsMessages.return_days_over_write({ title });
  return notReturnable(message, line.productId, 0);
}

type AskedLine = ReturnedItems['lines'][number];

function refuseLine(
  order: OrderRecord,
  line: AskedLine,
  returnable: ReturnableLine | undefined,
): void {
  const { productId, quantity, reason } = line;
  const title = lineTitle(orderLineOf(order, line));
  if (!returnable) {
    const message = returnsMessages.not_returnable({ title });
    throw notReturnable(message, productId, 0);
  }
  if (quantity > returnable.quantity) {
    const message = returnsMessages.fewer_returnable({ max: returnable.quantity, title });
    throw notReturnable(message, productId, returnable.quantity);
  }
  if (!returnReasons(returnable, quantity).includes(reason))
    throw wrongReason(title, returnable, reason);
}

/** After the return window, or for an order from a quotation, only some reasons are accepted. */
function wrongReason(
  title: string,
  returnable: ReturnableLine,
  reason: AskedLine['reason'],
): HttpError {
  const { productId, inTime } = returnable;
  const isForBuyer = returnable.byQuotation || returnable.isMadeForBuyer;
  if (isForBuyer && !returnReasons(returnable, 0).includes(reason)) {
    const message = returnable.byQuotation
      ? returnsMessages.quoted_not_returnable({ title })
      : tailoringMessages.made_for_you_not_returnable({ title });
    return notReturnable(message, productId, 0);
  }
  const message =
    inTime > 0
      ? returnsMessages.fewer_returnable_for_reason({ max: inTime, title })
      : returnsMessages.return_days_over({ title });
  return notReturnable(message, productId, inTime);
}

function notReturnable(message: Message, productId: string, maximum: number): HttpError {
  return new HttpError(409, 'not_returnable', message, { [productId]: maximum });
}

function orderLineOf(
  { lines }: OrderRecord,
  requested: LineRef,
): Pick<OrderLine, 'title' | 'options' | 'tailoring'> {
  return lines.find((line) => isSameLine(line, requested)) ?? { title: 'This product' };
}

const ASKED = { state: 'asked', reservedUntil: null, orderId: null, orderNumber: '' } as const;

function newReturn(
  order: OrderRecord,
  { lines, note }: Pick<OrderReturn, 'lines'> & Pick<ReturnedItems, 'note'>,
  earlier: { returns: readonly OrderReturn[]; settled: readonly SettledRefund[] },
  { id, photos, at }: Opening,
): OrderReturn {
  const returns = earlier.returns.filter(({ state }) => state !== 'rejected');
  const before = returns.flatMap((one) => one.lines);
  const asked = lines.map((line) => ({ ...line, isExchanged: line.exchange !== undefined }));
  const full = estimatedRefund(order, asked, before);
  const estimate = afterPriceReductions(full, order, earlier.settled);
  const price = replacementPrice(order, lines, estimate);
  return {
    id,
    orderId: order.id,
    orderNumber: order.number,
    uid: order.uid,
    customerName: order.customer.name,
    ...(order.customer.isEmailProven && { isEmailProven: true }),
    ...(order.customer.language && { language: order.customer.language }),
    customerEmail: order.customer.email,
    state: 'requested',
    lines: [...lines],
    reason: note,
    answer: '',
    photos,
    estimate,
    ...(lines.some(({ exchange }) => exchange) && { exchange: { ...ASKED, price } }),
    refundId: null,
    revision: 0,
    createdAt: at,
    updatedAt: at,
  };
}
