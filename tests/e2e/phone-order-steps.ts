import { randomUUID } from 'node:crypto';

import type { Page } from 'playwright-core';

import { stockProduct } from '../functions/ledger-fixtures.ts';
import type { Buyer } from './checkout-steps.ts';

export async function createProduct() {
  const term = randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 12);
  const title = `Test shawl ${term}`;
  const id = await stockProduct({ title, quantity: 3, searchTokens: ['test', 'shawl', term] });
  return { id, title };
}

export async function enterPhoneOrder(staff: Page, title: string, buyer: Buyer): Promise<void> {
  await staff.goto('/admin/orders');
  await staff.getByRole('link', { name: 'Create order' }).press('Enter');
  const search = staff.getByRole('combobox', { name: 'Add a product' });
  await search.pressSequentially(title);
  await staff.getByRole('option', { name: title }).first().waitFor();
  await search.press('Enter');
  await staff.getByLabel(`Pieces of ${title}`).fill('2');
  await staff.getByLabel('Name', { exact: true }).fill(buyer.name);
  await staff.getByLabel('Email', { exact: true }).fill(buyer.email);
  await staff.getByLabel('Phone', { exact: true }).fill(buyer.phone);
  await staff.getByLabel('Address line 1').fill('12 Laxmi Road');
  await staff.getByLabel('Pincode').fill('411030');
  await staff.getByText('Pune, Maharashtra').waitFor();
}

/** `amount` as in '₹4,248'. */
export async function payInCash(staff: Page, amount: string): Promise<void> {
  await staff.getByRole('button', { name: 'Record offline payment' }).press('Enter');
  const asked = staff.getByRole('dialog', { name: `Record a payment of ${amount}` });
  await asked.getByLabel('Payment method').selectOption('cash');
  await asked.getByLabel('Reference').fill(`C-${randomUUID().slice(0, 8)}`);
  await asked.getByRole('button', { name: 'Record payment' }).press('Enter');
  await staff.waitForURL(/\/admin\/orders\/[0-9a-f]{32}$/);
}
