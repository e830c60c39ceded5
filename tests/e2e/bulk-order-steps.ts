import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { PUNE_GSTIN } from '../functions/staff-quotes.ts';
import { PASSWORD } from './accounts.ts';
import { paymentWindow } from './checkout-steps.ts';

export const VERIFIED = {
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

export async function signUpForQuote(
  page: Page,
  email: string,
  companyName: string,
): Promise<void> {
  await page.goto('/bulk-orders');
  await page.getByRole('button', { name: 'Request a Quote' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Business (B2B)').click();
  await dialog.getByLabel('Full name').fill('Ira Nambiar');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password').fill(PASSWORD);
  await dialog.getByLabel('Company name').fill(companyName);
  await dialog.getByLabel('GST number').fill(PUNE_GSTIN);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('dialog', { name: 'Request a Quote' }).waitFor();
}

export async function approveCompany(staff: Page, email: string): Promise<void> {
  await staff.goto('/users');
  await staff.getByLabel('Search users').fill(email);
  const row = staff.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: /^Manage/ }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Approve company' }).click();
  const question = staff.getByRole('dialog').filter({ has: staff.getByLabel('Reason') });
  await question.getByLabel('Reason').fill('Certificate seen');
  await question.getByRole('button', { name: 'Approve company' }).click();
  await question.waitFor({ state: 'detached' });
}

export async function requestQuote(page: Page, companyName: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Request a Quote' });
  expect(await form.getByLabel('Company name').inputValue()).toBe(companyName);
  await form.getByLabel('Contact person').fill('Ira Nambiar');
  await form.getByLabel('Phone').fill('9876543210');
  await form.getByLabel('Expected quantity').fill('80');
  await form.getByLabel('Product category').selectOption({ label: 'Home decor' });
  await form.getByLabel('Requirements').fill('Bowls in indigo, with our mark.');
  await form.getByLabel('Payment terms').selectOption({ label: '50% advance / 50% on delivery' });
  await form.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByText('Request submitted').first().waitFor();
}

export async function writeOffer(staff: Page, companyName: string, price: string): Promise<void> {
  await staff.goto('/admin/quotes?state=submitted');
  await staff.getByRole('link', { name: companyName }).click();
  await staff.getByRole('button', { name: 'Start review' }).click();
  await staff.getByLabel('Description').fill('Indigo bowl');
  await staff.getByLabel('Unit price (₹)').fill(price);
  await staff.getByLabel('HSN code').fill('4419');
  await staff.getByLabel('Shipping (₹)').fill('1200');
}

export async function sendVersion(staff: Page, version: number): Promise<void> {
  await staff.getByRole('button', { name: 'Save version' }).click();
  await staff.getByRole('button', { name: `Send version ${version}` }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await staff.getByText(`Version ${version}: Sent`).first().waitFor();
}

export async function writeAboutLine(page: Page, line: string, text: string): Promise<void> {
  await page.getByLabel('About', { exact: true }).selectOption({ label: `Line 1: ${line}` });
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send message', exact: true }).click();
  await page.getByText(text).waitFor();
}

export async function acceptOffer(page: Page, total: string, poNumber: string): Promise<void> {
  await page.getByRole('button', { name: 'Accept offer', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(total).waitFor();
  await dialog.getByLabel('Your PO number').fill(poNumber);
  await dialog.getByLabel('Contact at delivery').fill('Ira Nambiar');
  await dialog.getByLabel('Phone').fill('9876543210');
  await dialog.getByLabel('Address line 1').fill('4 Canal Road');
  await dialog.getByLabel('Pincode').fill('411001');
  await dialog.getByText('Pune, Maharashtra').waitFor();
  await dialog.getByRole('button', { name: 'Accept and place order' }).click();
  await page.getByText('You accepted this offer.').waitFor();
}

export async function payInstalment(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await page.getByText('Thank you. Your payment has been received.').first().waitFor();
}
