import { NAVIGATION } from '@kargha/domain/catalogue/categories';
import type { Role } from '@kargha/domain/people/user-profile';
import { paths, productsPath } from '#lib/addresses/paths.ts';

import type { LayoutTexts } from './layout-texts.ts';

export interface NavigationEntry {
  path: string;
  text: Extract<
    keyof LayoutTexts,
    | 'about'
    | 'contact'
    | 'bulkOrders'
    | 'security'
    | 'profile'
    | 'orders'
    | 'trackOrder'
    | 'quotations'
    | 'invoices'
    | 'adminPanel'
    | 'users'
  >;
}

export const CATEGORY_MENU = NAVIGATION.map(({ value, label, collections }) => ({
  value,
  label,
  path: productsPath({ category: value }),
  subs: collections.map((collection) => ({
    ...collection,
    path: productsPath({ category: value, sub: collection.value }),
  })),
}));

export const PAGES: readonly NavigationEntry[] = [
  { path: paths.about, text: 'about' },
  { path: paths.contact, text: 'contact' },
];

const EVERYONE: readonly NavigationEntry[] = [
  { path: paths.profile, text: 'profile' },
  { path: paths.orders, text: 'orders' },
  { path: paths.trackOrder, text: 'trackOrder' },
];

const BY_ROLE: Record<Role, readonly NavigationEntry[]> = {
  customer: [],
  b2b_buyer: [
    { path: paths.quotations, text: 'quotations' },
    { path: paths.invoices, text: 'invoices' },
  ],
  admin: [
    { path: paths.admin, text: 'adminPanel' },
    { path: paths.users, text: 'users' },
  ],
};

export function accountEntries(role: Role): readonly NavigationEntry[] {
  return [...EVERYONE, ...BY_ROLE[role]];
}
