import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { db, eventually, stockProduct } from '../functions/ledger-fixtures.ts';
import { emailedCode } from '../functions/gift-card-sale-fixtures.ts';
import { expectNoViolations, stopColours } from './axe.ts';
import { balanceOf, fullOrdersOf } from './checkout-records.ts';
import {
  fillForm,
  payButton,
  paymentWindow,
  randomBuyer,
  waitForConfirmation,
} from './checkout-steps.ts';
import { signedInStaff } from './order-steps.ts';
import { newShopper, PHONE } from './shop-browser.ts';

const VALUE = 500_000;
/** One saree with shipping and tax, in paise. */
const PRICE = 227_400;

test('a guest buys a gift card, its recipient spends it, and staff see who bought it', async () => {
  const [buyer, recipient] = [randomBuyer(), randomBuyer()];
  const page = await newShopper({ viewport: PHONE });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gift cards' }).click();
  const form = page.getByRole('form', { name: 'Buy a gift card' });
  await form.getByRole('button', { name: '₹5,000' }).click();
  await form.getByLabel('Recipient’s name').fill(recipient.name);
  await form.getByLabel('Recipient’s email').fill(recipient.email);
  await form.getByLabel(/^Message/).fill('Happy birthday!');
  await form.getByLabel('Your name').fill(buyer.name);
  await form.getByLabel('Your email').fill(buyer.email);
  await form.getByLabel('Your phone').fill(buyer.phone);
  await stopColours(page);
  await expectNoViolations(page);

  await form.getByRole('button', { name: 'Pay ₹5,000' }).click();
  await paymentWindow(page).getByRole('button', { name: 'Close payment window' }).click();
  await page
    .getByText(/You were not charged/)
    .first()
    .waitFor();
  await form.getByRole('button', { name: 'Pay ₹5,000' }).click();
  await payButton(page).click();
  await page.getByText('Thank you, your gift card is paid.').waitFor();
  await expectNoViolations(page);

  const found = await db()
    .collection('giftCards')
    .where('customerEmail', '==', recipient.email)
    .get();
  expect(found.docs.map((card) => card.get('initial') as number)).toEqual([VALUE]);
  await eventually(async () => (await emailedCode(found.docs[0]!.id)) !== '');
  const code = await emailedCode(found.docs[0]!.id);

  // Its own address: other journeys have products with the slug of the fixture.
  const slug = `gift-${randomUUID().slice(0, 8)}`;
  await stockProduct({ quantity: 3, slug });
  const friend = await newShopper({ viewport: PHONE });
  await friend.goto(`/products/${slug}`);
  await friend.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await friend
    .getByText(/added to cart!/)
    .first()
    .waitFor();
  await friend.goto('/checkout');
  await fillForm(friend, recipient);
  await friend.getByRole('textbox', { name: 'Gift card' }).fill(code);
  await friend.getByRole('button', { name: 'Apply gift card' }).click();
  await friend.getByText(`Gift card …${code.slice(-4)} applied`).waitFor();
  await friend.getByRole('button', { name: 'Place order' }).click();
  await waitForConfirmation(friend);
  const [order] = await fullOrdersOf(recipient.email);
  expect(order).toMatchObject({ state: 'placed', totals: { total: 0, giftCard: PRICE } });
  expect(await balanceOf(code.replaceAll('-', ''))).toBe(VALUE - PRICE);

  const { page: staff } = await signedInStaff();
  await staff.goto('/admin/products/gift-cards');
  const row = staff.getByRole('row').filter({ hasText: recipient.email });
  await row.getByText(`Bought by ${buyer.name}`).waitFor();
}, 300_000);
