import type { Page } from 'playwright-core';

import type { Role } from '@kargha/domain/people/user-profile';
import type { UserProfile } from '@kargha/domain/people/user-schema';

import { placeOrder, type PlacedOrder, type OrderPlan } from '../functions/staff-orders.ts';
import { signIn, type Person } from '../functions/sample-people.ts';
import { shop } from '../functions/shop-client.ts';
import { newAccount } from './accounts.ts';
import { newShopper, type ShopperOptions } from './shop-browser.ts';

export interface Shopper {
  person: Person;
  page: Page;
}

export async function signedInShopper(
  role: Role = 'customer',
  profile: Partial<UserProfile> = {},
): Promise<Shopper> {
  const person = await createPerson(role, profile);
  return { person, page: await newShopper({ as: person.email }) };
}

/** An owner unless the profile names other staff roles. */
export async function signedInStaff(
  options: ShopperOptions = {},
  profile: Partial<UserProfile> = {},
): Promise<Shopper> {
  const person = await createPerson('admin', profile);
  return { person, page: await newShopper({ ...options, as: person.email }) };
}

async function createPerson(role: Role, profile: Partial<UserProfile> = {}): Promise<Person> {
  const account = await newAccount(role, profile);
  return { ...account, token: await signIn(account.email) };
}

export function createOrder(plan: OrderPlan): Promise<PlacedOrder> {
  return placeOrder(shop, plan);
}

export async function pressAndConfirm(page: Page, button: string, confirm = button): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
