import { randomUUID } from 'node:crypto';

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import type { StaffRole } from '@kargha/domain/people/user-profile';

import { createOrder, pressAndConfirm, signedInStaff } from './order-steps.ts';

interface Journey {
  role: StaffRole;
  /** some of the pages that the sidebar shows, and some that it does not */
  shows: readonly string[];
  hides: readonly string[];
  /** something that this role may do, done */
  does: (page: Page) => Promise<void>;
  /** an address that it may not open, and what it would need */
  refused?: readonly [address: string, needed: string];
}

const READ_ONLY = /You can see this but not change it/;

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function confirmOrder(page: Page): Promise<void> {
  const { orderId } = await createOrder({});
  await page.goto(`/admin/orders/${orderId}`);
  await page.getByText('You cannot see payments.').waitFor();
  expect(await page.getByText('Balance due').count()).toBe(0);
  await pressAndConfirm(page, 'Confirm');
  expect(await page.getByRole('button', { name: 'Refund' }).count()).toBe(0);
}

async function createAccessCode(page: Page): Promise<void> {
  await page.goto('/admin/access-codes');
  await page.getByRole('button', { name: 'Create code' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create code' });
  await dialog.getByLabel('Name', { exact: true }).fill(`Uniform ${randomUUID().slice(0, 6)}`);
  await dialog.getByLabel('Maximum number of people').fill('2');
  await dialog.getByLabel('Expiry date').fill('2099-11-30');
  await dialog.getByRole('button', { name: 'Create code' }).click();
  await page.getByRole('button', { name: 'Copy code' }).waitFor();
  await page.getByRole('button', { name: 'I have saved the code' }).click();
}

async function openTaxSettings(page: Page): Promise<void> {
  await page.goto('/admin/settings');
  const legal = sectionOf(page, 'Legal identity');
  await legal.waitFor();
  expect(await legal.getByLabel('Shop name').first().isEnabled()).toBe(true);
  await sectionOf(page, 'Low stock').getByText(READ_ONLY).waitFor();
  expect(await sectionOf(page, 'Low stock').locator('input').first().isDisabled()).toBe(true);
}

async function noteCustomer(page: Page): Promise<void> {
  await page.goto('/admin/customers');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page
    .getByRole('textbox', { name: 'Note', exact: true })
    .fill(`Prefers calls in the evening ${randomUUID().slice(0, 6)}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
}

async function openFaqs(page: Page): Promise<void> {
  await page.goto('/admin/content/faqs');
  const question = page.getByRole('main').getByRole('textbox').first();
  await question.waitFor();
  expect(await question.isEnabled()).toBe(true);
}

async function openBankAccount(page: Page): Promise<void> {
  await page.goto('/admin/settings');
  await sectionOf(page, 'Bank account for transfers').getByText(READ_ONLY).waitFor();
  expect(await sectionOf(page, 'Low stock').locator('input').first().isEnabled()).toBe(true);
}

async function openInvitation(page: Page): Promise<void> {
  await page.goto('/users');
  await page.getByRole('button', { name: 'Invite staff' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
}

const JOURNEYS: readonly Journey[] = [
  {
    role: 'orders',
    shows: ['Orders', 'Returns', 'Products', 'Customers'],
    hides: ['Disputes', 'Discounts', 'Settings', 'Users'],
    does: confirmOrder,
    refused: ['/admin/settlements', 'See settlements and fees of the gateway'],
  },
  {
    role: 'catalogue',
    shows: ['Products', 'Inventory', 'Purchase orders', 'Access codes'],
    hides: ['Orders', 'Customers', 'Settings'],
    does: createAccessCode,
    refused: ['/admin/orders', 'See orders, drafts and returns'],
  },
  {
    role: 'finance',
    shows: ['Orders', 'Disputes', 'Credit', 'Settings'],
    hides: ['Messages', 'Content', 'Users'],
    does: openTaxSettings,
    refused: ['/admin/products/purchase-orders/new', 'Order and receive goods from suppliers'],
  },
  {
    role: 'support',
    shows: ['Orders', 'Messages', 'Customers', 'Users'],
    hides: ['Credit', 'Content', 'Settings'],
    does: noteCustomer,
    refused: ['/admin/credit', 'See credit and outstanding balances'],
  },
  {
    role: 'content',
    shows: ['Products', 'Content', 'Stories', 'Reviews'],
    hides: ['Orders', 'Customers', 'Inventory', 'Settings'],
    does: openFaqs,
    refused: ['/admin/customers', 'See customers'],
  },
  {
    role: 'manager',
    shows: ['Orders', 'Content', 'Operations', 'Users', 'Settings'],
    hides: [],
    does: openBankAccount,
  },
  { role: 'owner', shows: ['Orders', 'Settings', 'Users'], hides: [], does: openInvitation },
];

test.each(JOURNEYS)(
  'the role $role sees its own pages, does its work and is refused the rest',
  async ({ role, shows, hides, does, refused }) => {
    const { page } = await signedInStaff({}, { staffRoles: [role] });
    await page.goto('/admin');
    // Also those below sections that are closed.
    const entries = page.getByRole('navigation', { name: 'Admin' }).locator('a');
    await entries.filter({ hasText: /^Home$/ }).waitFor();
    const labels = (await entries.allTextContents()).map((label) => label.split(/\d|,/, 1)[0]);
    expect(labels).toEqual(expect.arrayContaining([...shows]));
    expect(labels.filter((label) => label !== undefined && hides.includes(label))).toEqual([]);
    await does(page);
    if (!refused) return;
    await page.goto(refused[0]);
    await page.getByRole('heading', { name: 'You can’t open this page', level: 1 }).waitFor();
    await page.getByText(`“${refused[1]}”`).waitFor();
  },
);
