import { onProductWritten } from '../../functions/src/catalogue/catalogue-index/catalogue-events.ts';
import { ORDER_FOLLOW_UPS } from '../../functions/src/orders/order-follow-ups.ts';
import type { DocumentSnapshot } from '../../functions/src/platform/firestore.ts';
import { orderRef } from '../../functions/src/records/order-record.ts';
import { productRef } from '../../functions/src/records/product-record.ts';
import { stockProduct } from '../functions/ledger-fixtures.ts';
import { checkoutOf } from '../functions/checkout-fixtures.ts';
import { openInProcessShop, type InProcessShop } from '../functions/in-process-shop.ts';
import { startCountingFirestore } from './counting-firestore.ts';
import type { Figure } from './figure.ts';

const LINES = 3;
interface WriteEvent {
  before: DocumentSnapshot | undefined;
  after: DocumentSnapshot;
}

/** Function runs and document operations that Firestore triggers cause for one paid order. */
export async function orderEvents(): Promise<Figure[]> {
  const counted = await startCountingFirestore();
  const shop = openInProcessShop();
  const productIds = await Promise.all(
    Array.from({ length: LINES }, () => stockProduct({ quantity: 100 })),
  );
  const { orders, products } = await recordWrites(shop, productIds);
  const { reads, writes } = await counted.costOf(async () => {
    for (const write of products) await runProductListeners(write, shop);
    for (const write of orders) await runOrderListeners(write);
  });
  await counted.server.close();
  const runs = products.length + orders.length;
  const name = `order-${LINES}-lines-events`;
  return [
    { name: `${name}-runs`, value: runs, unit: 'runs of functions' },
    { name: `${name}-reads`, value: reads, unit: 'documents' },
    { name: `${name}-writes`, value: writes, unit: 'documents' },
  ];
}

async function recordWrites(shop: InProcessShop, productIds: readonly string[]) {
  const lines = productIds.map((productId) => ({ productId, quantity: 1, price: 1800 }));
  const readProducts = () => Promise.all(productIds.map((id) => productRef(id).get()));
  const products = [await readProducts()];
  const { order, orderId } = await shop.create(checkoutOf(...lines));
  products.push(await readProducts());
  const openOrder = await orderRef(orderId).get();
  await shop.verify(shop.gateway.pay(order?.id ?? '', 'captured'));
  products.push(await readProducts());
  const placedOrder = await orderRef(orderId).get();
  return {
    orders: [{ before: undefined, after: openOrder }, ...changesBetween(openOrder, placedOrder)],
    products: productIds.flatMap((_, at) =>
      products.slice(1).flatMap((after, step) => changesBetween(products[step]?.[at], after[at])),
    ),
  };
}

/** A document that was not written triggers nothing. */
function changesBetween(
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
): WriteEvent[] {
  const isUnchanged = !after?.updateTime || before?.updateTime?.isEqual(after.updateTime) === true;
  return isUnchanged ? [] : [{ before, after }];
}

async function runProductListeners(
  { before, after }: WriteEvent,
  shop: InProcessShop,
): Promise<void> {
  await onProductWritten(
    { id: after.id, before, after, time: updateTimeOf(after) },
    shop.context.ids,
  );
}

async function runOrderListeners({ before, after }: WriteEvent): Promise<void> {
  const write = { id: after.id, before, after, time: updateTimeOf(after) };
  for (const followUp of ORDER_FOLLOW_UPS) await followUp(write);
}

function updateTimeOf({ updateTime }: DocumentSnapshot): string {
  return updateTime?.toDate().toISOString() ?? '';
}
