import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { SavedAddress, UserProfile } from '@kargha/domain/people/user-schema';
import { useSession } from '#session/state/session-store.ts';
import { fakePayments, type FakePayments } from '#testing/fake-payments.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleCart, saree, shopfront, typedCustomer } from '#testing/sample-purchase.ts';

import { CheckoutFlow } from '../../components/checkout-flow.tsx';

const written = vi.hoisted(() => ({ addresses: [] as unknown[], isReachable: true }));
vi.mock('../data/address-book-api.ts', () => ({
  writeAddresses: (_uid: string, addresses: unknown[]) => {
    if (!written.isReachable) return Promise.reject(new Error('offline'));
    written.addresses = addresses;
    return Promise.resolve();
  },
}));

const home: SavedAddress = {
  id: 'home',
  name: 'Asha Devi',
  phone: '9876543210',
  line1: '12 Weaver Lane',
  line2: '',
  city: 'Varanasi',
  state: 'Uttar Pradesh',
  pincode: '221001',
  country: 'India',
};
const work: SavedAddress = { ...home, id: 'work', line1: '4 Silk Market' };

const asha = (changes: Partial<UserProfile> = {}) =>
  ({
    uid: 'asha',
    fullName: 'Asha Devi',
    email: 'asha@kargha.example',
    phone: '+919876543210',
    gstNumber: '',
    companyName: '',
    addresses: [home, work],
    ...changes,
  }) as UserProfile;

const TYPED = { ...typedCustomer, 'Address line 1': '7 New Street', Pincode: '221002' };

let api: FakePayments;

beforeEach(() => {
  useSession.setState({ status: 'signed-out' }, true);
  Object.assign(written, { addresses: [], isReachable: true });
  api = fakePayments();
});

function show(profile?: UserProfile) {
  if (profile) useSession.setState({ status: 'signed-in', profile }, true);
  const events = { onPaid: () => undefined, onOutdated: () => undefined };
  return renderInShop(<CheckoutFlow {...sampleCart([saree])} shopfront={shopfront} {...events} />);
}

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const fill = (changes: Partial<typeof TYPED> = {}) =>
  Object.entries({ ...TYPED, ...changes }).forEach(([label, value]) => type(label, value));
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const tickBusiness = () =>
  userEvent.click(screen.getByRole('checkbox', { name: /GST invoice for my business/ }));
const sentCustomer = () =>
  api.calls.find(({ path }) => path === 'create-order')?.body.customer as Record<string, unknown>;

describe('the pincode', () => {
  test('fills in city and state, which stay editable', async () => {
    show();
    type('Pincode', '500001');
    await waitFor(() => expect(field('City')).toHaveValue('Hyderabad'));
    expect(field('State')).toHaveValue('Telangana');
    expect(field('Pincode')).toHaveAccessibleDescription('Hyderabad, Telangana');
    type('City', 'Secunderabad');
    expect(field('City')).toHaveValue('Secunderabad');
  });

  test('replaces the values that the previous pincode filled in', async () => {
    show();
    type('Pincode', '500001');
    await waitFor(() => expect(field('City')).toHaveValue('Hyderabad'));
    type('Pincode', '221001');
    await waitFor(() => expect(field('City')).toHaveValue('Varanasi'));
    expect(field('State')).toHaveValue('Uttar Pradesh');
  });

  test('never overwrites typed values', async () => {
    show();
    type('City', 'Sarnath');
    type('Pincode', '221001');
    await waitFor(() => expect(field('State')).toHaveValue('Uttar Pradesh'));
    expect(field('City')).toHaveValue('Sarnath');
  });

  test('accepts a pincode missing from the directory', async () => {
    show();
    fill();
    type('Pincode', '799999');
    await press(/^Pay/);
    expect(await screen.findByText('KG-ABCD1234')).toBeVisible();
  });
});

