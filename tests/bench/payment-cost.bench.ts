import { randomInt, randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createApp } from '../../functions/src/app.ts';
import type { GatewayPayment } from '../../functions/src/payments/gateway/payment-gateway.ts';
import { verifyPayment } from '../../functions/src/payments/processing/verify-payment.ts';
import { receiveWebhook } from '../../functions/src/payments/processing/webhook.ts';

import { inTransaction, firestore } from '../../functions/src/platform/firestore.ts';
import { stockProduct } from '../functions/ledger-fixtures.ts';
import { checkoutOf } from '../functions/checkout-fixtures.ts';
import { openInProcessShop, type InProcessShop } from '../functions/in-process-shop.ts';
import { checkoutSignature } from '../functions/sandbox-client.ts';
import { startCountedFirestore, type CountedFirestore } from './counting-firestore.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';

const LINES = 3;
const ROUNDS = 60;
const WARM_UPS = 15;

interface Bought {
  checkout: ReturnType<typeof checkoutOf>;
  productIds: string[];
}

/** What an order and its payment cost: documents read and written, and time against one bare transaction. */
export async function paymentCost(): Promise<Figure[]> {
  const counted = await startCountedFirestore();
  const shop = openInProcessShop();
  const productIds = await Promise.all(
    Array.from({ length: LINES }, () => stockProduct({ quantity: 100_000 })),
  );
  const figures = [
    ...(await operations(counted, shop, productIds)),
    ...(await times(shop, productIds)),
  ];
  await counted.server.close();
  return figures;
}

function purchase(productIds: string[]): Bought {
  const wanted = productIds.map((productId) => ({ productId, quantity: 1, price: 1800 }));
  return { checkout: checkoutOf(...wanted), productIds };
}

async function paidOrder(shop: InProcessShop, productIds: string[]) {
  const opened = await shop.create(purchase(productIds).checkout);
  return shop.gateway.pay(opened.order?.id ?? '', 'captured');
}

async function operations(
  { costOf }: CountedFirestore,
  shop: InProcessShop,
  productIds: string[],
): Promise<Figure[]> {
  const { checkout } = purchase(productIds);
  const create = await costOf(() => shop.create(checkout, null, freshAddress()));
  const payment = await paidOrder(shop, productIds);
  const verify = await costOf(() => shop.verify(payment));
  const told = await paidOrder(shop, productIds);
  await shop.deliver('payment.captured', told, 'delivery-1');
  const again = await costOf(() => shop.deliver('payment.captured', told, 'delivery-1'));
  const forged = await costOf(() => forgeries(shop, payment));
  const unit = 'documents';
  return [
    { name: `create-order-${LINES}-lines-reads`, value: create.reads, unit },
    { name: `create-order-${LINES}-lines-writes`, value: create.writes, unit },
    { name: `create-order-${LINES}-lines-calls`, value: create.calls, unit: 'round trips' },
    { name: `verify-payment-${LINES}-lines-documents`, value: verify.reads + verify.writes, unit },
    { name: `verify-payment-${LINES}-lines-reads`, value: verify.reads, unit },
    { name: `verify-payment-${LINES}-lines-writes`, value: verify.writes, unit },
    { name: 'webhook-duplicate-documents', value: again.reads + again.writes, unit },
    { name: 'bad-signature-documents', value: forged.reads + forged.writes, unit },
  ];
}

/** What nobody signed, at both doors. */
async function forgeries({ context }: InProcessShop, { id, gatewayOrderId }: GatewayPayment) {
  const signature = '0'.repeat(64);
  const handed = {
    razorpay_payment_id: id,
    razorpay_order_id: gatewayOrderId,
    razorpay_signature: signature,
  };
  const delivery = { body: Buffer.from('{}'), signature, eventId: 'forged' };
  const tries = [verifyPayment(context, handed), receiveWebhook(context, delivery)];
  for (const { status } of await Promise.allSettled(tries)) {
    if (status === 'fulfilled') throw new Error('A forgery was accepted.');
  }
}

/** Both through HTTP: the shop's own handlers, and one that does a transaction of the same size. */
async function times(shop: InProcessShop, productIds: string[]): Promise<Figure[]> {
  const mine = await listen(createServer(createApp(shop.context)));
  const bare = await listen(createServer(bareHandler(productIds)));
  const create = await timeRatio(
    () => Promise.resolve(purchase(productIds).checkout),
    (checkout) => post(`${mine.url}/api/razorpay/create-order`, checkout),
    (checkout) => post(`${bare.url}/?gets=1&products=${LINES}&writes=${2 * LINES + 5}`, checkout),
  );
  const verify = await timeRatio(
    async () => handedFor(await paidOrder(shop, productIds)),
    (handed) => post(`${mine.url}/api/razorpay/verify-payment`, handed),
    (handed) => post(`${bare.url}/?gets=2&products=0&writes=4`, handed),
  );
  mine.server.close();
  bare.server.close();
  return [
    { name: 'create-order-to-one-transaction', value: create, unit: 'ratio of p50' },
    { name: 'verify-payment-to-one-transaction', value: verify, unit: 'ratio of p50' },
  ];
}

function handedFor({ id, gatewayOrderId }: GatewayPayment) {
  return {
    razorpay_payment_id: id,
    razorpay_order_id: gatewayOrderId,
    razorpay_signature: checkoutSignature(gatewayOrderId, id),
  };
}

/** Reads its body, does one transaction, answers: single reads, a query, some products, some writes. */
function bareHandler(productIds: string[]): RequestListener {
  return (request, response) => {
    const size = new URL(request.url ?? '/', 'http://bench.invalid').searchParams;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      JSON.parse(Buffer.concat(chunks).toString('utf8'));
      const wanted = {
        gets: Number(size.get('gets')),
        productIds: productIds.slice(0, Number(size.get('products'))),
        writes: Number(size.get('writes')),
      };
      void bareTransaction(wanted).then(() => response.end('{"success":true}'));
    });
  };
}

interface Size {
  gets: number;
  productIds: string[];
  writes: number;
}

function bareTransaction({ gets, productIds, writes }: Size): Promise<void> {
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
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
}

/** Each shopper comes from somewhere else: an address may have thirty unpaid orders open. */
function freshAddress(): string {
  return `2001:db8:${randomInt(0xffff).toString(16)}:${randomInt(0xffff).toString(16)}::1`;
}

/** The middle time of one act against another's, both done in turn. */
async function timeRatio<Prepared>(
  prepare: () => Promise<Prepared>,
  subject: (prepared: Prepared) => Promise<unknown>,
  reference: (prepared: Prepared) => Promise<unknown>,
): Promise<number> {
  const [subjects, references]: [number[], number[]] = [[], []];
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    const prepared = await prepare();
    const mine = await timed(() => subject(prepared));
    const bare = await timed(() => reference(prepared));
    if (round < 0) continue;
    subjects.push(mine);
    references.push(bare);
  }
  return Math.round((median(subjects) / median(references)) * 100) / 100;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
