import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { callStaffApi } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { CashPage } from './cash-view.tsx';

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));
vi.mock('#session/state/permissions.ts', () => ({ useCan: () => () => true }));

const answer = vi.mocked(callStaffApi);

const ROW = {
  orderId: 'o1',
  orderNumber: 'KG-ABCD1234',
  courier: 'Delhivery',
  awb: 'AWB1001',
  amount: 188_000,
  deliveredAt: '2026-11-20T05:00:00.000Z',
};

interface Sent {
  isDryRun: boolean;
  reference: string;
  rows: { awb: string; amount: number }[];
}

/** jsdom has no streams of files. */
const file = (text: string) =>
  Object.assign(new File([text], 'remittance.csv', { type: 'text/csv' }), {
    stream: () => new Response(text).body,
  });

const sent = () => answer.mock.calls.flatMap(([, call]) => (call?.body as Sent | undefined) ?? []);

beforeEach(() => {
  answer.mockReset();
  answer.mockImplementation((_path, call) => {
    const body = call?.body as Sent | undefined;
    if (!body) return Promise.resolve({ success: true, rows: [ROW], nextCursor: null });
    const outcomes = body.rows.map(({ awb }) => ({
      awb,
      orderNumber: awb === 'AWB1001' ? ROW.orderNumber : '',
      problem: awb === 'AWB1001' ? '' : 'No parcel has this tracking number.',
    }));
    return Promise.resolve({ success: true, outcomes });
  });
});

test('lists collected cash, checks a file and records what matches', async () => {
  renderInShop(<CashPage />);
  expect(await screen.findByRole('link', { name: 'KG-ABCD1234' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Import remittance' }));
  const rows = 'AWB;COD amount\nawb1001;1,880.00\nAWB2002;₹ 500\nAWB3003;free\n';
  await userEvent.upload(screen.getByLabelText('CSV file'), file(rows));
  const preview = '1 ready, together ₹1,880; 2 not matching. Nothing has been changed yet.';
  expect(await screen.findByText(new RegExp(preview))).toBeVisible();
  expect(screen.getByText(/Row 4:/).closest('li')).toHaveTextContent('no amount');
  expect(screen.queryByRole('button', { name: 'Record 1 row' })).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Reference/), 'UTR12345');
  await userEvent.click(screen.getByRole('button', { name: 'Record 1 row' }));
  expect(await screen.findByText('1 recorded, 2 not matching.')).toBeVisible();
  expect(sent()).toMatchObject([
    {
      isDryRun: true,
      rows: [
        { awb: 'AWB1001', amount: 188_000 },
        { awb: 'AWB2002', amount: 50_000 },
      ],
    },
    { isDryRun: false, reference: 'UTR12345' },
  ]);
});

test('refuses a file without the columns', async () => {
  renderInShop(<CashPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Import remittance' }));
  await userEvent.upload(screen.getByLabelText('CSV file'), file('Order,Sum\nKG-1,5\n'));
  expect(await screen.findByText('This file has no columns named AWB and Amount.')).toBeVisible();
  expect(sent()).toEqual([]);
});
