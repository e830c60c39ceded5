import { atLoweredPrice, type GoneOfPrice } from '@kargha/domain/orders/lowered-price';
import { estimatedRefund, returnableLines, type OrderReturn } from '@kargha/domain/orders/return';
import type { ReturnRequest } from '@kargha/domain/orders/return-requests';

import { HttpError } from '../http/errors.ts';
import { returnLetter } from '../mail/return-letters.ts';
import { changeMine, type Mine } from '../orders/shopper-order.ts';
import { revisionOf } from '../orders/staff-change.ts';
import type { Transaction } from '../platform/firestore.ts';
import { randomId } from '../platform/keyed-ids.ts';
import { storePhotos } from '../products/image-intake.ts';
import { queueMail } from '../records/mail-record.ts';
import { noteOnOrder, type OrderRecord } from '../records/order-record.ts';
import { refunds } from '../records/payment-record.ts';
import { readReturn, returnRef, returnsOf } from '../records/return-record.ts';
import { knownRefund } from '../refunds/money-left.ts';
import { countReturned } from '../sales/count-breakdown.ts';

/**
 * The shopper asks to send pieces back: delivered, within the days that are advertised, and no piece twice. Throws 400
 * for pictures that are none, 404 not_found, 409 not_returnable with what can be returned.
 */
export async function requestReturn(
  mine: Mine,
  request: ReturnRequest,
  now: () => Date,
): Promise<OrderReturn> {
  const id = randomId();
  // Before the pictures are stored, so that nobody fills the store with pictures of nothing.
  await changeMine(mine, (transaction, order) =>
    readReturnable(transaction, order, request, now()),
  );
  const photos = await storePhotos(`returns/${mine.person.uid}/${id}`, request.photos);
  return changeMine(mine, async (transaction, order) => {
    const at = now();
    const earlier = await readReturnable(transaction, order, request, at);
    const given = await transaction.get(refunds().where('orderId', '==', order.id));
    const before = { returns: earlier, refunds: given.docs.flatMap(knownRefund) };
    const made = newReturn(order, request, before, { id, photos, at });
    const { id: ownId, ...stored } = made;
    transaction.create(returnRef(ownId), stored);
    countReturned(transaction, made);
    queueMail(transaction, `return_${id}_requested`, returnLetter(made, 'requested'));
    const cause = `return-${revisionOf(order)}`;
    const move = { cause, what: 'Return asked for', by: 'shopper', at, note: request.note };
    noteOnOrder(transaction, order, move, {});
    return made;
  });
}

/** The order's earlier returns, when all of the pieces can go back. */
async function readReturnable(
  transaction: Transaction,
  order: OrderRecord,
  { lines }: ReturnRequest,
  now: Date,
): Promise<OrderReturn[]> {
  const { docs } = await transaction.get(returnsOf(order.id));
  const earlier = docs.flatMap((one) => readReturn(one) ?? []);
  const can = returnableLines(order, earlier, now);
  for (const { productId, quantity } of lines) {
    const most = can.find((line) => line.productId === productId)?.quantity ?? 0;
    if (quantity > most) throw notReturnable(order, productId, most);
  }
  return earlier;
}

function notReturnable({ lines }: OrderRecord, productId: string, most: number): HttpError {
  const title = lines.find((line) => line.productId === productId)?.title ?? 'This product';
  const sentence =
    most > 0
      ? `Only ${most} of ${title} can still be returned.`
      : `${title} cannot be returned: it has not been delivered, its 15 days are over, or it was returned already.`;
  return new HttpError(409, 'not_returnable', sentence, { [productId]: most });
}

function newReturn(
  order: OrderRecord,
  { lines, note }: ReturnRequest,
  earlier: { returns: readonly OrderReturn[]; refunds: readonly GoneOfPrice[] },
  { id, photos, at }: { id: string; photos: string[]; at: Date },
): OrderReturn {
  const returns = earlier.returns.filter(({ state }) => state !== 'rejected');
  const before = returns.flatMap((one) => one.lines);
  const full = estimatedRefund(order, lines, before);
  const titleOf = (wanted: string) =>
    order.lines.find(({ productId }) => productId === wanted)?.title ?? wanted;
  return {
    id,
    orderId: order.id,
    orderNumber: order.number,
    uid: order.uid,
    customerName: order.customer.name,
    customerEmail: order.customer.email,
    state: 'requested',
    lines: lines.map((line) => ({ ...line, title: titleOf(line.productId) })),
    reason: note,
    answer: '',
    photos,
    estimate: atLoweredPrice(full, order, earlier.refunds),
    refundId: null,
    revision: 0,
    createdAt: at,
    updatedAt: at,
  };
}
