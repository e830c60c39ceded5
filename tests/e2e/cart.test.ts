import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { PASSWORD, newAccount } from './accounts.ts';
import { cartInAccount } from './checkout-records.ts';
import { paymentWindow, randomBuyer } from './checkout-steps.ts';
import { Traffic } from './page-traffic.ts';
import { PHONE, newShopper } from './shop-browser.ts';
import { ordersOf, findAvailableProduct, type AvailableProduct } from './shop-records.ts';

const quantityOf = (page: Page, { title }: AvailableProduct) =>
  page.getByRole('spinbutton', { name: `Quantity of ${title}` });

async function signIn(page: Page, email: string) {
  await page.goto('/auth');
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

const MAX_TABS = 60;

/** Runs in the page. */
function nameOfFocused(): string {
  const active = document.activeElement ?? document.body;
  const label = active instanceof HTMLInputElement ? active.labels?.[0] : active;
  return active.getAttribute('aria-label') ?? label?.textContent ?? '';
}

async function tabTo(page: Page, name: RegExp) {
  for (let pressed = 0; pressed < MAX_TABS; pressed += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(nameOfFocused);
    if (name.test(focused)) return;
  }
  throw new Error(`The Tab key never came to ${name.source}.`);
}

test('a guest cart merges into the account after sign-in, on every device, without duplicates', async () => {
  const product = await findAvailableProduct(3);
  const { uid, email } = await newAccount();
  const phone = await newShopper({ cart: product, viewport: PHONE });
  await signIn(phone, email);
  await expect.poll(() => cartInAccount(uid)).toEqual([`${product.id}×1`]);

  const desktop = await newShopper();
  await signIn(desktop, email);
  await desktop.getByRole('link', { name: 'Cart, 1 item' }).click();
  const quantity = quantityOf(desktop, product);
  await desktop.getByRole('button', { name: `Increase quantity of ${product.title}` }).click();
  await expect.poll(() => cartInAccount(uid)).toEqual([`${product.id}×2`]);
  await desktop.reload();
  await quantity.waitFor();
  expect(await quantity.inputValue()).toBe('2');
});

/** Runs in the page: the parts that moved without the visitor's doing, and how far. */
function recordShifts() {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
        hadRecentInput: boolean;
      };
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '');
      if (!hadRecentInput && value >= 0.005)
        shifts.push(`${value.toFixed(3)}: ${moved.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test.each([
  ['phone', PHONE],
  ['desktop', { width: 1280, height: 800 }],
])('nothing moves on a %s while the cart and its parts load', async (_name, viewport) => {
  const product = await findAvailableProduct(3);
  const page = await newShopper({ cart: product, viewport });
  await page.addInitScript(recordShifts);
  const traffic = new Traffic(page);
  await page.goto('/cart');
  await page.getByRole('textbox', { name: 'Pincode' }).waitFor();
  await traffic.rest(10);
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});

test('two tabs show the same cart', async () => {
  const product = await findAvailableProduct(3);
  const first = await newShopper({ cart: product });
  await first.goto('/cart');
  const second = await first.context().newPage();
  await second.goto('/cart');
  const quantity = quantityOf(second, product);
  await quantity.waitFor();
  await first.getByRole('button', { name: `Increase quantity of ${product.title}` }).click();
  await expect.poll(() => quantity.inputValue()).toBe('2');
  await first.getByRole('button', { name: `Remove ${product.title}` }).click();
  await second.getByText('Your cart is empty').waitFor();
});

test('the cart keeps working while the database is unreachable', async () => {
  const product = await findAvailableProduct(3);
  // The database's own error is expected; no other may appear.
  const page = await newShopper({ cart: product, viewport: PHONE, refusing: /./ });
  await page.context().route(/:8080\//, (route) => route.abort());

  await page.goto('/cart');
  const quantity = quantityOf(page, product);
  await page.getByRole('button', { name: `Increase quantity of ${product.title}` }).click();
  expect(await quantity.inputValue()).toBe('2');
  await page.getByRole('button', { name: `Save for Later: ${product.title}` }).click();
  await page.getByRole('button', { name: `Move to Cart: ${product.title}` }).click();
  expect(await quantity.inputValue()).toBe('2');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await page.getByLabel('Full name').waitFor();
});

test('a shopper goes from the cart to payment with the keyboard alone', async () => {
  const product = await findAvailableProduct(3);
  const buyer = randomBuyer();
  const page = await newShopper({ cart: product });
  await page.goto('/cart');
  await quantityOf(page, product).waitFor();

  await tabTo(page, /^Proceed to Checkout$/);
  await page.keyboard.press('Enter');
  await page.getByLabel('Full name').waitFor();
  const typed: readonly (readonly [RegExp, string])[] = [
    [/^Full name/, buyer.name],
    [/^Email/, buyer.email],
    [/^Phone/, buyer.phone],
    [/^Address line 1/, '12 Laxmi Road'],
    [/^Pincode/, '411030'],
  ];
  for (const [field, words] of typed) {
    await tabTo(page, field);
    await page.keyboard.type(words);
  }
  await page.getByText('Pune, Maharashtra').waitFor();
  await tabTo(page, /^Pay ₹/);
  await page.keyboard.press('Enter');
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .press('Enter');
  await page.getByRole('heading', { name: 'Thank you! Your order is placed.' }).waitFor();
  expect((await ordersOf(buyer.email)).map(({ state }) => state)).toEqual(['placed']);
});
