import type { Catalogue } from '#lib/language/language.ts';

const en = {
  navigation: 'Admin',
  skip: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  find: 'Search',
  findName: 'Search pages, orders, products and customers (Ctrl K)',
  account: 'Account',
  profile: 'Profile',
  settings: 'Settings',
  shortcuts: 'Keyboard shortcuts',
  compact: 'Compact rows',
  comfortable: 'Comfortable rows',
  collapse: 'Collapse menu',
  expand: 'Expand menu',
  viewShop: 'View shop',
  signOut: 'Sign out',
  noPermission: 'You can’t open this page',
  noPermissionText: (needed: string) =>
    `Your role does not include “${needed}”. An owner of the shop can give it to you in Users.`,
  open: (page: string) => `Open ${page}`,
  brokenHint: 'Your saved work is safe. Reload the page or open another one.',
  orders: (count: number) => (count === 1 ? '1 needs action' : `${count} need action`),
  messages: (count: number) => (count === 1 ? '1 open' : `${count} open`),
  disputes: (count: number) => (count === 1 ? '1 needs a response' : `${count} need a response`),
  alarms: (count: number) => (count === 1 ? '1 alarm' : `${count} alarms`),
  inbox: (count: number) => `${count} for you`,
  approvals: (count: number) =>
    count === 1 ? '1 refund to approve' : `${count} refunds to approve`,
};

export const adminTexts: Catalogue<typeof en> = { en };
