import { firestore } from '../../functions/src/platform/firestore.ts';
import { stockProduct } from '../functions/ledger-fixtures.ts';
import { checkoutOf } from '../functions/checkout-fixtures.ts';
import { openInProcessShop, type InProcessShop } from '../functions/in-process-shop.ts';
import { startCountingFirestore, type CountingFirestore } from './counting-firestore.ts';
import type { Figure } from './figure.ts';

/** A million orders need two gigabytes; set KARGHA_BENCH_ORDERS lower on a smaller machine. */
const MANY = Number(process.env.KARGHA_BENCH_ORDERS ?? '1000000');
const PAGE = 20;
const ROOT = 'projects/demo-kargha/databases/(default)/documents';

interface Costs {
  createOrder: number;
  verifyPayment: number;
  orderPage: number;
}

export async function orderGrowth(): Promise<Figure[]> {
  const counted = await startCountingFirestore();
  const shop = openInProcessShop();
  const productId = await stockProduct({ quantity: 1000 });
  const none = await measureCosts(counted, shop, productId);
  counted.server.control.load(pastOrders());
  await expectPastOrders();
  const many = await measureCosts(counted, shop, productId);
  await counted.server.close();
  return [
    {
      name: 'orders-many-to-none-create',
      value: many.createOrder / none.createOrder,
      unit: 'ratio',
    },
    {
      name: 'orders-many-to-none-verify',
      value: many.verifyPayment / none.verifyPayment,
      unit: 'ratio',
    },
    { name: 'shopper-orders-page-documents', value: many.orderPage, unit: 'documents' },
  ];
}

async function measureCosts(
  { costOf }: CountingFirestore,
  shop: InProcessShop,
  productId: string,
): Promise<Costs> {
  const checkout = checkoutOf({ productId, quantity: 1, price: 1800 });
  const create = await costOf(() => shop.create(checkout));
  const created = await shop.create(checkout);
  const payment = shop.gateway.pay(created.order?.id ?? '', 'captured');
  const verify = await costOf(() => shop.verify(payment));
  const page = await costOf(() => shopperOrdersQuery().get());
  return {
    createOrder: create.reads + create.writes,
    verifyPayment: verify.reads + verify.writes,
    orderPage: page.reads,
  };
}

/** Like the page /orders: one more than it shows, to know whether there are more. */
function shopperOrdersQuery() {
  return firestore()
    .collection('orders')
    .where('uid', '==', 'person-7')
    .orderBy('createdAt', 'desc')
    .limit(PAGE + 1);
}

/** Throws when the past orders were not loaded, because the figures would prove nothing. */
async function expectPastOrders(): Promise<void> {
  const { count } = (await firestore().collection('orders').count().get()).data();
  if (count < MANY) throw new Error(`There are ${count} orders, not ${MANY}.`);
}

function* pastOrders() {
  for (let index = 0; index < MANY; index += 1) {
    const at = { timestampValue: { seconds: String(1_700_000_000 + index) } };
    yield {
      name: `${ROOT}/orders/past-${index}`,
      fields: {
        uid: { stringValue: `person-${index % 1000}` },
        number: { stringValue: `KG-PAST${index}` },
        state: { stringValue: 'delivered' },
        createdAt: at,
        holdExpiresAt: { nullValue: 'NULL_VALUE' as const },
        'checkout.placedFrom': { stringValue: 'somewhere' },
      },
    };
  }
}
