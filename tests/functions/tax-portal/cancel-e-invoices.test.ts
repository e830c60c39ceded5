import { expect, test } from 'vitest';

import type { Invoice } from '@kargha/domain/invoices/invoice';

import { cancelEInvoice } from '../../../functions/src/documents/e-invoice/cancel-e-invoice.ts';
import { registerDocument } from '../../../functions/src/documents/e-invoice/register-document.ts';
import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import type { TaxPortal } from '../../../functions/src/platform/tax-portal.ts';
import { concurrently } from '../concurrent-calls.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';
import { companyInvoice, openPortalShop, storedInvoice } from '../tax-portal-fixtures.ts';

isolateDatabase();

const shop = openPortalShop();

async function registered(): Promise<Invoice> {
  const invoice = await companyInvoice(shop.now());
  await registerDocument(shop, { kind: 'invoice', number: invoice.number });
  return storedInvoice(invoice.number);
}

const cancel = ({ number }: Invoice, portal = shop.taxPortal) =>
  cancelEInvoice(
    { ...shop, taxPortal: portal },
    { number, reason: 'data_entry', remark: 'Wrong address', by: 'staff-1' },
  );
const orderOf = async ({ orderId }: Invoice) => (await db().doc(`orders/${orderId}`).get()).data();
const stateOf = async ({ number }: Invoice) => (await storedInvoice(number)).eInvoice?.state;

test('cancels an invoice once and lets the order have another one', async () => {
  const invoice = await registered();
  await concurrently(5, () => cancel(invoice));
  expect(await stateOf(invoice)).toBe('cancelled');
  expect((await shop.registered()).documents).toMatchObject([{ isCancelled: true }]);
  expect(await orderOf(invoice)).toMatchObject({
    ...{ invoiceNumber: null, cancelledInvoices: [invoice.number] },
  });
  const audit = await db().collection('audit').where('action', '==', 'invoice.cancel').get();
  expect(
    audit.docs.filter((row) => String(row.get('target')).endsWith(idOf(invoice))),
  ).toHaveLength(1);
  const next = await issueInvoice(invoice.orderId, shop.now());
  expect(next.serial).toBe(invoice.serial + 1);
  await registerDocument(shop, { kind: 'invoice', number: next.number });
  expect(await stateOf(next)).toBe('registered');
  const mail = await db().doc(`mail/order_${invoice.orderId}_invoice-2`).get();
  expect(mail.exists).toBe(true);
});

const idOf = ({ number }: Invoice) => number.replaceAll('/', '-');

test('takes a cancelled invoice out of the figures of the day', async () => {
  const invoice = await registered();
  const taxed = async () => {
    const stats = await db().collection('stats').where('kind', '==', 'month-breakdown').get();
    return JSON.stringify(stats.docs.map((one) => one.get('days') as object));
  };
  const before = await taxed();
  await cancel(invoice);
  expect(await taxed()).not.toBe(before);
  await cancel(invoice);
});

test('refuses after 24 hours and says what helps then', async () => {
  const invoice = await registered();
  await shop.passHours(24.1);
  await expect(cancel(invoice)).rejects.toMatchObject({
    code: 'too_late_to_cancel',
    message: expect.stringContaining('credit note') as string,
  });
  expect(await stateOf(invoice)).toBe('registered');
});

test('refuses once goods have left', async () => {
  const invoice = await registered();
  const parcel = {
    ...{ id: 'parcel-1', courier: 'Hamsa', awb: 'H1', trackingUrl: '', lines: [] },
    ...{ shippedAt: shop.now(), deliveredAt: null, state: 'shipped' },
  };
  await db()
    .doc(`orders/${invoice.orderId}`)
    .update({ shipments: [parcel] });
  await expect(cancel(invoice)).rejects.toMatchObject({ code: 'already_dispatched' });
});

test('finds its cancellation again when the answer was lost', async () => {
  const invoice = await registered();
  await shop.fault('cancel_document', 'timeout_after');
  await expect(cancel(invoice)).rejects.toMatchObject({ code: 'tax_portal_unavailable' });
  expect(await stateOf(invoice)).toBe('cancelling');
  expect(await cancel(invoice)).toMatchObject({ state: 'cancelled' });
});

test('finishes a cancellation that broke off after the portal accepted it', async () => {
  const invoice = await registered();
  const portal = shop.taxPortal;
  const dying: TaxPortal = {
    ...portal,
    cancelDocument: async (...call) => {
      await portal.cancelDocument(...call);
      throw new Error('The process has died.');
    },
  };
  await expect(cancel(invoice, dying)).rejects.toThrow('died');
  expect(await stateOf(invoice)).toBe('cancelling');
  expect(await cancel(invoice)).toMatchObject({ state: 'cancelled' });
  expect(await orderOf(invoice)).toMatchObject({ invoiceNumber: null });
});

test('stays registered when the portal refuses', async () => {
  const invoice = await registered();
  await shop.fault('cancel_document', 'declined', { message: '4002 : EwayBill is generated' });
  await expect(cancel(invoice)).rejects.toMatchObject({ code: 'tax_portal_refused' });
  expect(await stateOf(invoice)).toBe('registered');
});

test('cancels an invoice that the portal never registered without asking it', async () => {
  const invoice = await companyInvoice(shop.now());
  await expect(cancel(invoice)).rejects.toMatchObject({ code: 'e_invoice_pending' });
  await shop.fault('register_document', 'declined', { message: '3028 : GSTIN is invalid' });
  await registerDocument(shop, { kind: 'invoice', number: invoice.number });
  expect(await cancel(invoice)).toMatchObject({ state: 'cancelled' });
  expect((await shop.registered()).documents).toEqual([]);
});
