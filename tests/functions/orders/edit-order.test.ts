import { expect, test } from 'vitest';

import { orderWorth } from '@kargha/domain/pricing/price-order';

import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import {
  EDIT_REASON,
  editOrder,
  payByLink,
  previewEdit,
  type EditedLine,
} from '../edit-fixtures.ts';
import {
  db,
  expectStockToBalance,
  orderOf,
  sizesOf,
  stockKurta,
  stockOf,
  stockProduct,
} from '../ledger-fixtures.ts';
import { expectLedgerToBalance } from '../order-ledger.ts';
import {
  emailTextsOf,
  expectMoneyToAddUp,
  newAwb,
  placeOrder,
  takeOrderStep,
  takeOrderSteps,
} from '../staff-orders.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };

/** A saree of ₹1,800 with 18 % GST. */
const SAREE = 212_400;

test('adds an item, which is paid by link before dispatch', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [1] });
  const added = await stockProduct({ quantity: 5, price: 3000 });
  const before = await orderOf(orderId);
  const lines = [{ productId: added, quantity: 2 }];
  const shown = (await previewEdit(staff, orderId, lines)).body.preview;
  const more = 2 * 300_000 * 1.18;
  expect(shown).toMatchObject({ difference: more, toPay: more, toRefund: 0 });
  expect(await stockOf(added)).toEqual({ quantity: 5, committed: 0 });
  expect((await editOrder(staff, orderId, lines)).status).toBe(200);
  const after = await orderOf(orderId);
  expect(after.totals.total).toBe(before.totals.total + more);
  expect(after.lines.map(({ quantity, held }) => [quantity, held])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(after.payment).toMatchObject({ state: 'captured', captured: before.totals.total });
  await expectStockToBalance(added, ...productIds);
  await expectLedgerToBalance(orderId);
  const mail = await emailTextsOf(orderId);
  expect(mail).toContain('Your order costs ₹7,080 more now. ₹7,080 is still to be paid.');
  await takeOrderSteps(staff, orderId, 'confirm', 'pack');
  const early = await takeOrderStep(staff, orderId, 'ship', { courier: 'Hamsa', awb: newAwb() });
  expect(early).toMatchObject({ status: 409, body: { code: 'part_unpaid' } });
  expect((await payByLink(staff, orderId)).status).toBe(200);
  const paid = await orderOf(orderId);
  expect(paid.payment).toMatchObject({ state: 'captured', captured: after.totals.total });
  expect((await issueInvoice(orderId, new Date())).totals.total).toBe(after.totals.total);
  await takeOrderSteps(staff, orderId, 'ship');
  await expectLedgerToBalance(orderId);
  await expectMoneyToAddUp(orderId);
});

test('swaps a size at the same price, and nothing is paid or refunded', async () => {
  const { orderId } = await placeOrder(shop, { pieces: [1] });
  const kurta = await stockKurta({ M: 3, L: 1 }, { price: 1800 });
  const [saree] = (await orderOf(orderId)).lines;
  const size = (Size: string, quantity: number) => ({
    productId: kurta,
    quantity,
    options: { Size },
  });
  const first = [{ productId: saree!.productId, quantity: 0 }, size('M', 1)];
  expect((await editOrder(staff, orderId, first)).status).toBe(200);
  expect((await editOrder(staff, orderId, [size('M', 0), size('L', 1)])).status).toBe(200);
  const after = await orderOf(orderId);
  expect(after.lines).toMatchObject([{ productId: kurta, options: { Size: 'L' }, quantity: 1 }]);
  expect(after).toMatchObject({ totals: { total: SAREE + 15_000 } });
  expect(after.instalments).toBeUndefined();
  expect(await sizesOf(kurta)).toEqual({ M: 3, L: 0 });
  await expectStockToBalance(kurta, saree!.productId);
  expect(await emailTextsOf(orderId)).toContain('The price of your order is the same.');
  expect(await previewEdit(staff, orderId, [size('L', 2)])).toMatchObject({
    status: 409,
    body: { code: 'out_of_stock' },
  });
});

