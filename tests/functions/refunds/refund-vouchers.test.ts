import { randomInt } from 'node:crypto';

import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import type { Invoice, InvoiceTotals } from '@kargha/domain/invoices/invoice';
import type { RefundVoucher } from '@kargha/domain/invoices/invoice-fields';

import { invoicePdf } from '../../../functions/src/documents/invoices/invoice-pdf.ts';
import { issueCreditNote } from '../../../functions/src/documents/invoices/issue-credit-note.ts';
import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { issueReceipts } from '../../../functions/src/documents/receipts/issue-receipts.ts';
import { issueRefundVoucher } from '../../../functions/src/documents/receipts/issue-refund-voucher.ts';
import { refundRef } from '../../../functions/src/records/payment-record.ts';
import { caseCount } from '../../soak/case-count.ts';
import { db, eventually, orderOf } from '../ledger-fixtures.ts';
import { bulkOrder, openInstalment, TOTAL, verifiedBuyer } from '../bulk-order-fixtures.ts';
import { recordManualRefund, refundByStaff, refundsOf } from '../manual-refunds.ts';
import { createBeforeAll } from '../create-before-all.ts';
import { takeOrderStep, BODIES } from '../staff-orders.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { signUp } from '../sample-people.ts';
import { concurrently, concurrentlyFor } from '../concurrent-calls.ts';
import { pay } from '../sandbox-client.ts';
import { isolateShop } from '../isolated-database.ts';

isolateShop();

const shop = isolatedShop();
const staff = { shop, admin: createBeforeAll(() => signUp('admin')) };
const buyer = createBeforeAll(() => verifiedBuyer());

const half = Math.ceil(TOTAL / 2);
const RIVALS = 20;

/** An order whose first half is paid and has its receipt voucher. */
async function advancePaid(): Promise<string> {
  const id = await bulkOrder(buyer, 'half-advance');
  const opened = await openInstalment(shop, buyer, id);
  await shop.post('/razorpay/verify-payment', await pay(opened.id));
  await issueReceipts(id, new Date());
  return id;
}

/** The order's refunds once the bank has them all. */
async function sentRefunds(orderId: string): Promise<string[]> {
  const mine = db().collection('refunds').where('orderId', '==', orderId);
  await eventually(async () => {
    const { docs } = await mine.get();
    return docs.length > 0 && docs.every((one) => one.get('state') === 'processed');
  });
  return (await mine.get()).docs.map(({ id }) => id);
}

async function vouchersOf(orderId: string): Promise<RefundVoucher[]> {
  const found = await db().collection('refundVouchers').where('orderId', '==', orderId).get();
  return found.docs.map((one) => one.data() as RefundVoucher);
}

async function issueAll(orderId: string): Promise<void> {
  for (const refund of await sentRefunds(orderId)) {
    await concurrently(RIVALS, () => issueRefundVoucher(refund, new Date()));
  }
}

test('issues one refund voucher for an advance refunded before the invoice', async () => {
  const id = await advancePaid();
  expect((await takeOrderStep(staff, id, 'cancel', BODIES.cancel!())).status).toBe(200);
  await issueAll(id);
  const [voucher, ...more] = await vouchersOf(id);
  expect(more).toEqual([]);
  const [part] = (await orderOf(id)).instalments!;
  expect(voucher).toMatchObject({
    receiptNumber: part!.receiptNumber,
    receiptAmount: half,
    amount: half,
    buyer: { name: 'Malhar Gifts LLP', gstin: '29AAHCK6072R1ZX' },
    purchaseOrderNumber: 'PO/2026/77',
  });
  expect(voucher!.number).toMatch(/^KV\/\d{4}\/\d{6}$/);
  expect(part!.refundVouchers).toEqual([{ number: voucher!.number, amount: half }]);
});

test('issues a voucher for each partial refund of an advance', async () => {
  const id = await advancePaid();
  const first = 70_001;
  expect((await refundByStaff(staff, id, first)).status).toBe(200);
  await issueAll(id);
  expect((await refundByStaff(staff, id, half - first)).status).toBe(200);
  await issueAll(id);
  const amounts = (await vouchersOf(id)).map(({ amount }) => amount);
  expect(amounts.sort((one, other) => one - other)).toEqual([first, half - first]);
  expect((await refundByStaff(staff, id, 100)).body).toMatchObject({ code: 'too_much' });
});

test('adjusts only the remaining advance on the tax invoice', async () => {
  const id = await advancePaid();
  await refundByStaff(staff, id, 50_000);
  await issueAll(id);
  const invoice: Invoice = await issueInvoice(id, new Date());
  expect(invoice.advances).toMatchObject([{ amount: half - 50_000 }]);
});

test('issues a credit note instead of a voucher after the tax invoice', async () => {
  const id = await advancePaid();
  await issueInvoice(id, new Date());
  await refundByStaff(staff, id, 40_000);
  await issueAll(id);
  expect(await vouchersOf(id)).toEqual([]);
  const [refund] = await sentRefunds(id);
  expect(await issueCreditNote(refundRef(refund!), new Date())).toMatch(/^KC/);
});