describe('a business', () => {
  test('sends company and GST number with the order', async () => {
    show();
    fill({ City: 'Pune', State: 'Maharashtra', Pincode: '411001' });
    await tickBusiness();
    type('Company name', 'Deccan Looms');
    type('GST number', '27aapfu0939f1zv');
    await press(/^Pay/);
    await screen.findByText('KG-ABCD1234');
    expect(sentCustomer()).toMatchObject({
      gstin: '27AAPFU0939F1ZV',
      companyName: 'Deccan Looms',
    });
  });

  test('rejects a state that does not match pincode or GST number', async () => {
    show();
    fill({ State: 'Maharashtra' });
    await press(/^Pay/);
    expect(await screen.findByText(/^Pincode 221002 is in Uttar Pradesh/)).toBeVisible();
    fill();
    await tickBusiness();
    type('GST number', '27AAPFU0939F1ZV');
    await press(/^Pay/);
    expect(await screen.findByText(/is not registered in Uttar Pradesh/)).toBeVisible();
    expect(sentCustomer()).toBeUndefined();
  });

  test('rejects a mistyped GST number', async () => {
    show();
    fill();
    await tickBusiness();
    type('Company name', 'Deccan Looms');
    type('GST number', '27AAPFU0939F1ZW');
    await press(/^Pay/);
    expect(await screen.findByText(/last character of this GST number/)).toBeVisible();
    expect(field('GST number')).toHaveFocus();
    expect(sentCustomer()).toBeUndefined();
  });

  test('sends no business details when the box is unticked', async () => {
    show();
    fill();
    await tickBusiness();
    type('GST number', '27AAPFU0939F1ZW');
    await tickBusiness();
    await press(/^Pay/);
    await screen.findByText('KG-ABCD1234');
    expect(sentCustomer()).not.toHaveProperty('gstin');
  });

  test('fills in the GST number from the profile', () => {
    show(asha({ gstNumber: '27AAPFU0939F1ZV', companyName: 'Deccan Looms' }));
    expect(field('GST number')).toHaveValue('27AAPFU0939F1ZV');
    expect(field('Company name')).toHaveValue('Deccan Looms');
  });
});

describe('saved addresses', () => {
  test('fills in the first one; another or none can be chosen', async () => {
    show(asha());
    expect(field('Address line 1')).toHaveValue('12 Weaver Lane');
    expect(field('Phone')).toHaveValue('9876543210');
    await userEvent.selectOptions(await screen.findByLabelText('Deliver to'), 'work');
    expect(field('Address line 1')).toHaveValue('4 Silk Market');
    await userEvent.selectOptions(field('Deliver to'), 'Another address');
    expect(field('Address line 1')).toHaveValue('');
  });

  test('saves a new one when the box is ticked', async () => {
    show(asha());
    fill();
    await userEvent.click(screen.getByRole('checkbox', { name: /Save this address/ }));
    await press(/^Pay/);
    await screen.findByText('KG-ABCD1234');
    expect(written.addresses).toMatchObject([
      home,
      work,
      { line1: '7 New Street', phone: '9876543210' },
    ]);
  });

  test('offers no saving for a known address or a guest', () => {
    const first = show(asha());
    expect(screen.queryByRole('checkbox', { name: /Save this address/ })).toBeNull();
    first.unmount();
    useSession.setState({ status: 'signed-out' }, true);
    sessionStorage.clear();
    show();
    expect(screen.queryByRole('checkbox', { name: /Save this address/ })).toBeNull();
    expect(screen.queryByLabelText('Deliver to')).toBeNull();
  });

  test('places the order even when the address cannot be saved', async () => {
    written.isReachable = false;
    show(asha());
    fill();
    await userEvent.click(screen.getByRole('checkbox', { name: /Save this address/ }));
    await press(/^Pay/);
    expect(await screen.findByText(/could not save the address/)).toBeVisible();
    expect(await screen.findByText('KG-ABCD1234')).toBeVisible();
  });
});
