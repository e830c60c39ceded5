import { randomInt, randomUUID } from 'node:crypto';

import type { FrameLocator, Locator, Page } from 'playwright-core';

import type { AvailableProduct } from './shop-records.ts';

export interface Buyer {
  name: string;
  email: string;
  phone: string;
}

export function randomBuyer(): Buyer {
  return {
    name: 'Lata Deshmukh',
    email: `lata-${randomUUID().slice(0, 8)}@kargha.example`,
    phone: `98${String(randomInt(1e8)).padStart(8, '0')}`,
  };
}

export async function addToCart(page: Page, product: AvailableProduct): Promise<void> {
  await page.goto('/products');
  await page.getByRole('searchbox', { name: 'Search products' }).last().fill(product.title);
  await page.getByRole('button', { name: `Add to Cart: ${product.title}` }).click();
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
}

/** Fills in the first step. The pincode fills in city and state. */
export async function fillForm(page: Page, buyer: Buyer): Promise<void> {
  await page.getByLabel('Full name').fill(buyer.name);
  await page.getByRole('main').getByLabel('Email').fill(buyer.email);
  await page.getByLabel('Phone').fill(buyer.phone);
  await page.getByLabel('Address line 1').fill('12 Laxmi Road');
  await page.getByLabel('Pincode').fill('411030');
  await page.getByText('Pune, Maharashtra').waitFor();
}

export async function fillAndPay(page: Page, buyer: Buyer): Promise<void> {
  await fillForm(page, buyer);
  await pressPay(page);
}

export async function pressPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
}

export function paymentWindow(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Payment window"]');
}

export function payButton(page: Page): Locator {
  return paymentWindow(page).getByRole('button', { name: /^Pay ₹/ });
}

export async function waitForConfirmation(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Thank you! Your order is placed.' }).waitFor();
}
