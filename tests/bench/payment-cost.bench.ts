import { randomInt, randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createApp } from '../../functions/src/app.ts';
import type { GatewayPayment } from '../../functions/src/money/gateway/payment-gateway.ts';
import { verifyPayment } from '../../functions/src/money/payments/verify-payment.ts';
import { receiveWebhook } from '../../functions/src/money/payments/webhook.ts';

import { inTransaction, firestore } from '../../functions/src/platform/firestore.ts';
import { stockKurta, stockProduct } from '../functions/ledger-fixtures.ts';
import { checkoutOf } from '../functions/checkout-fixtures.ts';
import { openInProcessShop, type InProcessShop } from '../functions/in-process-shop.ts';
import { checkoutSignature } from '../functions/sandbox-client.ts';
import { startCountingFirestore, type CountingFirestore } from './counting-firestore.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';

const LINES = 3;
const ROUNDS = 60;
const WARM_UPS = 15;

interface Purchase {
  checkout: ReturnType<typeof checkoutOf>;
  productIds: string[];
}

export async function paymentCost(): Promise<Figure[]> {
  const counted = await startCountingFirestore();
  const shop = openInProcessShop();
  const productIds = await Promise.all(
    Array.from({ length: LINES }, () => stockProduct({ quantity: 100_000 })),
  );
  const kurta = await stockKurta({ M: 100_000, L: 100_000 });
  const figures = [
    ...(await countOperations(counted, shop, [kurta, ...productIds.slice(1)])),
    ...(await measureTimes(shop, productIds)),
  ];
  await counted.server.close();
  return figures;
}

/** `sized` chooses a size of the first product. */
function samplePurchase(productIds: string[], sized = false): Purchase {
  const lines = productIds.map((productId, place) => ({
    ...{ productId, quantity: 1, price: 1800 },
    ...(sized && place === 0 && { options: { Size: 'M' } }),
  }));
  return { checkout: checkoutOf(...lines), productIds };
}

async function paidOrder(shop: InProcessShop, productIds: string[], sized = false) {
  const created = await shop.create(samplePurchase(productIds, sized).checkout);
  return shop.gateway.pay(created.order?.id ?? '', 'captured');
}

/** With a product whose sizes have their own stock, which costs no document more. */
async function countOperations(
  { costOf }: CountingFirestore,
  shop: InProcessShop,
  productIds: string[],
): Promise<Figure[]> {
  const { checkout } = samplePurchase(productIds, true);
  const create = await costOf(() => shop.create(checkout, null, randomAddress()));
  const payment = await paidOrder(shop, productIds, true);
  const verify = await costOf(() => shop.verify(payment));
  const paid = await paidOrder(shop, productIds, true);
  await shop.deliver('payment.captured', paid, 'delivery-1');
  const duplicate = await costOf(() => shop.deliver('payment.captured', paid, 'delivery-1'));
  const forged = await costOf(() => rejectForgeries(shop, payment));
  const unit = 'documents';
  return [
    { name: `create-order-${LINES}-lines-reads`, value: create.reads, unit },
    { name: `create-order-${LINES}-lines-writes`, value: create.writes, unit },
    { name: `create-order-${LINES}-lines-calls`, value: create.calls, unit: 'round trips' },
    { name: `verify-payment-${LINES}-lines-documents`, value: verify.reads + verify.writes, unit },
    { name: `verify-payment-${LINES}-lines-reads`, value: verify.reads, unit },
    { name: `verify-payment-${LINES}-lines-writes`, value: verify.writes, unit },
    { name: 'webhook-duplicate-documents', value: duplicate.reads + duplicate.writes, unit },
    { name: 'bad-signature-documents', value: forged.reads + forged.writes, unit },
  ];
}

async function rejectForgeries({ context }: InProcessShop, { id, gatewayOrderId }: GatewayPayment) {
  const signature = '0'.repeat(64);
  const verification = {
    razorpay_payment_id: id,
    razorpay_order_id: gatewayOrderId,
    razorpay_signature: signature,
  };
  const delivery = { body: Buffer.from('{}'), signature, eventId: 'forged' };
  const attempts = [verifyPayment(context, verification), receiveWebhook(context, delivery)];
  for (const { status } of await Promise.allSettled(attempts)) {
    if (status === 'fulfilled') throw new Error('A forged signature was accepted.');
  }
}

