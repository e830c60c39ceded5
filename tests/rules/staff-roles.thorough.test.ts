import { describe, expect, test } from 'vitest';

import { ROLE_PERMISSIONS, type Permission } from '../../domain/src/people/staff-permissions.ts';
import { STAFF_ROLES } from '../../domain/src/people/user-profile.ts';
import { firestorePolicy } from '../../local-suite/rules/firestore-policy.ts';
import { profileOf } from './sample-profiles.ts';
import { readFirestoreRules } from './simulator/firestore-rules.ts';
import { allows, operationQuestion } from './simulator/firestore-simulator.ts';
import {
  inOrder,
  OPERATIONS,
  type AccessCase,
  type AccessOperation,
} from './tables/access-case.ts';
import { ACCESS_TABLES } from './tables/all-tables.ts';

/** What reading each collection needs. Written by hand, so that a wrong name in the rules is found. */
const NEEDED: Record<string, Permission> = {
  users: 'users.read',
  products: 'products.read',
  'products/private': 'costs.read',
  collections: 'products.read',
  stories: 'content.read',
  orders: 'orders.read',
  'orders/events': 'orders.read',
  draftOrders: 'orders.read',
  returns: 'orders.read',
  invoices: 'invoices.read',
  creditNotes: 'invoices.read',
  receiptVouchers: 'invoices.read',
  refundVouchers: 'invoices.read',
  tickets: 'messages.read',
  quotes: 'quotes.read',
  'quotes/versions': 'quotes.read',
  'quotes/messages': 'quotes.read',
  payments: 'payments.read',
  refunds: 'payments.read',
  refundApprovals: 'payments.read',
  balanceAdjustments: 'payments.read',
  bankTransfers: 'payments.read',
  disputes: 'payments.read',
  settlements: 'payments.settlements',
  settlementItems: 'payments.settlements',
  gatewayMonths: 'payments.settlements',
  companyCredits: 'credit.read',
  webhookEvents: 'ops.read',
  stockMovements: 'stock.read',
  transfers: 'stock.read',
  purchaseOrders: 'purchasing.read',
  suppliers: 'purchasing.read',
  discounts: 'discounts.read',
  discountUses: 'discounts.read',
  giftCards: 'giftCards.read',
  giftCardMovements: 'giftCards.read',
  giftCardSales: 'giftCards.read',
  accessCodes: 'accessCodes.read',
  newsletter: 'marketing.read',
  consents: 'marketing.read',
  customers: 'customers.read',
  audit: 'audit.read',
  stats: 'analytics.read',
};

/** `products/private` for `products/p1/private/costing` */
function collectionOf({ target }: AccessCase): string {
  return target.path
    .split('/')
    .filter((_part, place) => place % 2 === 0)
    .join('/');
}

function neededFor(accessCase: AccessCase, operation: AccessOperation): Permission | undefined {
  const isBulkPrice = accessCase.target.path.endsWith('/private/bulk');
  return isBulkPrice && operation === 'get' ? 'products.read' : NEEDED[collectionOf(accessCase)];
}

/** What an owner may do, as far as these permissions reach; what anyone may do needs none. */
function expected(accessCase: AccessCase, permissions: readonly Permission[]): string {
  const { visitor = '', admin = '' } = accessCase.table;
  const allowed = admin.split(' ').filter((operation) => {
    if (visitor.split(' ').includes(operation)) return true;
    const needed = neededFor(accessCase, operation as AccessOperation);
    return needed !== undefined && permissions.includes(needed);
  });
  return inOrder(allowed.join(' '));
}

// Their own profile decides what they may do, so it is no target here.
const CASES = ACCESS_TABLES.filter(({ target }) => target.path !== 'users/boss');

const policy = firestorePolicy(readFirestoreRules());

function expectOnly(staffRoles: unknown, permissions: readonly Permission[]): void {
  const boss = profileOf('boss', { role: 'admin', staffRoles });
  const found: Record<string, string> = {};
  const wanted: Record<string, string> = {};
  for (const accessCase of CASES) {
    const { name, target } = accessCase;
    const ofBoss = { ...target, given: { ...target.given, 'users/boss': boss } };
    const allowed = OPERATIONS.filter((operation) =>
      allows(policy, operationQuestion('admin', operation, ofBoss)),
    );
    found[name] = allowed.join(' ');
    wanted[name] = expected(accessCase, permissions);
  }
  expect(found).toEqual(wanted);
}

describe('every collection', () => {
  test('with something for staff names what reading it needs', () => {
    const forStaff = CASES.filter(({ table }) => (table.admin ?? '') !== (table.visitor ?? ''));
    expect([...new Set(forStaff.map(collectionOf))].toSorted()).toEqual(
      Object.keys(NEEDED).toSorted(),
    );
  });

  test.each(STAFF_ROLES)('lets the role %s read only what the table gives it', (role) =>
    expectOnly([role], ROLE_PERMISSIONS[role]),
  );

  test('adds up the roles of a person', () =>
    expectOnly(['orders', 'content'], [...ROLE_PERMISSIONS.orders, ...ROLE_PERMISSIONS.content]));

  test.each([
    ['no role', []],
    ['an unknown role', ['emperor']],
    ['a role that is not in a list', 'owner'],
    ['null', null],
    ['a map', { owner: true }],
  ])('stays closed to an administrator with %s', (_what, staffRoles) => expectOnly(staffRoles, []));
});
