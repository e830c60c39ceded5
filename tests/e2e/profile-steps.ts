import type { Locator, Page } from 'playwright-core';

import { PASSWORD } from './accounts.ts';
import { newVisitor } from './sign-in-services.ts';

export async function signInAt(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.waitFor({ state: 'detached' });
}

export async function openProfile(email: string): Promise<Page> {
  const page = await newVisitor();
  await signInAt(page, '/profile', email);
  await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
  return page;
}

export function profileSection(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}
