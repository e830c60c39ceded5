import type { Locator, Page } from 'playwright-core';

import { newVisitor } from './sign-in-services.ts';

export async function openProfile(email: string, newPerson = newVisitor): Promise<Page> {
  const page = await newPerson({ as: email });
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
  return page;
}

export function profileSection(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}
