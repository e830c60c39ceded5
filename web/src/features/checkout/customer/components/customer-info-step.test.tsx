import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import { rupeesToPaise } from '@kargha/domain/money/paise';
import { publishProfile, useSession } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { customer } from '#testing/sample-purchase.ts';

import { InfoStep } from './customer-info-step.tsx';

const { name, email, phone, address } = customer;
const asha = {
  uid: 'asha',
  fullName: name,
  email,
  phone: `+91${phone}`,
  gstNumber: '',
  companyName: '',
  addresses: [{ id: 'home', name, phone, ...address }],
} as unknown as UserProfile;

beforeEach(() => useSession.setState({ status: 'unknown' }, true));

const show = () =>
  renderInShop(
    <InfoStep
      total={rupeesToPaise(100)}
      makingDays={0}
      problem={undefined}
      onSubmit={() => undefined}
    />,
  );
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const arrives = (changes: Partial<UserProfile> = {}) =>
  act(() => publishProfile({ ...asha, ...changes }));

test('fills the form on sign-in, with the business details', () => {
  show();
  arrives({ gstNumber: '27AAPFU0939F1ZV', companyName: 'Deccan Looms' });
  expect(field('Full name')).toHaveValue('Asha Devi');
  expect(field('Address line 1')).toHaveValue('12 Weaver Lane');
  expect(field('GST number')).toHaveValue('27AAPFU0939F1ZV');
});

test('keeps typed values and the focus on sign-in', async () => {
  show();
  type('Email', 'gifts@kargha.example');
  await userEvent.type(field('Address line 1'), '7 New ');
  arrives();
  await userEvent.keyboard('Street');
  expect(field('Address line 1')).toHaveValue('7 New Street');
  expect(field('Email')).toHaveValue('gifts@kargha.example');
  expect(field('Full name')).toHaveValue('Asha Devi');
  expect(field('City')).toHaveValue('');
});

test.each([
  ['Address line 2', 'Near the ghat'],
  ['City', 'Hyderabad'],
  ['State', 'Telangana'],
])('does not mix two addresses: %s', (label, value) => {
  show();
  type(label, value);
  arrives();
  expect(field(label)).toHaveValue(value);
  expect(field('Address line 1')).toHaveValue('');
  expect(field('Pincode')).toHaveValue('');
});

test('does not refill emptied fields when the profile changes', async () => {
  show();
  arrives();
  await userEvent.selectOptions(await screen.findByLabelText(/^Deliver to/), 'Another address');
  arrives({ companyName: 'Deccan Looms' });
  expect(field('Address line 1')).toHaveValue('');
});

test('clears the form on sign-out', () => {
  show();
  arrives();
  act(() => publishProfile(undefined));
  for (const label of ['Full name', 'Email', 'Phone', 'Address line 1', 'Pincode']) {
    expect(field(label)).toHaveValue('');
  }
});
