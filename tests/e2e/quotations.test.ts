import { expect, test } from 'vitest';

import { books } from '../functions/books.ts';
import { ordersOfQuote, PUNE_GSTIN } from '../functions/quote-desk.ts';
import { quoteForm } from '../functions/quote-forms.ts';
import { shop } from '../functions/shop-client.ts';
import { signedInShopper, signedInStaff } from './order-steps.ts';

/** A company that the shop has checked. */
const VERIFIED = {
  companyName: 'Malhar Gifts LLP',
  gstNumber: PUNE_GSTIN,
  companyVerification: {
    state: 'verified',
    documentPath: '',
    decision: '',
    decidedBy: null,
    submittedAt: null,
    decidedAt: null,
  },
} as const;

test('a business asks, staff quote, the buyer wants changes, gets a new version and orders it', async () => {
  const { person, page } = await signedInShopper('b2b_buyer', VERIFIED);
  const { page: staff } = await signedInStaff();
  const form = quoteForm({ companyName: `Malhar Gifts ${person.uid.slice(-6)}` });
  expect((await shop.post('/quotes', form, { token: person.token })).status).toBe(200);

  await staff.goto('/admin/quotes?state=submitted');
  await staff.getByRole('link', { name: form.companyName }).click();
  await staff.getByRole('button', { name: 'Take into review' }).click();
  await staff.getByLabel('Description').fill('Indigo bowl');
  await staff.getByLabel('Price per piece in ₹').fill('1050');
  await staff.getByLabel('HSN code').fill('4419');
  await staff.getByLabel('Shipping in ₹').fill('1200');
  const preview = staff.getByRole('region', { name: 'What the buyer sees' });
  await preview.getByText('₹1,00,320').waitFor();
  await staff.getByRole('button', { name: 'Save version' }).click();
  await staff.getByRole('button', { name: 'Send version 1' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await staff.getByText('Version 1: Sent').first().waitFor();

  await page.goto('/quotations');
  await page.getByRole('link', { name: /View Home decor/ }).click();
  await page.getByRole('heading', { name: 'Our offer, version 1' }).waitFor();
  await page.getByText('Maharashtra (27)').waitFor();
  await page.getByText(PUNE_GSTIN).waitFor();
  await page.getByLabel('About', { exact: true }).selectOption({ label: 'Line 1: Indigo bowl' });
  await page.getByLabel('Message', { exact: true }).fill('Is the lacquer food-safe?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('on version 1, line 1').waitFor();
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  await page.getByLabel('What should be different?').fill('₹1,020 a piece, please.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await page.getByText('Changes asked for').waitFor();

  await staff.reload();
  await staff.getByText('₹1,020 a piece, please.').waitFor();
  await staff.getByText('Is the lacquer food-safe?').waitFor();
  await staff.getByLabel('Price per piece in ₹').fill('1020');
  await staff.getByRole('button', { name: 'Save version' }).click();
  await staff.getByRole('button', { name: 'Send version 2' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await staff.getByText('Version 2: Sent').first().waitFor();

  await page.reload();
  await page.getByText('Indigo bowl: ₹1,050 → ₹1,020').waitFor();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('₹97,488').waitFor();
  await dialog.getByLabel('Your PO number').fill('PO/2026/42');
  await dialog.getByLabel('Contact on the spot').fill('Ira Nambiar');
  await dialog.getByLabel('Phone').fill('9876543210');
  await dialog.getByLabel('Address line 1').fill('4 Canal Road');
  await dialog.getByLabel('City').fill('Pune');
  await dialog.getByLabel('Pincode').fill('411001');
  await dialog.getByRole('button', { name: 'Accept and order' }).click();
  await page.getByText('You have accepted this offer.').waitFor();
  await page.getByText('PO/2026/42').waitFor();

  const [order] = await ordersOfQuote(form.requestId);
  expect(order).toMatchObject({
    state: 'placed',
    totals: { total: 9_748_800 },
    purchaseOrderNumber: 'PO/2026/42',
    customer: { gstin: PUNE_GSTIN },
  });
  const stored = await books().doc(`quotes/${form.requestId}`).get();
  expect(stored.get('versionState')).toBe('converted');
}, 180_000);
