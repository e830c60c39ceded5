import { DISCOUNT_KINDS, DISCOUNT_STATUSES, discountStatus } from '@kargha/domain/pricing/discount';
import { GIFT_CARD_STATES } from '@kargha/domain/pricing/gift-card';
import { dueDate, unpaidInstalments } from '@kargha/domain/payments/instalment';
import { PURCHASE_ORDER_STATES } from '@kargha/domain/stock/purchase-order';
import { QUOTE_REQUEST_STATES, QUOTE_VERSION_STATES } from '@kargha/domain/quotes/quote';
import { TRANSFER_STATES } from '@kargha/domain/stock/transfer';
import { expect, test } from 'vitest';

import { ANCHOR } from '../foundation/anchor.ts';
import type { SeedDocument } from '../foundation/seed-document.ts';
import { orderDocument } from '../orders/order-document.ts';
import { ORDER_PLANS, orderOf } from '../orders/orders.ts';
import { paymentDocuments } from '../orders/payment-documents.ts';
import { ACCESS_CODES } from '../people/access-codes.ts';
import { uidOf } from '../people/people.ts';
import { companyCreditDocuments } from './company-credits.ts';
import { DISCOUNTS } from './discounts.ts';
import { GIFT_CARDS, giftCardDocuments } from './gift-cards.ts';
import { creditNotesOf, invoicesOf } from './invoices.ts';
import { documentLinksOf, linkDocuments } from './link-documents.ts';
import { purchaseOrderDocuments } from './purchase-orders.ts';
import { QUOTES, quoteDocuments } from './quotes.ts';
import { receiptsOf } from './receipts.ts';
import { transferDocuments } from './transfers.ts';

const ORDERS = ORDER_PLANS.map(orderDocument);

const statesOf = (documents: SeedDocument[]) =>
  new Set(documents.map(({ data }) => (data as { state: string }).state));

test('has quotations in every state of a request and an offer', () => {
  expect(new Set(QUOTES.map(({ state }) => state))).toEqual(new Set(QUOTE_REQUEST_STATES));
  const versions = QUOTES.flatMap((quote) => quote.versions.map(({ state }) => state));
  expect(new Set(versions)).toEqual(new Set(QUOTE_VERSION_STATES));
});

test('gives a converted quotation the total of its order', () => {
  for (const planned of QUOTES.filter(({ order }) => order !== undefined)) {
    const order = orderOf(planned.order!);
    const totals = quoteDocuments()
      .filter(({ path }) => path.includes('/versions/'))
      .map(({ data }) => data as { state: string; totals: { total: number } })
      .filter(({ state }) => state === 'converted')
      .map((version) => version.totals.total);
    expect(totals).toContain(order.totals.total);
  }
});

test('numbers invoices without gaps per financial year, in the order of dispatch', () => {
  const invoices = invoicesOf(ORDERS);
  const dispatched = ORDERS.filter(({ stateTimes }) => stateTimes.shipped);
  expect(invoices).toHaveLength(dispatched.length);
  invoices.forEach(({ number, issuedAt }, index) => {
    expect(number).toBe(`KG/2627/${String(index + 1).padStart(6, '0')}`);
    const before = invoices[index - 1]?.issuedAt ?? new Date(0);
    expect(issuedAt.getTime()).toBeGreaterThanOrEqual(before.getTime());
  });
});

test('issues invoices for the amount paid, with CGST and SGST within the state and IGST outside', () => {
  const invoices = invoicesOf(ORDERS);
  for (const { totals, placeOfSupply, orderId } of invoices) {
    const { taxable, shipping, cgst, sgst, igst, roundOff, total } = totals;
    expect(taxable + shipping + cgst + sgst + igst + roundOff).toBe(total);
    expect(total).toBe(ORDERS.find(({ id }) => id === orderId)?.totals.total);
    expect(Math.abs(roundOff)).toBeLessThanOrEqual(100);
    expect(cgst).toBe(sgst);
    if (placeOfSupply.stateCode === '29') expect(igst).toBe(0);
    else expect(cgst).toBe(0);
  }
  expect(invoices.some(({ totals }) => totals.cgst > 0)).toBe(true);
  expect(invoices.some(({ buyer }) => buyer.gstin !== '')).toBe(true);
});

