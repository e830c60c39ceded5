import { canMove } from '@kargha/domain/orders/order-state';
import { hasArrived } from '@kargha/domain/orders/return';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import type { ReturnReceiveRequest } from '@kargha/domain/orders/return-requests';
import { piecesOf } from '@kargha/domain/orders/shipment';
import { isSameLine, refOf } from '@kargha/domain/shopping/line-ref';

import { invalid } from '../../http/errors.ts';
import { returnEmail } from '../../mail/return-emails.ts';
import { requireOrder, revisionOf } from '../../records/change-order.ts';
import { withoutPieces } from '../parcel-pieces.ts';
import { stockItemOf } from '../undelivered-parcels.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { moveOrder, updateOrder, type OrderRecord } from '../../records/order-record.ts';
import { returnsOf, readEachReturn } from '../../records/return-record.ts';
import { existingProducts, restockItems } from '../../records/stock-record.ts';
import { markReviewsReturned, reviewsOfLines } from './returned-lines.ts';
import { moveReturn, requireReturnForStep, type ReturnChange } from './return-steps.ts';

/**
 * Records how many items of each line arrived and how many are restocked. The order becomes `returned` once
 * everything has come back. Throws 400 invalid, 404, 409 stale and not_allowed.
 */
export function receiveReturn(
  change: ReturnChange,
  { lines }: ReturnReceiveRequest,
): Promise<OrderReturn> {
  const { actor, at } = change;
  return inTransaction(async (transaction) => {
    const orderReturn = await requireReturnForStep(transaction, change, 'received');
    refuseWrongCounts(orderReturn, lines);
    const order = await requireOrder(transaction, orderReturn.orderId);
    const earlier = await receivedBefore(transaction, orderReturn);
    const restockedItems = lines.flatMap((line) =>
      stockItemOf(order, { ...line, quantity: line.restock }),
    );
    const existing = await existingProducts(transaction, restockedItems);
    const received = orderReturn.lines.map((line) => withCounts(line, lines));
    const reviewed = await reviewsOfLines(transaction, order.id, received);
    const items = received.map(({ received: back, restocked: sellAgain, ...line }) => ({
      ...refOf(line),
      ...{ back, sellAgain },
    }));
    const pieces = await withoutPieces(transaction, order.shipments, items, at);
    restockItems(transaction, existing, { id: orderReturn.id, orderId: order.id, by: actor, at });
    markReviewsReturned(transaction, reviewed);
    pieces.write();
    const { shipments } = pieces;
    noteArrival(transaction, order, [...earlier, ...received], { actor, at, shipments });
    return moveReturn(transaction, orderReturn, 'received', {
      ...change,
      changes: { lines: received, ...stillReserved(orderReturn) },
      mailOf: (after) => returnEmail(after, 'received'),
    });
  });
}

type Counted = ReturnReceiveRequest['lines'];

/** What arrived in time keeps its reservation until it is exchanged or refunded. */
function stillReserved({ exchange }: OrderReturn): Partial<OrderReturn> {
  return exchange ? { exchange: { ...exchange, reservedUntil: null } } : {};
}

function refuseWrongCounts(orderReturn: OrderReturn, lines: Counted): void {
  for (const line of lines) {
    const { productId, received, restock } = line;
    const maximum = piecesOf(line, [orderReturn]);
    if (received > maximum) {
      throw invalid(`Only ${maximum} pieces of this product are in this return.`, {
        [productId]: maximum,
      });
    }
    if (restock > received) {
      throw invalid('You cannot restock more pieces than have arrived.', {
        [productId]: received,
      });
    }
  }
}

function withCounts(line: OrderReturn['lines'][number], lines: Counted) {
  const counted = lines.find((one) => isSameLine(one, line));
  return { ...line, received: counted?.received ?? 0, restocked: counted?.restock ?? 0 };
}

type Arrived = Pick<
  OrderReturn['lines'][number],
  'productId' | 'options' | 'received' | 'quantity'
>;

async function receivedBefore(
  transaction: Transaction,
  orderReturn: OrderReturn,
): Promise<Arrived[]> {
  const { docs } = await transaction.get(returnsOf(orderReturn.orderId));
  return readEachReturn(docs)
    .filter((one) => one.id !== orderReturn.id && hasArrived(one))
    .flatMap(({ lines }) => lines);
}

function noteArrival(
  transaction: Transaction,
  order: OrderRecord,
  arrived: readonly Arrived[],
  { actor, at, ...changes }: { actor: string; at: Date } & Pick<OrderRecord, 'shipments'>,
): void {
  const back = arrived.map((line) => ({
    ...refOf(line),
    quantity: line.received ?? line.quantity,
  }));
  const all = order.lines.every((line) => piecesOf(line, [{ lines: back }]) >= line.quantity);
  const move = { cause: `return-received-${revisionOf(order)}`, by: actor, at };
  const what = 'Returned items received';
  if (all && canMove(order.state, 'returned')) {
    moveOrder(
      transaction,
      order,
      { ...move, to: 'returned', what },
      { ...changes, stockHeld: false },
    );
  } else updateOrder(transaction, order, { ...move, what }, changes);
}
