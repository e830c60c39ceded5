import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { quoteForm } from '../functions/sample-quote-form.ts';
import { shop } from '../functions/shop-client.ts';
import { VERIFIED } from './bulk-order-steps.ts';
import { signedInShopper, signedInStaff } from './order-steps.ts';

const SKETCH = {
  name: 'sketch.png',
  mimeType: 'image/png',
  buffer: Buffer.from('89504e470d0a1a0a', 'hex'),
};
const PROOF = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };
const PROGRAM = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('MZ program') };

test('buyer and staff exchange files in messages, and a fake file is refused', async () => {
  const { person, page } = await signedInShopper('b2b_buyer', VERIFIED);
  const { page: staff } = await signedInStaff();
  const form = quoteForm();
  expect((await shop.post('/quotes', form, { token: person.token })).status).toBe(200);

  await page.goto(`/quotations/${form.requestId}`);
  const files = page.getByLabel('Attachments', { exact: true }).locator('input');
  await files.setInputFiles(PROGRAM);
  await page.getByText('logo.svg: The content of this file does not match its name.').waitFor();
  await files.setInputFiles(SKETCH);
  await page.getByRole('button', { name: 'Remove sketch.png' }).waitFor();
  await page.getByLabel('Message', { exact: true }).fill('The mark is to look like this.');
  await page.getByRole('button', { name: 'Send message', exact: true }).click();
  expect(await downloaded(page, SKETCH.name)).toEqual(SKETCH.buffer);

  await staff.goto(`/admin/quotes/${form.requestId}`);
  await staff.getByText('The mark is to look like this.').waitFor();
  expect(await downloaded(staff, SKETCH.name)).toEqual(SKETCH.buffer);
  await staff.getByLabel('Files for the buyer').locator('input').setInputFiles(PROOF);
  await staff.getByRole('button', { name: 'Remove proof.pdf' }).waitFor();
  await staff
    .getByLabel('Message to the buyer')
    .getByRole('textbox')
    .fill('Our proof, for your word.');
  await staff.getByRole('button', { name: 'Send message' }).click();
  await staff.getByRole('button', { name: 'Download proof.pdf' }).waitFor();

  await page.reload();
  await page.getByText('Our proof, for your word.').waitFor();
  expect(await downloaded(page, PROOF.name)).toEqual(PROOF.buffer);
}, 240_000);

async function downloaded(page: Page, name: string): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${name}` }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(name);
  return readFile(await download.path());
}
