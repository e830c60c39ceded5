import { isGstin } from '@kargha/domain/india/gstin';
import { findState } from '@kargha/domain/india/indian-states';
import { customerInfoSchema } from '@kargha/domain/shopping/customer-info';
import { ROLES } from '@kargha/domain/people/user-profile';
import { expect, test } from 'vitest';

import { LEGAL_IDENTITY } from '../content/legal-identity.ts';
import { authAccounts } from '../export/auth-export.ts';
import { GUESTS } from './guests.ts';
import { PEOPLE, uidOf } from './people.ts';

const PIN_ZONES: Record<string, string[]> = {
  Karnataka: ['56', '57', '58', '59'],
  Maharashtra: ['40', '41', '42', '43', '44'],
  Kerala: ['67', '68', '69'],
  Rajasthan: ['30', '31', '32', '33', '34'],
  'West Bengal': ['70', '71', '72', '73', '74'],
  Telangana: ['50'],
  'Tamil Nadu': ['60', '61', '62', '63', '64'],
  Punjab: ['14', '15', '16'],
  Gujarat: ['36', '37', '38', '39'],
  Assam: ['78'],
  Uttarakhand: ['24', '26'],
  'Uttar Pradesh': ['20', '21', '22', '23', '24', '25', '26', '27', '28'],
  Meghalaya: ['79'],
  Delhi: ['11'],
  Odisha: ['75', '76', '77'],
  Goa: ['40'],
};

test('has fifteen accounts with all three roles and three kinds of company', () => {
  expect(PEOPLE).toHaveLength(15);
  for (const role of ROLES) {
    expect(PEOPLE.filter((person) => person.role === role).length).toBeGreaterThanOrEqual(2);
  }
  const checks = PEOPLE.flatMap(({ company }) => company?.verification ?? []);
  expect(new Set(checks)).toEqual(new Set(['verified', 'pending', 'rejected']));
});

test('has the three logins of the README with their roles', () => {
  const roleOf = (email: string) => PEOPLE.find((person) => person.email === email)?.role;
  expect(roleOf('admin@kargha.example')).toBe('admin');
  expect(roleOf('buyer@kargha.example')).toBe('b2b_buyer');
  expect(roleOf('customer@kargha.example')).toBe('customer');
});

test('has valid GST numbers that match the state of the address', () => {
  expect(isGstin(LEGAL_IDENTITY.gstin)).toBe(true);
  for (const { address, company } of PEOPLE) {
    if (!company) continue;
    expect(isGstin(company.gstin), company.name).toBe(true);
    expect(company.gstin.slice(0, 2)).toBe(findState(address.state)?.gstCode);
  }
});

test('has addresses that pass the checkout form, with a pincode of their state', async () => {
  const people = PEOPLE.map(({ fullName, ...person }) => ({ ...person, name: fullName }));
  for (const { name, email, phone, address } of [...people, ...Object.values(GUESTS)]) {
    await customerInfoSchema.validate({ name, email, phone, address }, { strict: true });
    expect(PIN_ZONES[address.state], address.state).toContain(address.pincode.slice(0, 2));
  }
});

test('uses only .example email addresses, so that no email reaches anybody', () => {
  for (const { email } of [...PEOPLE, ...Object.values(GUESTS)]) {
    expect(email).toMatch(/@[a-z-]+\.example$/);
  }
});

test('exports every account with the sample password for the Auth emulator', () => {
  const { users } = authAccounts() as { users: Record<string, unknown>[] };
  expect(users).toHaveLength(15);
  for (const user of users) {
    expect(user.passwordHash).toBe(`fakeHash:salt=${String(user.salt)}:password=Kargha@123`);
    expect(user.emailVerified).toBe(true);
  }
  const admin = users.find(({ localId }) => localId === uidOf('ananya'));
  expect(admin?.customAttributes).toBe('{"role":"admin"}');
});