test('refunds what a cheaper swap saves', async () => {
  const { orderId, productIds } = await placeOrder(shop, { pieces: [1] });
  const cheaper = await stockProduct({ quantity: 5, price: 800 });
  const before = await orderOf(orderId);
  const lines = [
    { productId: productIds[0]!, quantity: 0 },
    { productId: cheaper, quantity: 1 },
  ];
  expect((await editOrder(staff, orderId, lines)).status).toBe(200);
  const after = await orderOf(orderId);
  const back = orderWorth(before.totals) - orderWorth(after.totals);
  expect(back).toBe(100_000 * 1.18);
  expect(after.payment.refunded).toBe(back);
  await expectStockToBalance(cheaper, ...productIds);
  await expectMoneyToAddUp(orderId);
  await expectLedgerToBalance(orderId);
  expect(await emailTextsOf(orderId)).toContain(
    'We are refunding ₹1,180 to your original payment method.',
  );
});

test('packs an order again to which something was added', async () => {
  const { orderId, productIds } = await placeOrder(shop);
  await takeOrderSteps(staff, orderId, 'confirm', 'pack');
  const answer = await editOrder(staff, orderId, [{ productId: productIds[0]!, quantity: 2 }]);
  expect(answer).toMatchObject({ status: 200, body: { order: { state: 'confirmed' } } });
  expect(await orderOf(orderId)).toMatchObject({ lines: [{ quantity: 2, held: 2 }] });
});

test('refuses what would be wrong, and changes nothing', async () => {
  const { orderId, productIds } = await placeOrder(shop);
  const added = await stockProduct({ quantity: 9, price: 3000 });
  const draft = await stockProduct({ quantity: 9, status: 'draft' });
  const before = await orderOf(orderId);
  const send = (fields: object) =>
    takeOrderStep(staff, orderId, 'edit', { reason: EDIT_REASON, difference: 354_000, ...fields });
  const lines = [{ productId: added, quantity: 1 }];
  expect(await send({ lines, difference: 100 })).toMatchObject({
    status: 409,
    body: { code: 'price_changed', details: { difference: 354_000 } },
  });
  expect(await send({ lines, revision: 0 })).toMatchObject({ body: { code: 'stale' } });
  expect(await send({ lines, onCredit: true })).toMatchObject({ body: { code: 'not_allowed' } });
  for (const bad of [
    { lines: [] },
    { lines, reason: ' ' },
    { lines, difference: 1.5 },
    { lines, difference: undefined },
    { lines: [{ productId: added, quantity: -1 }] },
    { lines: [{ productId: added, quantity: 1000 }] },
    { lines: [...lines, ...lines] },
    { lines: [{ productId: productIds[0], quantity: 1 }] },
    { lines, price: 1 },
  ]) {
    expect(await send(bad)).toMatchObject({ status: 400, body: { code: 'invalid' } });
  }
  const refused: [EditedLine[], string][] = [
    [[{ productId: draft, quantity: 1 }], 'not_for_sale'],
    [[{ productId: 'unknown', quantity: 1 }], 'not_for_sale'],
    [[{ productId: productIds[0]!, quantity: 0 }], 'nothing_left'],
    [[{ productId: added, quantity: 1, options: { Size: 'XS' } }], 'options_not_valid'],
  ];
  for (const [asked, code] of refused) {
    expect(await send({ lines: asked })).toMatchObject({ status: 409, body: { code } });
  }
  expect(await orderOf(orderId)).toEqual(before);
});

test('refuses additions once the invoice is issued: they are another supply', async () => {
  const { orderId } = await placeOrder(shop, { pieces: [2] });
  const added = await stockProduct({ quantity: 9, price: 3000 });
  await issueInvoice(orderId, new Date());
  expect(await previewEdit(staff, orderId, [{ productId: added, quantity: 1 }])).toMatchObject({
    status: 409,
    body: { code: 'invoice_issued' },
  });
});

test('refuses a refund to staff who may only edit orders', async () => {
  const clerk = await signUp('admin');
  await db()
    .doc(`users/${clerk.uid}`)
    .update({ staffRoles: ['orders'] });
  const { orderId, productIds } = await placeOrder(shop, { pieces: [2] });
  const { revision } = await orderOf(orderId);
  const less = { lines: [{ productId: productIds[0], quantity: 1 }], difference: -SAREE };
  const ask = (body: object) =>
    shop.post(`/orders/${orderId}/edit`, { revision, reason: EDIT_REASON, ...body }, clerk);
  expect(await ask(less)).toMatchObject({ status: 403, body: { code: 'permission_missing' } });
  const more = { lines: [{ productId: productIds[0], quantity: 3 }], difference: SAREE };
  expect((await ask(more)).status).toBe(200);
});
