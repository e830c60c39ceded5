import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { db, stockProduct } from '../functions/ledger-fixtures.ts';
import { expectNoViolations } from './axe.ts';
import { signedInStaff } from './order-steps.ts';
import { drawPicture } from './draw-picture.ts';
import { newShopper, PHONE } from './shop-browser.ts';

const COLOURS = ['#802030', '#205080', '#206030'];

async function photograph(page: Page, colour: string) {
  const type = 'image/png';
  const buffer = await drawPicture(page, { colour, width: 300, height: 400, type });
  return { name: `${colour.slice(1)}.png`, mimeType: type, buffer };
}

/** The strongest of red, green and blue in the middle of the picture. */
async function mainColour(picture: Locator): Promise<string> {
  const drawn = picture.locator('img');
  await drawn.scrollIntoViewIfNeeded();
  await expect
    .poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const shot = (await drawn.screenshot()).toString('base64');
  return drawn.evaluate(async (_, png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const brush = document.createElement('canvas').getContext('2d')!;
    brush.drawImage(image, 0, 0, 100, 100);
    const channels = [...brush.getImageData(50, 50, 1, 1).data.subarray(0, 3)];
    return ['red', 'green', 'blue'][channels.indexOf(Math.max(...channels))] ?? '';
  }, shot);
}