test('has a business with overdue credit and an unpaid second instalment', () => {
  const owed = ORDERS.map((order) => ({ ...order, ...documentLinksOf(order, ORDERS) })).flatMap(
    (order) => unpaidInstalments(order).map((part) => ({ part, day: dueDate(part, order), order })),
  );
  expect(owed.map(({ order }) => order.uid)).toEqual([uidOf('buyer'), uidOf('buyer')]);
  const [half, credit] = owed;
  expect(half?.part).toMatchObject({ share: 50, due: 'on_delivery' });
  expect(half?.day?.getTime()).toBeLessThan(ANCHOR.getTime());
  expect(half?.order.payment.captured).toBe(half!.order.totals.total - half!.part.amount);
  expect(credit?.part).toMatchObject({ share: 100, due: 'on_date' });
  expect(credit?.day?.getTime()).toBeLessThan(ANCHOR.getTime());
  const limits = companyCreditDocuments(ORDERS).map(({ path, data }) => ({ path, data }));
  const sum = owed.reduce((all, { part }) => all + part.amount, 0);
  expect(limits).toMatchObject([{ path: `companyCredits/${uidOf('buyer')}` }]);
  expect((limits[0]!.data as { limit: number }).limit).toBeGreaterThan(sum);
  const since = Math.min(...owed.map(({ day }) => day!.getTime()));
  expect(limits[0]!.data).toMatchObject({ owed: sum, owedSince: new Date(since) });
});

test('issues a receipt voucher for each advance that matches its payment and invoice', () => {
  const [receipt, ...more] = receiptsOf(ORDERS);
  expect(more).toEqual([]);
  expect(receipt).toMatchObject({ number: 'KR/2627/000001', serial: 1 });
  const plan = ORDER_PLANS.find(({ key }) => key === 'hundred-hankies')!;
  const payment = paymentDocuments(plan).find(({ path }) => path.startsWith('payments/'))!;
  expect(payment).toMatchObject({
    path: `payments/${receipt!.reference}`,
    data: { amount: receipt!.amount, orderId: receipt!.orderId },
  });
  const invoice = invoicesOf(ORDERS).find(({ orderId }) => orderId === receipt!.orderId)!;
  expect(invoice.advances).toEqual([{ number: receipt!.number, amount: receipt!.amount }]);
  expect(invoice.purchaseOrderNumber).toBe(receipt!.purchaseOrderNumber);
  const stored = linkDocuments(
    [{ path: `orders/${receipt!.orderId}`, data: orderDocument(plan) }],
    ORDERS,
  );
  expect(stored[0]?.data).toMatchObject({
    instalments: [{ state: 'paid', receiptNumber: receipt!.number }, { state: 'due' }],
    invoiceNumber: invoice.number,
  });
});

test('issues a credit note for each returned order', () => {
  const returned = ORDERS.filter(({ state }) => state === 'returned').map(({ id }) => id);
  const notes = creditNotesOf(ORDERS);
  expect(new Set(notes.map(({ orderId }) => orderId))).toEqual(new Set(returned));
  expect(notes.map(({ number }) => number)).toEqual(['KC/2627/000001', 'KC/2627/000002']);
});

test('has a discount of each kind and of each status that needs no redemption', () => {
  expect(new Set(DISCOUNTS.map(({ kind }) => kind))).toEqual(new Set(DISCOUNT_KINDS));
  const statuses = new Set(DISCOUNTS.map((discount) => discountStatus(discount, ANCHOR)));
  expect(statuses).toEqual(new Set(DISCOUNT_STATUSES.filter((one) => one !== 'used_up')));
});

test('has gift cards, purchase orders and transfers in every state', () => {
  const cards = giftCardDocuments().filter(({ path }) => path.startsWith('giftCards/'));
  expect(statesOf(cards)).toEqual(new Set(GIFT_CARD_STATES));
  expect(statesOf(purchaseOrderDocuments())).toEqual(new Set(PURCHASE_ORDER_STATES));
  const transfers = transferDocuments().filter(({ path }) => path.startsWith('transfers/'));
  expect(statesOf(transfers)).toEqual(new Set(TRANSFER_STATES));
});

test('stores no gift card or access code in plain text', () => {
  const stored = JSON.stringify(giftCardDocuments());
  for (const { code } of [...GIFT_CARDS, ...Object.values(ACCESS_CODES)]) {
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll('-', ''));
  }
});

test('uses codes with at least fifty bits', () => {
  const random = (code: string) => code.split('-').slice(1).join('');
  for (const { code } of [...GIFT_CARDS, ...Object.values(ACCESS_CODES)]) {
    expect(random(code)).toMatch(/^[0-9A-HJKMNP-TV-Z]+$/);
    expect(random(code).length * 5).toBeGreaterThanOrEqual(50);
  }
});