test('credits a price reduction before dispatch once the goods are invoiced', async () => {
  const id = await bulkOrder(buyer, 'advance');
  const { id: opened } = await openInstalment(shop, buyer, id);
  await shop.post('/razorpay/verify-payment', await pay(opened));
  await issueReceipts(id, new Date());
  const less = 70_800;
  expect((await refundByStaff(staff, id, less)).status).toBe(200);
  await issueAll(id);
  const invoice = await issueInvoice(id, new Date());
  expect(invoice).toMatchObject({ advances: [{ amount: TOTAL - less }], balance: 0 });
  const text = await textOf(new Response(new Uint8Array(await invoicePdf(invoice))));
  expect(text).toMatch(/By credit note\s*−₹708\.00\s*Balance due\s*₹0\.00/);
  const [refund] = await sentRefunds(id);
  const number = await issueCreditNote(refundRef(refund!), new Date());
  const note = await db()
    .doc(`creditNotes/${number!.replaceAll('/', '-')}`)
    .get();
  const { total, taxable, roundOff } = note.get('totals') as InvoiceTotals;
  expect({ total, taxable, roundOff }).toEqual({ total: less, taxable: 60_000, roundOff: 0 });
});

test('issues no voucher for a payment after cancellation', async () => {
  const id = await bulkOrder(buyer, 'half-advance');
  const { id: gatewayOrder } = await openInstalment(shop, buyer, id);
  await takeOrderStep(staff, id, 'cancel', BODIES.cancel!());
  await shop.post('/razorpay/verify-payment', await pay(gatewayOrder));
  await issueAll(id);
  expect(await vouchersOf(id)).toEqual([]);
});

test('numbers concurrent vouchers without gaps or duplicates', async () => {
  const ids = await concurrently(caseCount({ usual: 12, all: 40 }), () => advancePaid());
  await concurrentlyFor(ids, (id) => refundByStaff(staff, id, 10_000));
  const refunds = (await Promise.all(ids.map(sentRefunds))).flat();
  await concurrentlyFor(refunds, (refund) => issueRefundVoucher(refund, new Date()));
  const [{ financialYear }] = (await vouchersOf(ids[0]!)) as [RefundVoucher];
  const year = await db()
    .collection('refundVouchers')
    .where('financialYear', '==', financialYear)
    .get();
  const serials = year.docs.map((doc) => doc.get('serial') as number).sort((a, b) => a - b);
  expect(serials).toEqual(serials.map((_serial, index) => index + 1));
});

test('contains the fields of Rule 51 and opens for its buyer only', async () => {
  const id = await advancePaid();
  await refundByStaff(staff, id, 123_450);
  await issueAll(id);
  const [voucher] = await vouchersOf(id);
  const path = `/refund-vouchers/${voucher!.number.replaceAll('/', '-')}/pdf`;
  const open = (token: string) => shop.download(path, { token });
  const text = await textOf(await open(buyer.token));
  for (const part of [
    ...['Refund Voucher', voucher!.number, 'Malhar Gifts LLP', 'GSTIN 29AAHCK6072R1ZX'],
    ...[
      `Against receipt voucher ${voucher!.receiptNumber}`,
      'Karnataka (29)',
      'Reverse charge: No',
    ],
    ...['Maheshwari saree', '18%', 'Tax on the advance', '₹1,234.50', 'Authorised signatory'],
    'Rupees One Thousand Two Hundred Thirty Four and Fifty Paise Only',
  ]) {
    expect(text).toContain(part);
  }
  const stranger = await verifiedBuyer();
  expect((await open(stranger.token)).status).toBe(404);
  expect((await shop.get(path)).status).toBe(404);
  expect((await shop.get('/refund-vouchers/KV-2627-999999/pdf')).status).toBe(404);
});

async function textOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  return (await extractText(pdf, { mergePages: true })).text;
}

/** A cancelled order whose advance came by bank transfer. */
async function cancelledByBank(): Promise<string> {
  const id = await bulkOrder(buyer, 'half-advance');
  await recordBankTransfer(id, { amount: half });
  await issueReceipts(id, new Date());
  expect((await takeOrderStep(staff, id, 'cancel', BODIES.cancel!())).status).toBe(200);
  return id;
}

const newUtr = () => `HDFCR${randomInt(1e12).toString().padStart(15, '0')}`;

async function recordBankTransfer(id: string, fields: object = {}) {
  const { revision = 0 } = await orderOf(id);
  const body = { revision, utr: newUtr(), ...fields };
  return shop.post(`/instalments/${id}/1/transfer`, body, { token: staff.admin.token });
}

test('names the UTR of a manual refund on its voucher', async () => {
  const id = await cancelledByBank();
  const [owed] = await refundsOf(id);
  const way = { refundId: owed!.id, reference: newUtr() };
  const answers = await concurrently(RIVALS, () => recordManualRefund(staff, id, way));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await issueAll(id);
  expect(await vouchersOf(id)).toMatchObject([{ amount: half, reference: way.reference }]);
  expect((await orderOf(id)).payment).toMatchObject({ captured: half, refunded: half });
});

test('issues no voucher while a manual refund is due', async () => {
  const id = await cancelledByBank();
  const [owed] = await refundsOf(id);
  expect(await issueRefundVoucher(owed!.id, new Date())).toBeNull();
  expect(await vouchersOf(id)).toEqual([]);
});
