import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { discountEndpoints, type DiscountRow } from '@kargha/domain/pricing/discount-endpoints';
import { paise } from '@kargha/domain/money/paise';
import type { ServerQuery } from '#lib/reading/server-state.ts';
import { ApiError } from '#lib/server/api-client.ts';
import { callStaffApi } from '#session/state/staff-api.ts';
import { answerEndpoints, answerTo } from '#testing/answer-endpoints.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { DiscountForm } from './discount-form.tsx';

beforeEach(() => signInStaff('owner'));

const createDiscount = vi.fn<(body: object) => Promise<DiscountRow>>();
const changeDiscount = vi.fn<(code: string, body: object) => Promise<DiscountRow>>();
const { findProducts } = vi.hoisted(() => ({
  findProducts: vi.fn<(words: string) => ServerQuery<object[]>>(),
}));
vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));
vi.mock('#session/state/find-products.ts', () => ({ findProducts }));

const LOOM: DiscountRow = {
  method: 'code',
  code: 'LOOM500',
  description: '₹500 off from ₹5,000',
  kind: 'fixed',
  percent: 0,
  amount: paise(50_000),
  maxDiscount: null,
  minSubtotal: paise(500_000),
  collections: [],
  products: [],
  titles: {},
  roles: [],
  perPersonLimit: 2,
  totalLimit: 400,
  used: 0,
  active: true,
  standing: 'active',
  startsAt: new Date('2026-11-01T04:30:00.000Z'),
  endsAt: null,
  updatedAt: new Date('2026-11-01T05:00:00.000Z'),
};

const onSaved = vi.fn();
beforeEach(() => {
  vi.resetAllMocks();
  findProducts.mockImplementation((words) => ({
    queryKey: [words],
    queryFn: () => Promise.resolve([{ id: words, label: `Stole ${words}`, detail: '' }]),
  }));
  answerEndpoints(vi.mocked(callStaffApi), [
    answerTo(discountEndpoints.create, async ({ body }) => ({
      discount: await createDiscount(body),
    })),
    answerTo(discountEndpoints.change, async ({ params: { code = '' }, body }) => ({
      discount: await changeDiscount(code, body),
    })),
  ]);
  createDiscount.mockResolvedValue(LOOM);
  changeDiscount.mockResolvedValue(LOOM);
});

const fillField = async (label: RegExp | string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const save = () => press('Save');

test('sends a new code in paise with dates in IST', async () => {
  renderInShop(<DiscountForm onSaved={onSaved} />);
  await fillField('Discount code', 'loom 500');
  await fillField('Description', '₹500 off');
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Fixed amount');
  await fillField('Amount (₹)', '500');
  await fillField(/^Minimum order/, '5,000');
  await userEvent.click(screen.getByLabelText('Saree'));
  await userEvent.click(screen.getByLabelText('B2B Buyer'));
  await fillField(/^Uses per customer/, '2');
  await fillField('Starts', '2026-12-01T00:00');
  await press('Create discount');
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith(LOOM));
  expect(createDiscount).toHaveBeenCalledWith({
    method: 'code',
    code: 'loom 500',
    description: '₹500 off',
    kind: 'fixed',
    percent: 0,
    amount: 50_000,
    maxDiscount: null,
    minSubtotal: 500_000,
    collections: ['saree'],
    products: [],
    roles: ['b2b_buyer'],
    isPublic: false,
    perPersonLimit: 2,
    totalLimit: null,
    startsAt: '2026-11-30T18:30:00.000Z',
    endsAt: null,
  });
});

test('shows missing fields and sends nothing', async () => {
  renderInShop(<DiscountForm onSaved={onSaved} />);
  await fillField('Percent', '120');
  await press('Create discount');
  expect(await screen.findByText('Please enter a code')).toBeVisible();
  expect(screen.getByText('Please describe the discount')).toBeVisible();
  expect(screen.getByText('Please enter a percentage from 1 to 100')).toBeVisible();
  expect(screen.getByLabelText('Discount code')).toHaveFocus();
  expect(createDiscount).not.toHaveBeenCalled();
});

test('shows the value of a used code as text and lets staff raise its limit', async () => {
  renderInShop(<DiscountForm discount={{ ...LOOM, used: 3 }} onSaved={onSaved} />);
  expect(screen.getByText('₹500 off, minimum order ₹5,000')).toBeVisible();
  expect(screen.queryByLabelText('Amount (₹)')).not.toBeInTheDocument();
  await fillField(/^Total uses/, '500');
  await save();
  await vi.waitFor(() => expect(changeDiscount).toHaveBeenCalledOnce());
  expect(changeDiscount.mock.calls[0]).toMatchObject([
    'LOOM500',
    { amount: 50_000, totalLimit: 500, updatedAt: '2026-11-01T05:00:00.000Z' },
  ]);
});

test('keeps the form after a failed edit and says why', async () => {
  const sentence = 'Someone else has just changed this.';
  changeDiscount.mockRejectedValue(new ApiError(sentence, { status: 409, code: 'stale' }));
  renderInShop(<DiscountForm discount={LOOM} onSaved={onSaved} />);
  await fillField('Description', 'Five hundred off');
  await save();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Description')).toHaveValue('Five hundred off');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
});

test('keeps changes typed while saving and saves them next', async () => {
  let answer: (row: DiscountRow) => void = () => undefined;
  changeDiscount.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const later = '2026-11-02T05:00:00.000Z';
  function DiscountDetails() {
    const [row, setRow] = useState(LOOM);
    return <DiscountForm discount={row} onSaved={setRow} />;
  }
  renderInShop(<DiscountDetails />);
  await fillField('Description', 'Five hundred off');
  await save();
  await fillField('Description', 'Five hundred rupees off');
  answer({ ...LOOM, description: 'Five hundred off', updatedAt: new Date(later) });
  expect(await screen.findByText('Discount saved')).toBeVisible();
  expect(screen.getByLabelText('Description')).toHaveValue('Five hundred rupees off');
  await save();
  await vi.waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  expect(changeDiscount.mock.lastCall?.[1]).toMatchObject({
    description: 'Five hundred rupees off',
    updatedAt: later,
  });
});

test('sends an automatic discount without limits and lets staff remove a product', async () => {
  renderInShop(<DiscountForm onSaved={onSaved} />);
  await fillField(/^Uses per customer/, '3');
  await userEvent.selectOptions(screen.getByLabelText('Method'), 'automatic');
  expect(screen.queryByLabelText(/^Uses/)).not.toBeInTheDocument();
  await fillField('Internal name', 'stole-week');
  await fillField('Description', 'Stole week');
  for (const words of ['red', 'blue', 'grey']) {
    await userEvent.type(screen.getByRole('combobox', { name: 'Limit to these products' }), words);
    await userEvent.click(await screen.findByRole('option', { name: `Stole ${words}` }));
  }
  await press('Remove Stole blue');
  await press('Create discount');
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith(LOOM));
  expect(createDiscount.mock.calls[0]?.[0]).toMatchObject({
    method: 'automatic',
    code: 'stole-week',
    products: ['red', 'grey'],
    isPublic: false,
    perPersonLimit: null,
  });
});

test('names the products of a discount and marks a deleted one', () => {
  const onTwo = { ...LOOM, products: ['a', 'b'], titles: { a: 'Blue stole', b: '' } };
  renderInShop(<DiscountForm discount={onTwo} onSaved={onSaved} />);
  expect(screen.getByText('Blue stole')).toBeVisible();
  expect(screen.getByText('Deleted product')).toBeVisible();
});