async function measureTimes(shop: InProcessShop, productIds: string[]): Promise<Figure[]> {
  const shopServer = await listen(createServer(createApp(shop.context)));
  const plainServer = await listen(createServer(plainHandler(productIds)));
  const create = await measureTimeRatio(
    () => Promise.resolve(samplePurchase(productIds).checkout),
    (checkout) => post(`${shopServer.url}/api/razorpay/create-order`, checkout),
    (checkout) =>
      post(`${plainServer.url}/?gets=1&products=${LINES}&writes=${2 * LINES + 5}`, checkout),
  );
  const verify = await measureTimeRatio(
    async () => verificationBody(await paidOrder(shop, productIds)),
    (verification) => post(`${shopServer.url}/api/razorpay/verify-payment`, verification),
    (verification) => post(`${plainServer.url}/?gets=2&products=0&writes=4`, verification),
  );
  shopServer.server.close();
  plainServer.server.close();
  return [
    { name: 'create-order-to-one-transaction', value: create, unit: 'ratio of p50' },
    { name: 'verify-payment-to-one-transaction', value: verify, unit: 'ratio of p50' },
  ];
}

function verificationBody({ id, gatewayOrderId }: GatewayPayment) {
  return {
    razorpay_payment_id: id,
    razorpay_order_id: gatewayOrderId,
    razorpay_signature: checkoutSignature(gatewayOrderId, id),
  };
}

function plainHandler(productIds: string[]): RequestListener {
  return (request, response) => {
    const size = new URL(request.url ?? '/', 'http://bench.invalid').searchParams;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      JSON.parse(Buffer.concat(chunks).toString('utf8'));
      const lines = {
        gets: Number(size.get('gets')),
        productIds: productIds.slice(0, Number(size.get('products'))),
        writes: Number(size.get('writes')),
      };
      void plainTransaction(lines).then(() => response.end('{"success":true}'));
    });
  };
}

interface TransactionSize {
  gets: number;
  productIds: string[];
  writes: number;
}

function plainTransaction({ gets, productIds, writes }: TransactionSize): Promise<void> {
  const run = randomUUID();
  const rows = firestore().collection('bareRows');
  return inTransaction(async (transaction) => {
    await transaction.get(rows.where('run', '==', run).limit(1));
    for (let index = 0; index < gets; index += 1) {
      await transaction.get(rows.doc(`${run}-get-${index}`));
    }
    if (productIds.length > 0) {
      const products = firestore().collection('products');
      await transaction.getAll(...productIds.map((id) => products.doc(id)));
    }
    for (let index = 0; index < writes; index += 1) {
      transaction.create(rows.doc(`${run}-${index}`), { ...ROW, index });
    }
  });
}

const ROW = { text: 'x'.repeat(300), at: new Date(0), list: ['a', 'b', 'c'], amount: 227_400 };

async function listen(server: Server): Promise<{ server: Server; url: string }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}` };
}

async function post(url: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
}

/** Every shopper has a different address, because one address may have at most thirty unpaid orders. */
function randomAddress(): string {
  return `2001:db8:${randomInt(0xffff).toString(16)}:${randomInt(0xffff).toString(16)}::1`;
}

/** Returns the median time of `subject` divided by the median time of `reference`. Both run alternately. */
async function measureTimeRatio<Prepared>(
  prepare: () => Promise<Prepared>,
  subject: (prepared: Prepared) => Promise<unknown>,
  reference: (prepared: Prepared) => Promise<unknown>,
): Promise<number> {
  const [subjects, references]: [number[], number[]] = [[], []];
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    const prepared = await prepare();
    const shopServer = await measureTime(() => subject(prepared));
    const plainServer = await measureTime(() => reference(prepared));
    if (round < 0) continue;
    subjects.push(shopServer);
    references.push(plainServer);
  }
  return Math.round((median(subjects) / median(references)) * 100) / 100;
}

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
