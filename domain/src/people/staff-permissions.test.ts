import { parse } from 'valibot';
import { expect, test } from 'vitest';

import { permissionsOf, PERMISSIONS, rolesWith, staffRolesOf } from './staff-permissions.ts';
import { STAFF_ROLES } from './user-profile.ts';
import { userSchema } from './user-schema.ts';

const stored = (fields: object) => parse(userSchema, { uid: 'u1', id: 'u1', ...fields });

test('an administrator without staff roles is an owner', () => {
  expect(staffRolesOf(stored({ role: 'admin' }))).toEqual(['owner']);
  expect(staffRolesOf({ role: 'admin' })).toEqual(['owner']);
});

test.each([
  ['no role', []],
  ['unknown roles', ['emperor', 'Owner']],
  ['text', 'owner'],
  ['null', null],
  ['a map', { owner: true }],
])('allows nothing to an administrator with %s', (_what, staffRoles) => {
  expect(staffRolesOf({ role: 'admin', staffRoles })).toEqual([]);
  expect(staffRolesOf(stored({ role: 'admin', staffRoles }))).toEqual([]);
});

test('allows nothing to customers and suspended staff', () => {
  expect(staffRolesOf({ role: 'customer', staffRoles: ['owner'] })).toEqual([]);
  expect(staffRolesOf({ role: 'Admin' })).toEqual([]);
  expect(staffRolesOf({ role: 'admin', suspended: true })).toEqual([]);
});

test('an owner has every permission, and everyone sees the dashboard', () => {
  expect([...permissionsOf(['owner'])].toSorted()).toEqual(Object.keys(PERMISSIONS).toSorted());
  expect(rolesWith('dashboard.read')).toEqual(STAFF_ROLES);
});

test('only owners give roles and change the bank account', () => {
  expect(rolesWith('users.role')).toEqual(['owner']);
  expect(rolesWith('settings.bank')).toEqual(['owner']);
});

test('those who ship do not refund', () => {
  expect(permissionsOf(['orders']).has('orders.ship')).toBe(true);
  expect(rolesWith('orders.refund')).toEqual(['owner', 'manager', 'finance']);
});
