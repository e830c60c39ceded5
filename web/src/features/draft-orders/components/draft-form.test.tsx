import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import type { DraftDetails } from '@kargha/domain/orders/draft-order-endpoints';
import { paise } from '@kargha/domain/money/paise';
import { ApiError, type JsonObject } from '#lib/server/api-client.ts';
import { callStaffApi } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sentCustomer } from '#testing/sample-customer.ts';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { DraftForm } from './draft-form.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const savedDraft = {
  id: 'd1',
  name: 'Asha Verma',
  email: 'asha.verma@kargha.example',
  pieces: 2,
  uid: null,
  customer: {
    name: 'Asha Verma',
    email: 'asha.verma@kargha.example',
    phone: '9876543210',
    address: {
      line1: '4 Loom Lane',
      line2: '',
      city: 'Kolkata',
      state: 'West Bengal',
      pincode: '700001',
      country: 'India',
    },
    gstin: '',
    companyName: '',
  },
  items: [{ productId: 'p1', quantity: 2 }],
  couponCode: '',
  discount: null,
  shipping: null,
  note: '',
  revision: 3,
  total: paise(360_000),
  state: 'open',
  orderId: '',
  orderNumber: '',
} as const;
const draft: DraftDetails = {
  ...savedDraft,
  items: [...savedDraft.items],
  updatedAt: new Date('2026-11-21T10:00:00Z'),
};

type Answer = (body: JsonObject) => void;
const world: { saved: Answer; customer: Answer } = { saved: vi.fn(), customer: vi.fn() };

beforeEach(() => {
  vi.mocked(callStaffApi).mockReset();
  vi.mocked(callStaffApi).mockImplementation((path, call) => {
    if (path === '/draft-orders/price') return new Promise(() => undefined);
    if (path.startsWith('/customers?')) {
      return Promise.resolve({ rows: [sentCustomer()], nextCursor: null });
    }
    if (path === '/customers/c1') return new Promise((resolve) => (world.customer = resolve));
    if (call?.method) return new Promise((resolve) => (world.saved = resolve));
    return Promise.resolve({});
  });
});

const field = (label: RegExp | string) => screen.getByLabelText(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const saves = () =>
  vi
    .mocked(callStaffApi)
    .mock.calls.filter(([path, call]) => call?.method && !path.endsWith('/price'));

test('keeps what is typed while a customer loads', async () => {
  renderInShop(<DraftForm draft={draft} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Find a customer' }), 'ravi');
  await userEvent.click(await screen.findByRole('option', { name: /Ravi Das/ }));
  await userEvent.type(field(/^Staff note/), 'Call before noon');
  world.customer({
    customer: sentCustomer(),
    orders: [],
    addresses: [],
    gstNumber: '',
    isSuspended: false,
  });
  expect(await screen.findByDisplayValue('Ravi Das')).toBeVisible();
  expect(field(/^Staff note/)).toHaveValue('Call before noon');
});

test('keeps what is typed while a draft is being saved, and saves it next time', async () => {
  renderInShop(<DraftForm draft={draft} />);
  await userEvent.type(field(/^Staff note/), 'Call');
  await press('Save draft');
  await userEvent.type(field(/^Staff note/), ' before noon');
  const updatedAt = '2026-11-21T10:05:00Z';
  world.saved({ draft: { ...savedDraft, note: 'Call', revision: 4, updatedAt } });
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(field(/^Staff note/)).toHaveValue('Call before noon');
  await press('Save draft');
  await vi.waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]?.[1]?.body).toMatchObject({ note: 'Call before noon', revision: 4 });
});

test('links to the saved draft when a change was made after it was saved', async () => {
  const sentence = 'This was already saved, but without your latest change.';
  const reason = { status: 409, code: 'already_saved', details: { id: 'd7' } };
  renderInShop(
    <Routes>
      <Route path="/" element={<DraftForm template={draft} />} />
      <Route path="/admin/orders/drafts/d7" element={<p>The saved draft</p>} />
    </Routes>,
  );
  vi.mocked(callStaffApi).mockRejectedValue(new ApiError(sentence, reason));
  await press('Save draft');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByText('Draft saved')).toBeNull();
  await press('Open saved record');
  expect(await screen.findByText('The saved draft')).toBeVisible();
});

test('adds the same product twice with different options', async () => {
  const totals = { subtotal: 0, discount: 0, shipping: 0, tax: 0, giftCard: 0, total: 0 };
  const choices = [{ id: 'v1', name: 'Size', values: ['38', '42'] }];
  const line = {
    productId: 'p1',
    title: 'Ajrakh kurta',
    sku: 'AJK-1',
    image: '',
    unitPrice: 180_000,
    quantity: 1,
    available: 0,
    choices,
    problem: '',
  };
  const inner = vi.mocked(callStaffApi).getMockImplementation()!;
  vi.mocked(callStaffApi).mockImplementation((path, call) =>
    path === '/draft-orders/price'
      ? Promise.resolve({ price: { totals, lines: [line] } })
      : inner(path, call),
  );
  const items = [
    { productId: 'p1', options: { Size: '38' }, quantity: 1 },
    { productId: 'p1', quantity: 1 },
  ];
  renderInShop(<DraftForm draft={{ ...draft, items }} />);
  expect(await screen.findByText('Please choose a size for Ajrakh kurta.')).toBeVisible();
  // The line without a size has no stock yet.
  expect(screen.getAllByText('Sold out')).toHaveLength(1);
  const [first, second] = screen.getAllByLabelText('Size of Ajrakh kurta');
  expect(first).toHaveValue('38');
  await userEvent.selectOptions(second!, '42');
  expect(screen.queryByText('Please choose a size for Ajrakh kurta.')).toBeNull();
  await press('Save draft');
  await vi.waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]?.[1]?.body).toMatchObject({
    items: [items[0], { productId: 'p1', options: { Size: '42' }, quantity: 1 }],
  });
});
