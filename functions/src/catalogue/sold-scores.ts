import { COLLECTIONS } from '@kargha/domain/collections';
import { isPaid } from '@kargha/domain/payment';
import type { Order } from '@kargha/domain/order';
import { soldWeight } from '@kargha/domain/sold-score';

import { FieldValue, firestore, inTransaction, type Transaction } from '../platform/firestore.ts';
import { orderRef, readWholeOrder } from '../records/order-record.ts';
import { productRef } from '../records/product-record.ts';
import { countSale } from '../sales/count-sale.ts';

/** Whether an order's pieces count as sold: it was paid, and the money was not given back. */
export function countsAsSold({ payment }: Pick<Order, 'payment'>): boolean {
  return isPaid(payment.state) && payment.state !== 'refunded';
}

/**
 * Counts an order into the scores of its products and the sales of its day once it is paid, and takes it out again when the money
 * goes back. It looks at the order as it is now, and soldScores/{orderId} says what was counted: however often and in
 * whatever order it is called, each piece counts once.
 */
export async function scoreOrder(orderId: string, now: Date): Promise<void> {
  const mark = firestore().collection(COLLECTIONS.soldScores).doc(orderId);
  await inTransaction(async (transaction) => {
    const order = readWholeOrder(await transaction.get(orderRef(orderId)));
    if (!order) return;
    const wasCounted = (await transaction.get(mark)).get('counted') === true;
    const counts = countsAsSold(order);
    if (counts === wasCounted) return;
    await addToScores(transaction, order, counts ? 1 : -1);
    transaction.set(mark, { counted: counts, at: now });
  });
}

async function addToScores(transaction: Transaction, order: Order, sign: 1 | -1): Promise<void> {
  const { lines, createdAt } = order;
  const refs = lines.map(({ productId }) => productRef(productId));
  const products = await transaction.getAll(...refs);
  countSale(transaction, order, products, sign);
  products.forEach((product, at) => {
    const pieces = lines[at]?.quantity ?? 0;
    if (!product.exists || pieces < 1) return;
    const weight = sign * soldWeight(pieces, createdAt);
    transaction.update(product.ref, { soldScore: FieldValue.increment(weight) });
  });
}
