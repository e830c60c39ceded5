import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { callApi, type JsonObject } from '#lib/server/api-client.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { OrderBankTransfer } from './order-bank-transfer.tsx';

vi.mock('../state/sign-in-actions.ts', () => ({ idToken: () => Promise.resolve('token') }));
vi.mock('#lib/server/api-client.ts', async (original) => ({
  ...(await original<JsonObject>()),
  callApi: vi.fn(),
}));

beforeEach(() => {
  vi.mocked(callApi).mockReset();
});

test('shows the shop’s bank account', async () => {
  vi.mocked(callApi).mockResolvedValue({
    bankAccount: {
      bankName: 'Sample Bank',
      holder: 'Kargha',
      number: '000123456789',
      ifsc: 'SMPL0001234',
    },
  });
  renderInShop(<OrderBankTransfer orderId="o 1" />);
  await userEvent.click(await screen.findByText('Pay by bank transfer'));
  for (const fact of ['Sample Bank', 'Kargha', '000123456789', 'SMPL0001234']) {
    expect(screen.getByText(fact)).toBeVisible();
  }
  expect(callApi).toHaveBeenCalledExactlyOnceWith('/instalments/o%201/bank-account', {
    method: 'GET',
    token: 'token',
  });
});

test('says that bank details will follow without an account', async () => {
  vi.mocked(callApi).mockResolvedValue({ bankAccount: null });
  renderInShop(<OrderBankTransfer orderId="o1" />);
  expect(
    await screen.findByText(
      'You can also pay by bank transfer. We will send you our account details.',
    ),
  ).toBeVisible();
});
