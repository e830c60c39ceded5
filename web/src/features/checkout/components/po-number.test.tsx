import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import type { Role } from '@kargha/domain/people/user-profile';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { useSession } from '#session/state/session-store.ts';
import { fakePayments, type FakePayments } from '#testing/fake-payments.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleCart, saree, shopfront } from '#testing/sample-purchase.ts';

import { CheckoutFlow } from './checkout-flow.tsx';

let payments: FakePayments;

beforeEach(() => {
  payments = fakePayments();
});

function showTo(role: Role) {
  const profile = {
    uid: 'u1',
    role,
    fullName: 'Ira Nambiar',
    email: 'ira@malhar.example',
    phone: '+919876543210',
    gstNumber: '',
    companyName: '',
    addresses: [
      {
        id: 'home',
        name: 'Ira Nambiar',
        phone: '9876543210',
        line1: '4 Canal Road',
        line2: '',
        city: 'Pune',
        state: 'Maharashtra',
        pincode: '411001',
        country: 'India',
      },
    ],
  } as unknown as UserProfile;
  useSession.setState({ status: 'signed-in', profile }, true);
  const events = { onPaid: () => undefined, onOutdated: () => undefined };
  renderInShop(<CheckoutFlow {...sampleCart([saree])} shopfront={shopfront} {...events} />);
}

const field = () => screen.queryByLabelText(/^Your PO number/);
const pay = () => userEvent.click(screen.getByRole('button', { name: /^Pay/ }));

test('sends the PO number of a business with the order', async () => {
  showTo('b2b_buyer');
  fireEvent.change(field()!, { target: { value: ' PO/2026/42 ' } });
  await pay();
  await expect
    .poll(() => payments.calls.find(({ path }) => path === 'create-order')?.body, { timeout: 8000 })
    .toMatchObject({ purchaseOrderNumber: 'PO/2026/42' });
});

test('rejects an invalid PO number at its field', async () => {
  showTo('b2b_buyer');
  fireEvent.change(field()!, { target: { value: '=1+1' } });
  await pay();
  const message = 'A PO number can contain only letters, digits, spaces and . / # - _';
  expect(await screen.findByText(message, {}, { timeout: 8000 })).toBeVisible();
  expect(payments.calls.map(({ path }) => path)).not.toContain('create-order');
});

test('keeps a PO number that is too long, with a message', async () => {
  showTo('b2b_buyer');
  const long = 'PO/2026/'.repeat(6);
  await userEvent.type(field()!, long);
  await userEvent.tab();
  const message = 'The PO number can have at most 40 characters.';
  expect(await screen.findByText(message)).toBeVisible();
  expect(field()).toHaveValue(long);
});

test('asks only businesses for a PO number', () => {
  showTo('customer');
  expect(field()).toBeNull();
});
