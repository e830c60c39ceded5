import { readFile } from 'node:fs/promises';

import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';

import { expectNoViolations } from './axe.ts';
import { signedInStaff } from './order-steps.ts';
import { PHONE } from './shop-browser.ts';

test('staff export orders by line to Excel, and find the file again', async () => {
  const { page } = await signedInStaff();
  await page.goto('/admin/orders?state=delivered');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export data' });
  await dialog.getByLabel('What to export').selectOption('Orders by line');
  await dialog.getByText(/^Columns ·/).click();
  await dialog.getByRole('button', { name: 'No columns' }).click();
  for (const column of ['Order', 'Status', 'SKU', 'Line total']) {
    await dialog.getByRole('checkbox', { name: column, exact: true }).check();
  }
  await expectNoViolations(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const file = unzipSync(await readFile(await (await download).path()));
  const sheet = strFromU8(file['xl/worksheets/sheet1.xml']!);
  const [head = '', first = ''] = [...sheet.matchAll(/<row>(.*?)<\/row>/g)].map(([row]) => row);
  expect([...head.matchAll(/>([^<]+)<\/t>/g)].map(([, title]) => title)).toEqual([
    'Order',
    'Status',
    'SKU',
    'Line total',
  ]);
  expect(first).toMatch(/KG-.*Delivered.*<v>\d+/);
  await dialog.waitFor({ state: 'detached' });

  await page.goto('/admin/exports');
  await page.getByRole('button', { name: 'Download Orders by line' }).first().waitFor();
  await expectNoViolations(page);
}, 120_000);

test('staff save an export with a schedule on a phone, and delete it', async () => {
  const { page, person } = await signedInStaff();
  await page.setViewportSize(PHONE);
  await page.goto('/admin/exports');
  await page.getByRole('button', { name: 'Save an export' }).click();
  const dialog = page.getByRole('dialog');
  const name = `Stock ${Date.now()}`;
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('What to export').selectOption('Stock and its value');
  await dialog.getByLabel('Run').selectOption('Every Monday');
  await dialog.getByLabel('Email addresses of staff').fill(person.email);
  await dialog.getByRole('button', { name: 'Save export' }).click();
  await page.getByText(name).first().waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: `Actions: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Saved export deleted.').waitFor();
  await expect.poll(() => page.getByText(name).count()).toBe(0);
}, 120_000);
