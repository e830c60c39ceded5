import { STAFF_ROLES, type Role, type StaffRole } from './user-profile.ts';

/** What an administrator may do. The only table of permissions: `/api`, the rules and the screens use it. */
export const PERMISSIONS = {
  'dashboard.read': 'See the dashboard',
  'orders.read': 'See orders, drafts and returns',
  'orders.edit': 'Confirm, hold and correct orders',
  'orders.create': 'Create orders for customers',
  'orders.ship': 'Pack and ship orders',
  'orders.cancel': 'Cancel orders',
  'orders.returns': 'Approve and receive returns',
  'orders.refund': 'Refund orders',
  'orders.refund.approve': 'Approve refunds of other people',
  'payments.read': 'See payments, refunds and disputes',
  'payments.settlements': 'See settlements and fees of the gateway',
  'payments.record': 'Record and void offline payments',
  'payments.disputes': 'Answer disputes',
  'invoices.read': 'See invoices and credit notes',
  'invoices.issue': 'Issue, register, correct and cancel invoices',
  'taxes.read': 'See tax returns',
  'products.read': 'See products that are not for sale',
  'products.edit': 'Edit products and collections',
  'products.delete': 'Delete products and collections',
  'costs.read': 'See and edit costs',
  'stock.read': 'See stock and transfers',
  'stock.edit': 'Adjust and transfer stock',
  'purchasing.read': 'See purchase orders and suppliers',
  'purchasing.edit': 'Order and receive goods from suppliers',
  'discounts.read': 'See discount codes',
  'discounts.edit': 'Edit discount codes',
  'giftCards.read': 'See gift cards',
  'giftCards.edit': 'Issue and disable gift cards',
  'accessCodes.read': 'See access codes',
  'accessCodes.edit': 'Create and disable access codes',
  'quotes.read': 'See quote requests',
  'quotes.edit': 'Make offers to businesses',
  'credit.read': 'See credit and outstanding balances',
  'credit.edit': 'Set credit limits',
  'customers.read': 'See customers',
  'customers.edit': 'Edit tags and notes of customers',
  'messages.read': 'See messages from customers',
  'messages.edit': 'Answer messages from customers',
  'marketing.read': 'See subscribers and abandoned checkouts',
  'marketing.send': 'Send checkout reminders',
  'content.read': 'See content versions, stories and reviews',
  'content.edit': 'Edit content, publish stories and reviews',
  'analytics.read': 'See sales and analytics',
  'exports.run': 'Export data of the shop as files',
  'audit.read': 'See the audit log',
  'ops.read': 'See operations and alarms',
  'ops.repair': 'Repeat failed payments, refunds and emails',
  'settings.read': 'See settings',
  'settings.edit': 'Edit settings of the shop',
  'settings.tax': 'Edit legal and tax settings',
  'settings.bank': 'Edit the bank account and staff safety',
  'users.read': 'See accounts',
  'users.suspend': 'Suspend accounts and sign them out',
  'users.companies': 'Approve companies',
  'users.role': 'Invite staff and change roles',
} as const;

export type Permission = keyof typeof PERMISSIONS;

const ALL = Object.keys(PERMISSIONS) as Permission[];
const OWNER_ONLY: readonly Permission[] = ['settings.bank', 'users.role'];

export const ROLE_PERMISSIONS: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: ALL,
  manager: ALL.filter((permission) => !OWNER_ONLY.includes(permission)),
  orders: [
    'dashboard.read',
    'orders.read',
    'orders.edit',
    'orders.create',
    'orders.ship',
    'orders.returns',
    'invoices.read',
    'products.read',
    'stock.read',
    'customers.read',
    'exports.run',
  ],
  catalogue: [
    'dashboard.read',
    'products.read',
    'products.edit',
    'products.delete',
    'costs.read',
    'stock.read',
    'stock.edit',
    'purchasing.read',
    'purchasing.edit',
    'discounts.read',
    'accessCodes.read',
    'accessCodes.edit',
    'exports.run',
  ],
  finance: [
    'dashboard.read',
    'orders.read',
    'orders.cancel',
    'orders.refund',
    'orders.refund.approve',
    'payments.read',
    'payments.settlements',
    'payments.record',
    'payments.disputes',
    'invoices.read',
    'invoices.issue',
    'taxes.read',
    'products.read',
    'costs.read',
    'stock.read',
    'purchasing.read',
    'discounts.read',
    'giftCards.read',
    'quotes.read',
    'credit.read',
    'credit.edit',
    'customers.read',
    'analytics.read',
    'audit.read',
    'settings.read',
    'settings.tax',
    'exports.run',
  ],
  support: [
    'dashboard.read',
    'orders.read',
    'orders.edit',
    'orders.create',
    'orders.cancel',
    'orders.returns',
    'payments.read',
    'invoices.read',
    'products.read',
    'stock.read',
    'discounts.read',
    'quotes.read',
    'customers.read',
    'customers.edit',
    'messages.read',
    'messages.edit',
    'users.read',
    'exports.run',
  ],
  content: [
    'dashboard.read',
    'products.read',
    'discounts.read',
    'marketing.read',
    'marketing.send',
    'content.read',
    'content.edit',
    'exports.run',
  ],
};

/** Administrators from before staff roles, and those who were never given any, are owners. */
const WITHOUT_ROLES: readonly StaffRole[] = ['owner'];

/** As stored: damaged or unknown roles allow nothing. */
export interface StoredStaff {
  role?: unknown;
  suspended?: unknown;
  staffRoles?: unknown;
}

/** None for customers and suspended people. */
export function staffRolesOf({ role, suspended, staffRoles }: StoredStaff): readonly StaffRole[] {
  if (role !== ('admin' satisfies Role) || suspended === true) return [];
  if (staffRoles === undefined) return WITHOUT_ROLES;
  return Array.isArray(staffRoles) ? STAFF_ROLES.filter((one) => staffRoles.includes(one)) : [];
}

export function permissionsOf(roles: readonly StaffRole[]): ReadonlySet<Permission> {
  return new Set(roles.flatMap((role) => ROLE_PERMISSIONS[role]));
}

export function rolesWith(permission: Permission): StaffRole[] {
  return STAFF_ROLES.filter((role) => ROLE_PERMISSIONS[role].includes(permission));
}
