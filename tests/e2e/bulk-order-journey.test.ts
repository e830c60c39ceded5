import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { db, eventually, orderOf } from '../functions/ledger-fixtures.ts';
import { newAwb } from '../functions/staff-orders.ts';
import { ordersOfQuote, PUNE_GSTIN } from '../functions/staff-quotes.ts';
import { uniqueEmail, readProfile } from './accounts.ts';
import {
  acceptOffer,
  approveCompany,
  payInstalment,
  requestQuote,
  sendVersion,
  signUpForQuote,
  writeAboutLine,
  writeOffer,
} from './bulk-order-steps.ts';
import { pressAndConfirm, signedInStaff } from './order-steps.ts';
import { newVisitor } from './sign-in-services.ts';

const PO = 'PO/2026/42';
const HALF = '₹48,744';
const HALF_PAISE = 4_874_400;
/** A background function creates the documents. */
const PATIENT = { timeout: 60_000 };

test('a visitor becomes a business buyer, negotiates a quote, orders, pays in two instalments and downloads the documents', async () => {
  const page = await newVisitor();
  const { page: staff } = await signedInStaff();
  for (const one of [page, staff]) one.setDefaultTimeout(PATIENT.timeout);
  const email = uniqueEmail();
  const company = `Malhar Gifts ${email.slice(5, 13)}`;

  await signUpForQuote(page, email, company);
  await requestQuote(page, company);
  await approveCompany(staff, email);
  await writeOffer(staff, company, '1050');
  const preview = staff.getByRole('region', { name: 'What the buyer sees' });
  await preview.getByText('₹1,00,320').waitFor();
  await sendVersion(staff, 1);

  await askForLess(page);
  await staff.reload();
  await staff.getByText('₹1,020 a piece, please.').waitFor();
  await staff.getByText('Is the lacquer food-safe?').waitFor();
  await staff.getByLabel('Unit price (₹)').fill('1020');
  await sendVersion(staff, 2);

  await page.reload();
  await page.getByText('Indigo bowl: ₹1,050 → ₹1,020').waitFor();
  await acceptOffer(page, '₹97,488', PO);
  const { uid } = (await readProfile({ email }))!;
  const orderId = await orderFromQuote(uid);

  await page.goto(`/orders/${orderId}`);
  await page.getByText(`We dispatch your order once ${HALF} is paid.`).waitFor();
  await payInstalment(page, `Pay ${HALF} in advance`);
  await page.getByText(/^Receipt voucher KR/).waitFor(PATIENT);

  await shipAndDeliver(staff, orderId);
  await page.goto('/invoices');
  const due = page.getByRole('region', { name: 'Payments due' });
  await due.getByText(`${HALF} in total`).waitFor();
  await due.getByRole('link', { name: /^Pay order/ }).click();
  await payInstalment(page, `Pay ${HALF} on delivery`);

  await expectDocuments(page, orderId);
}, 600_000);

async function askForLess(page: Page): Promise<void> {
  await page.goto('/quotations');
  await page.getByRole('link', { name: /View Home decor/ }).click();
  await page.getByRole('heading', { name: 'Our offer, version 1' }).waitFor();
  await page.getByText('Maharashtra (27)').waitFor();
  await page.getByText(PUNE_GSTIN).waitFor();
  await writeAboutLine(page, 'Indigo bowl', 'Is the lacquer food-safe?');
  await page.getByText('on version 1, line 1').waitFor();
  await page.getByRole('button', { name: 'Request changes' }).click();
  await page.getByLabel('What would you like to change?').fill('₹1,020 a piece, please.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click();
  await page.getByText('Changes requested').waitFor();
}

async function orderFromQuote(uid: string): Promise<string> {
  const { docs } = await db().collection('quotes').where('uid', '==', uid).get();
  const quote = docs[0]!;
  expect(quote.get('versionState')).toBe('converted');
  const [order, ...others] = await ordersOfQuote(quote.id);
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    state: 'placed',
    totals: { total: 2 * HALF_PAISE },
    purchaseOrderNumber: PO,
    customer: { gstin: PUNE_GSTIN },
  });
  return order!.id;
}

async function shipAndDeliver(staff: Page, orderId: string): Promise<void> {
  const awb = newAwb();
  await staff.goto(`/admin/orders/${orderId}`);
  await pressAndConfirm(staff, 'Confirm');
  await pressAndConfirm(staff, 'Mark as packed');
  await staff.getByRole('button', { name: 'Ship', exact: true }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Courier').fill('Hamsa Express');
  await dialog.getByLabel('Tracking number (AWB)').fill(awb);
  await dialog.getByRole('button', { name: 'Ship', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await pressAndConfirm(staff, `Mark as delivered: parcel ${awb}`, 'Mark as delivered');
  await eventually(async () => Boolean((await orderOf(orderId)).invoiceNumber));
}

/** Expects that nothing is due and that receipt voucher and tax invoice are listed. */
async function expectDocuments(page: Page, orderId: string): Promise<void> {
  const { invoiceNumber, instalments, payment } = await orderOf(orderId);
  expect(payment).toMatchObject({ state: 'captured', captured: 2 * HALF_PAISE });
  expect(instalments).toMatchObject([{ state: 'paid' }, { state: 'paid' }]);
  const receipt = instalments![0]!.receiptNumber!;
  await page.goto('/invoices');
  await page.getByRole('row', { name: new RegExp(`${receipt} Receipt voucher`) }).waitFor();
  await page.getByRole('row', { name: new RegExp(`${invoiceNumber} Tax invoice`) }).waitFor();
  expect(await page.getByRole('region', { name: 'Payments due' }).count()).toBe(0);
  const shared = [PUNE_GSTIN, `Your PO number ${PO}`, 'Maharashtra (27)', 'Indigo bowl'];
  const advance = await documentText(page, receipt);
  for (const part of [...shared, 'Receipt Voucher', '₹48,744.00']) expect(advance).toContain(part);
  const bill = await documentText(page, invoiceNumber!);
  for (const part of [...shared, 'Tax Invoice', '₹97,488.00', `Advance ${receipt}`]) {
    expect(bill).toContain(part);
  }
}

async function documentText(page: Page, number: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${number}` }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`${number.replaceAll('/', '-')}.pdf`);
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
  return (await extractText(pdf, { mergePages: true })).text;
}
