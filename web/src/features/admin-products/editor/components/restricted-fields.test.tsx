import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { callStaffApi } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { ProductForm } from './product-form.tsx';

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const answer = vi.mocked(callStaffApi);
const RESTRICTED = 'Require an access code';
const rows = [
  {
    id: 'a1',
    label: 'Uniform of the hill school',
    companyName: 'Hill School',
    last4: 'N4PD',
    maxUses: 600,
    uses: 12,
    active: true,
    expiresAt: '2099-11-30T18:29:59.999Z',
    createdAt: '2026-11-20T06:00:00Z',
  },
];

beforeEach(() => {
  answer.mockReset().mockResolvedValue({ rows, nextCursor: null });
});

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save product' }));
const sent = () => answer.mock.calls.find(([, call]) => call?.method === 'PUT')?.[1]?.body;

test('asks for an access code only when one is required', async () => {
  renderInShop(<ProductForm product={sampleProduct()} />);
  expect(screen.getByLabelText(RESTRICTED)).not.toBeChecked();
  expect(answer).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText(RESTRICTED));
  const code = await screen.findByLabelText('Access code');
  expect(answer.mock.calls).toEqual([['/access-codes?brief=true', { method: 'GET' }]]);
  expect(screen.getByRole('link', { name: 'Manage access codes' })).toHaveAttribute(
    'href',
    '/admin/access-codes',
  );
  await userEvent.selectOptions(code, 'Uniform of the hill school · N4PD');
  await save();
  await waitFor(() => expect(sent()).toMatchObject({ restricted: true, accessCodeId: 'a1' }));
});

test('removes the code when a product is open to everyone again', async () => {
  renderInShop(<ProductForm product={sampleProduct({ restricted: true, accessCodeId: 'a1' })} />);
  expect(await screen.findByLabelText('Access code')).toHaveValue('a1');
  await userEvent.click(screen.getByLabelText(RESTRICTED));
  await save();
  await waitFor(() => expect(sent()).toMatchObject({ restricted: false, accessCodeId: null }));
});

test('retries loading codes and keeps the selected one', async () => {
  answer.mockRejectedValueOnce(new Error('The shop is away.'));
  renderInShop(<ProductForm product={sampleProduct({ restricted: true, accessCodeId: 'old' })} />);
  expect(await screen.findByText('The shop is away.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByLabelText('Access code')).toHaveValue('old');
});
