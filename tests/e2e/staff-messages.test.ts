import { randomUUID } from 'node:crypto';

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { untilHydrated } from '../browser/until-hydrated.ts';
import { signedInStaff } from './order-steps.ts';
import { newShopper, PHONE } from './shop-browser.ts';

async function write(shopper: Page, path: string, subject: string): Promise<string> {
  await shopper.goto(path);
  await untilHydrated(shopper);
  const form = shopper.getByRole('form', { name: 'Send us a message' });
  await form.getByLabel('First name').fill('Zoya');
  await form.getByLabel('Last name').fill('Ansari');
  await form.getByLabel('Email').fill(`zoya.${randomUUID().slice(0, 8)}@mail.example`);
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel('Message').fill('The border has come loose.\nWhat shall I do?');
  await form.getByRole('button', { name: 'Send' }).click();
  const number = shopper.locator('output');
  await number.waitFor();
  return number.innerText();
}

async function countIn(staff: Page): Promise<number> {
  await staff.reload();
  const place = staff.getByRole('navigation', { name: 'Admin' }).getByRole('link', {
    name: /^Messages\s?, \d+ open$/,
  });
  await place.waitFor();
  return Number(/\d+/.exec((await place.textContent()) ?? '')?.[0]);
}

test('a complaint from the contact form stays open until staff answer and close it', async () => {
  const subject = `Loose border ${randomUUID().slice(0, 6)}`;
  const shopper = await newShopper({ viewport: PHONE });
  const number = await write(shopper, '/contact?subject=complaint', subject);

  const { page: staff } = await signedInStaff();
  await staff.goto('/admin/messages');
  const row = staff.getByRole('row', { name: number });
  await row.getByText(subject).waitFor();
  await row.getByText(/^Acknowledge by /).waitFor();
  await row.getByText(/^Resolve by /).waitFor();
  const before = await countIn(staff);

  await row.getByRole('link', { name: number }).click();
  await staff.getByRole('heading', { level: 1, name: `Complaint ${number}` }).waitFor();
  await staff.getByText('What shall I do?').waitFor();
  const reply = staff.getByRole('link', { name: /^zoya\..+@mail\.example$/ });
  const mail = new URL((await reply.getAttribute('href')) ?? '');
  expect(mail.searchParams.get('subject')).toBe(`[${number}] ${subject}`);

  await staff.getByLabel('Note').fill('A new one is on the loom.');
  await staff.getByRole('button', { name: 'Save' }).click();
  await staff.getByText('Note saved').first().waitFor();
  await staff.getByRole('button', { name: 'Mark as answered' }).click();
  await staff.getByText('Message marked as answered').first().waitFor();
  expect(await countIn(staff)).toBe(before - 1);
  expect(await staff.getByLabel('Note').inputValue()).toBe('A new one is on the loom.');
  await staff.getByText(/^Resolve by /).waitFor();
  expect(await staff.getByText(/^Acknowledge by /).count()).toBe(0);

  await staff.getByRole('button', { name: 'Close' }).click();
  await staff.getByText('Message closed').first().waitFor();
  await staff.goto('/admin/messages');
  await staff.getByLabel('Message number').fill(number.toLowerCase());
  await row.getByText('Closed').waitFor();
});

test('tells the second of two colleagues that a message has changed', async () => {
  const shopper = await newShopper();
  const number = await write(shopper, '/contact', 'Fall and pico');
  const { page: first } = await signedInStaff();
  const { page: second } = await signedInStaff({ refusing: /\/api\/tickets\// });
  for (const staff of [first, second]) {
    await staff.goto(`/admin/messages/${number}`);
    await staff.getByRole('button', { name: 'Mark as answered' }).waitFor();
  }
  await first.getByRole('button', { name: 'Close' }).click();
  await first.getByText('Message closed').first().waitFor();
  await second.getByRole('button', { name: 'Mark as answered' }).click();
  await second.getByText(/^Someone else has just changed this message. It is now closed/).waitFor();
  await second.getByRole('button', { name: 'Load latest version' }).click();
  await second.getByRole('button', { name: 'Reopen' }).waitFor();
});
