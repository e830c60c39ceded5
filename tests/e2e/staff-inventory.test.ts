import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { supplierSearch } from '@kargha/domain/stock/supplier-search';

import { db, stockOf, stockProduct } from '../functions/ledger-fixtures.ts';
import { checkoutOf, fromAnywhere } from '../functions/checkout-fixtures.ts';
import { shop } from '../functions/shop-client.ts';
import { signedInStaff } from './order-steps.ts';

async function createProduct() {
  const word = randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 12);
  const title = `Test stole ${word}`;
  const id = await stockProduct({ title, quantity: 3, searchTokens: ['test', 'stole', word] });
  return { id, title, price: 1800 };
}

async function createSupplier(): Promise<string> {
  const name = `Weavers ${randomUUID().slice(0, 8)}`;
  const named = { name, state: 'Kerala' };
  const supplier = { ...named, search: supplierSearch(named), active: true };
  await db().collection('suppliers').add(supplier);
  return name;
}

test('staff create a purchase order with the keyboard and receive it in two deliveries', async () => {
  const product = await createProduct();
  const maker = await createSupplier();
  const before = await stockOf(product.id);
  const { page: staff } = await signedInStaff();
  await staff.goto('/admin/products/purchase-orders');
  await staff.getByRole('link', { name: 'Create purchase order' }).press('Enter');
  const supplier = staff.getByRole('combobox', { name: 'Supplier' });
  await supplier.pressSequentially(maker);
  await staff.getByRole('option', { name: maker }).waitFor();
  await supplier.press('Enter');
  await staff.getByText(maker, { exact: true }).waitFor();
  await staff.getByLabel('Expected on').fill('2027-01-15');
  const search = staff.getByRole('combobox', { name: 'Add a product' });
  await search.pressSequentially(product.title);
  await staff.getByRole('option', { name: product.title }).first().waitFor();
  await search.press('Enter');
  await staff.getByLabel(`Pieces of ${product.title}`).fill('5');
  await staff.getByLabel(`Unit cost of ${product.title} in rupees`).fill('750.50');
  await staff.getByText('₹3,752.50').waitFor();
  await staff.getByRole('button', { name: 'Place order', exact: true }).press('Enter');
  await staff.getByText('Purchase order placed').first().waitFor();

  await staff.getByRole('button', { name: 'Receive stock' }).press('Enter');
  const first = staff.getByRole('dialog');
  await first.getByLabel(`${product.title}: accepted (of 5)`).fill('2');
  await first.getByLabel(`${product.title}: rejected`).fill('1');
  await first.getByRole('button', { name: 'Add to stock' }).press('Enter');
  await staff.getByText('Partial').waitFor();
  expect(await stockOf(product.id)).toEqual({ ...before, quantity: before.quantity + 2 });

  await staff.getByRole('button', { name: 'Receive stock' }).press('Enter');
  await staff.getByRole('button', { name: 'Add to stock' }).press('Enter');
  await staff.getByText(`2 × ${product.title}`, { exact: true }).waitFor();
  expect(await stockOf(product.id)).toEqual({ ...before, quantity: before.quantity + 4 });
  expect(await staff.getByRole('button', { name: 'Receive stock' }).count()).toBe(0);
});

test('a stock adjustment keeps a sale made meanwhile, and the history shows both', async () => {
  const product = await createProduct();
  const { page: staff } = await signedInStaff();
  await staff.goto(`/admin/products/inventory?search=${encodeURIComponent(product.title)}`);
  await staff.getByRole('button', { name: `Adjust ${product.title}` }).press('Enter');
  const before = await stockOf(product.id);
  await staff.keyboard.type('+5');

  const wanted = { productId: product.id, quantity: 1, price: product.price };
  const sale = await shop.post('/razorpay/create-order', checkoutOf(wanted), fromAnywhere());
  expect(sale.status).toBe(200);

  await staff.getByLabel('Reason').selectOption('found');
  await staff.getByLabel('Note').pressSequentially('behind the loom');
  await staff.keyboard.press('Enter');
  await staff.getByText('Stock adjusted').first().waitFor();
  expect(await stockOf(product.id)).toEqual({
    quantity: before.quantity + 4,
    committed: before.committed + 1,
  });

  await staff.getByRole('button', { name: `History of ${product.title}` }).press('Enter');
  const ledger = staff.getByRole('dialog', { name: `Stock history of ${product.title}` });
  await ledger.getByText('Found again: behind the loom').first().waitFor();
  await ledger.getByText('Reserved', { exact: true }).first().waitFor();
});

test('refuses to remove stock that was sold meanwhile and says what is left', async () => {
  const product = await createProduct();
  const { page: staff } = await signedInStaff({ refusing: /inventory/ });
  await staff.goto(`/admin/products/inventory?search=${encodeURIComponent(product.title)}`);
  await staff.getByRole('button', { name: `Adjust ${product.title}` }).press('Enter');
  await staff.keyboard.type('-3');
  const wanted = { productId: product.id, quantity: 1, price: product.price };
  const sale = await shop.post('/razorpay/create-order', checkoutOf(wanted), fromAnywhere());
  expect(sale.status).toBe(200);

  await staff.getByLabel('Reason').selectOption('damaged');
  await staff.getByLabel('Note').press('Enter');
  const refusal = 'Only 2 pieces are available to remove.';
  await staff.getByText(refusal).first().waitFor();
  expect(await stockOf(product.id)).toEqual({ quantity: 2, committed: 1 });
});
