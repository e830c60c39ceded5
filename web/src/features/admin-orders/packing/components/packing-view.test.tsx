import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '#lib/server/api-client.ts';
import { callStaffApi, fetchStaffFile } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { PackingPage } from './packing-view.tsx';

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
  fetchStaffFile: vi.fn(() => Promise.resolve(new Blob(['pdf']))),
}));
vi.mock('#lib/files/save-file.ts', () => ({ saveFile: vi.fn() }));

const answer = vi.mocked(callStaffApi);
const line = {
  title: 'Kurta',
  measurements: '',
  giftNote: '',
  image: '',
  sku: 'KUR-M',
  barcode: '',
  quantity: 2,
};
const ORDER = {
  ...{ id: 'o1', number: 'KG-ABCD1234', revision: 3, orderedAt: '2026-11-20T05:00:00.000Z' },
  ...{ customer: 'Asha Verma', place: 'Pune, Maharashtra', toCollect: 0, needsReview: false },
  ...{ parcel: 1, parcels: 1 },
  lines: [{ ...line, key: 'kurta' }],
};

beforeEach(() => {
  answer.mockReset();
  answer.mockResolvedValue({ success: true, order: ORDER });
});

async function scan(code: string): Promise<void> {
  await userEvent.keyboard(`${code}{Enter}`);
}

const calls = () => answer.mock.calls.map(([path, call]) => [path, call?.body]);

test('Enter alone opens the next order, and finishes a counted one', async () => {
  renderInShop(<PackingPage />);
  await scan('');
  expect(await screen.findByText('0 of 2 counted')).toBeVisible();
  await scan('');
  expect(await screen.findByText('2 pieces not counted yet')).toBeVisible();
  await scan('kur-m');
  await scan('kur-m');
  expect(await screen.findByText('2 of 2 counted')).toBeVisible();
  answer.mockResolvedValue({
    success: true,
    order: { id: 'o1', number: ORDER.number, state: 'packed', revision: 4 },
  });
  await scan('');
  expect(await screen.findByText('KG-ABCD1234 is packed.')).toBeVisible();
  expect(calls()).toEqual([
    ['/packing', { code: '', after: '', takeOver: false }],
    ['/packing/o1/finish', { revision: 3, reason: '' }],
  ]);
  await vi.waitFor(() => expect(fetchStaffFile).toHaveBeenCalledTimes(2));
});

test('handles scans that arrive while the order is being opened', async () => {
  let open: (answer: Record<string, unknown>) => void = () => undefined;
  answer.mockReturnValue(new Promise((resolve) => (open = resolve)));
  renderInShop(<PackingPage />);
  await scan(ORDER.number);
  await scan('KUR-M');
  await scan('KUR-L');
  open({ success: true, order: ORDER });
  expect(await screen.findByText('1 of 2 counted')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('KUR-L is not in KG-ABCD1234. Put it back.');
});

test('names the person who packs an order, and takes over when asked', async () => {
  const taken = { status: 409, code: 'being_packed', details: { number: ORDER.number } };
  answer.mockRejectedValueOnce(new ApiError('Meera Das is packing KG-ABCD1234.', taken));
  renderInShop(<PackingPage />);
  await scan(ORDER.number);
  expect(await screen.findByRole('alert')).toHaveTextContent('Meera Das is packing');
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
  expect(await screen.findByText('0 of 2 counted')).toBeVisible();
  expect(calls().at(-1)).toEqual(['/packing', { code: ORDER.number, after: '', takeOver: true }]);
});

test('goes on with the next parcel of an order that was split, and prints only what was packed', async () => {
  answer.mockResolvedValue({ success: true, order: { ...ORDER, parcels: 2 } });
  renderInShop(<PackingPage />);
  await scan(ORDER.number);
  expect(await screen.findByText('Parcel 1 of 2')).toBeVisible();
  await scan('kur-m');
  await scan('kur-m');
  expect(await screen.findByText('2 of 2 counted')).toBeVisible();
  answer.mockResolvedValue({ success: true, order: { ...ORDER, state: 'packed', revision: 4 } });
  await scan('');
  expect(await screen.findByText('Parcel 1 of 2 of KG-ABCD1234 is packed.')).toBeVisible();
  await vi.waitFor(() =>
    expect(fetchStaffFile).toHaveBeenLastCalledWith('/orders/papers/label?order=o1&number=1'),
  );
  answer.mockResolvedValue({ success: true, order: { ...ORDER, parcel: 2, parcels: 2 } });
  await scan('');
  expect(await screen.findByText('Parcel 2 of 2')).toBeVisible();
  expect(calls().at(-1)).toEqual(['/packing', { code: ORDER.number, after: '', takeOver: false }]);
});
