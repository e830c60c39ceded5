import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { withStaffRoles } from './staff-rules.ts';

const rules = readFileSync('firestore.rules', 'utf8');

test('firestore.rules agrees with the table of permissions', () => {
  expect(rules).toBe(withStaffRoles(rules));
});

test('writes a role that the rules lack', () => {
  expect(withStaffRoles(rules.replaceAll("'finance'", "'emperor'"))).toBe(rules);
});

test('refuses a permission that the table does not have', () => {
  const misspelt = rules.replace("may('orders.read')", "may('orders.raed')");
  expect(() => withStaffRoles(misspelt)).toThrow('unknown permission: orders.raed');
});

test('no role decides in the rules but through the table', () => {
  expect(rules.match(/'admin'/g)).toHaveLength(1);
  expect(readFileSync('storage.rules', 'utf8')).not.toMatch(/admin|staff|request\.auth/);
});