test('staff add a product with three pictures, reorder them, and the shop shows it', async () => {
  const title = `Ilkal saree ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const { page: staff } = await signedInStaff();
  await staff.goto('/admin/products');
  await staff.getByRole('link', { name: 'Add Product' }).first().click();
  await staff.getByLabel('Title', { exact: true }).fill(title);
  await staff.getByLabel('Description', { exact: true }).fill('With a tope teni border.');
  await staff.getByLabel('Category').selectOption('women');
  await staff.getByLabel('Collection').selectOption('saree');
  await staff.getByLabel('Price (₹)', { exact: true }).fill('3200');
  await staff.getByLabel('Quantity', { exact: true }).fill('4');
  await staff.getByLabel('Status').selectOption('active');
  const photographs = await Promise.all(COLOURS.map((colour) => photograph(staff, colour)));
  await staff.getByLabel('Add pictures').setInputFiles(photographs);
  await staff.getByText('3 image(s) uploaded successfully').waitFor();
  await staff.getByRole('button', { name: 'Move picture 3 earlier' }).click();
  await staff.getByRole('button', { name: 'Move picture 2 earlier' }).click();
  await staff.getByRole('button', { name: 'Save product' }).click();
  await staff.getByText('Product created successfully!').waitFor();
  await staff.waitForURL('**/admin/products');
  await staff.getByRole('heading', { name: title }).waitFor();

  const shopper = await newShopper({ viewport: PHONE });
  const details = shopper.getByRole('dialog');
  const gallery = details.getByRole('group', { name: 'Pictures' });
  const isShown = async () => {
    await shopper.goto(`/products?search=${encodeURIComponent(title)}`);
    await shopper.getByText(/^Showing \d|^No products found$/).waitFor();
    const soon = { timeout: 3_000 };
    return shopper
      .getByRole('link', { name: `View Details: ${title}` })
      .click(soon)
      .then(() => gallery.getByRole('button', { name: 'Picture 3 of 3' }).waitFor(soon))
      .then(
        () => true,
        () => false,
      );
  };
  await expect.poll(isShown, { timeout: 120_000 }).toBe(true);
  await details.getByText('With a tope teni border.').waitFor();
  const seen: string[] = [];
  for (const place of [1, 2, 3]) {
    seen.push(await mainColour(gallery.getByRole('button', { name: `Picture ${place} of 3` })));
  }
  expect(seen).toEqual(['green', 'red', 'blue']);
}, 300_000);

test('tells the slower of two editors about a conflict and saves both changes', async () => {
  const title = `Test stole ${randomUUID().slice(0, 8)}`;
  const id = await stockProduct({ title, description: 'Woven once.' });
  const [{ page: first }, { page: second }] = await Promise.all([
    signedInStaff(),
    // The browser logs the refusal.
    signedInStaff({ refusing: /\/api\/products\// }),
  ]);
  const path = `/admin/products/${id}/edit`;
  for (const page of [first, second]) {
    await page.goto(path);
    await page.getByLabel('Price (₹)', { exact: true }).waitFor();
  }
  await first.getByLabel('Price (₹)', { exact: true }).fill('2100');
  await first.getByLabel('Description', { exact: true }).fill('Woven twice.');
  await first.getByRole('button', { name: 'Save product' }).click();
  await first.getByText('Product saved successfully!').waitFor();

  await second.getByLabel('Vendor').fill('Weavers of Phulia');
  await second.getByLabel('Description', { exact: true }).fill('Woven by hand.');
  await second.getByRole('button', { name: 'Save product' }).click();
  const notice = second.getByRole('alert').filter({ hasText: 'Someone else' });
  await notice.getByText(/Price/).waitFor();
  expect(await storedProduct(id)).toMatchObject({ price: 2100, description: 'Woven twice.' });
  expect(await second.getByLabel('Vendor').inputValue()).toBe('Weavers of Phulia');

  await notice.getByRole('button', { name: 'Merge their changes' }).click();
  expect(await second.getByLabel('Price (₹)', { exact: true }).inputValue()).toBe('2100');
  expect(await second.getByLabel('Description', { exact: true }).inputValue()).toBe(
    'Woven by hand.',
  );
  await second.getByRole('button', { name: 'Save product' }).click();
  await second.getByText('Product saved successfully!').waitFor();
  expect(await storedProduct(id)).toMatchObject({
    price: 2100,
    vendor: 'Weavers of Phulia',
    description: 'Woven by hand.',
  });
  await first.goto(path);
  expect(await first.getByLabel('Vendor').inputValue()).toBe('Weavers of Phulia');
}, 300_000);

test('staff tag, export and archive search results in bulk', async () => {
  const word = `qv${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 10)}`;
  const searchTokens = ['test', word];
  const ids: string[] = [];
  for (const colour of ['red', 'blue', 'grey']) {
    ids.push(await stockProduct({ title: `Test ${word} ${colour}`, searchTokens }));
  }
  const { page } = await signedInStaff();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  const outcome = page.getByRole('dialog');
  const done = async () => {
    await outcome.getByText('3 of 3 done.').waitFor();
    await outcome.getByRole('button', { name: 'Close' }).click();
    await outcome.waitFor({ state: 'detached' });
  };
  await page.goto(`/admin/products?search=${word}`);
  await page.getByRole('article').nth(2).waitFor();

  await page.getByRole('checkbox', { name: 'Select all rows' }).press('Space');
  await bar.getByText('3 selected').waitFor();
  await expectNoViolations(page);
  await bar.getByRole('button', { name: 'Add tags' }).click();
  await outcome.getByLabel('Tags').fill(`festive, ${word}`);
  await outcome.getByRole('button', { name: 'Add tags' }).click();
  await done();
  for (const id of ids) expect((await storedProduct(id))?.tags).toEqual(['festive', word]);

  await page.getByRole('checkbox', { name: 'Select all rows' }).press('Space');
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export selected' }).click();
  const sheet = await readFile(await (await download).path(), 'utf8');
  expect(sheet.trim().split('\r\n')).toHaveLength(4);
  await bar.getByRole('button', { name: 'Archive' }).click();
  await done();
  for (const id of ids) expect((await storedProduct(id))?.status).toBe('archived');
  await page.getByRole('button', { name: 'Archived', exact: true }).click();
  await page.getByRole('article').nth(2).waitFor();
  expect(new URL(page.url()).searchParams.get('status')).toBe('archived');
}, 300_000);

async function storedProduct(id: string) {
  return (await db().doc(`products/${id}`).get()).data();
}
