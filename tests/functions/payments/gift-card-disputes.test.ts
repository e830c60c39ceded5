import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, expect, test } from 'vitest';

import { retryRefundById } from '../../../functions/src/money/refunds/retry-refund.ts';
import { runIntegrityCheck } from '../../../functions/src/operations/integrity-check/run-integrity-check.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { bought, cardOf, emailedCode, saleOf, VALUE } from '../gift-card-sale-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db, eventually } from '../ledger-fixtures.ts';
import { signUp } from '../sample-people.ts';
import { control, resetSandbox, setFault } from '../sandbox-client.ts';

isolateDatabase();
const shop = isolatedShop();
const admin = createBeforeAll(() => signUp('admin'));

afterEach(resetSandbox);

const record = async (id: string) => (await db().doc(`disputes/${id}`).get()).data() ?? {};
const as = () => ({ token: admin.token });
const refund = (saleId: string) =>
  shop.post(`/gift-card-sales/${saleId}/refund`, { reason: 'Bought by mistake.' }, as());

async function dispute(paymentId: string, amount = VALUE): Promise<string> {
  const path = `/control/payments/${paymentId}/disputes`;
  const { id } = await control<{ id: string }>('POST', path, { amount });
  await eventually(async () => (await record(id)).status === 'open');
  return id;
}

async function lose(id: string): Promise<void> {
  await control('POST', `/control/disputes/${id}`, { status: 'lost' });
  await eventually(async () => (await record(id)).status === 'lost');
}

async function findings(): Promise<string[]> {
  const { checks } = await runIntegrityCheck({ now: new Date(), by: 'test', within: 60_000 });
  const about = checks.filter(({ kind }) => ['money_drift', 'gift_card_drift'].includes(kind));
  return about.flatMap((check) => check.findings.map(({ what }) => what));
}

test('contests a dispute of a sold gift card with the sale, without its code', async () => {
  const { saleId, number, cardId, paymentId } = await bought(shop);
  const id = await dispute(paymentId);
  const { cardNumber } = await saleOf(saleId);
  const { body } = await shop.get('/disputes?view=open', as());
  expect(body.rows).toMatchObject([
    { id, orderId: null, giftCardSaleId: saleId, giftCardNumber: cardNumber },
  ]);
  const pdf = await shop.download(`/disputes/${id}/evidence`, as());
  const file = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
  const { text } = await extractText(file, { mergePages: true });
  for (const part of [number, cardNumber, 'Meera Nair', 'Paid by', '1,500.00']) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain(await emailedCode(cardId));
  const answer = await shop.post(`/disputes/${id}/contest`, { summary: 'It was emailed.' }, as());
  expect(answer.body.dispute).toMatchObject({ status: 'under_review' });
  expect((await cardOf(cardId)).state).toBe('active');
});

test('disables a sold card once its dispute is lost, and refunds nothing again', async () => {
  const { saleId, cardId, paymentId } = await bought(shop);
  const id = await dispute(paymentId);
  await lose(id);
  expect((await cardOf(cardId)).state).toBe('disabled');
  expect(await refund(saleId)).toMatchObject({ status: 409, body: { code: 'not_allowed' } });
  expect((await saleOf(saleId)).state).toBe('paid');
  expect(await findings()).toEqual([]);
});

test('refunds only what the bank has not taken back', async () => {
  const { saleId, paymentId } = await bought(shop);
  await lose(await dispute(paymentId, 50_000));
  expect((await refund(saleId)).status).toBe(200);
  await eventually(async () => (await saleOf(saleId)).state === 'refunded');
  expect(await saleOf(saleId)).toMatchObject({ captured: VALUE, refunded: VALUE - 50_000 });
  expect(await findings()).toEqual([]);
});

test('retries a failed refund of a card with what the bank has not taken back', async () => {
  const { saleId, paymentId } = await bought(shop);
  await setFault('refund', 'declined');
  expect((await refund(saleId)).body).toMatchObject({ state: 'refund_failed' });
  await lose(await dispute(paymentId, 50_000));
  const cause = { by: 'test', at: new Date() };
  const retried = await retryRefundById(`refund_${paymentId}_1`, cause);
  expect((await db().doc(`refunds/${retried}`).get()).get('amount')).toBe(VALUE - 50_000);
});
