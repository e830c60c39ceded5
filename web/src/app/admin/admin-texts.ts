import type { Catalogue } from '#lib/language/language.ts';

const en = {
  navigation: 'Admin',
  skip: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  find: 'Find',
  findName: 'Find a place, an order or a product (Ctrl K)',
  account: 'Account',
  profile: 'Profile',
  settings: 'Settings',
  shortcuts: 'Keyboard shortcuts',
  viewShop: 'View the shop',
  signOut: 'Sign out',
  brokenHint: 'What was saved is safe. Reload the page, or go to another one.',
  orders: (count: number) => (count === 1 ? '1 needs action' : `${count} need action`),
  messages: (count: number) => (count === 1 ? '1 is open' : `${count} are open`),
  alarms: (count: number) => (count === 1 ? '1 alarm' : `${count} alarms`),
};

export const adminTexts: Catalogue<typeof en> = { en };
