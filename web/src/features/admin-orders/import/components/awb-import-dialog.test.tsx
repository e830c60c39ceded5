import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { AwbImportButton } from './awb-import-dialog.tsx';

const { call } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: { path: string }, request: { body: Body }) => Promise<object>>(),
}));
vi.mock('#session/state/staff-endpoint.ts', () => ({ callStaffEndpoint: call }));
vi.mock('#session/state/permissions.ts', () => ({ useCan: () => () => true }));

interface Body {
  dryRun: boolean;
  parcels: { order: string; awb: string }[];
}

/** jsdom has no streams of files. */
const file = (text: string) =>
  Object.assign(new File([text], 'awbs.csv', { type: 'text/csv' }), {
    stream: () => new Response(text).body,
  });

/** Refuses orders whose number ends with 9. */
const answer = ({ parcels }: Body) => ({
  outcomes: parcels.map(({ order, awb }) => {
    const isRefused = order.endsWith('9');
    return {
      ...{ number: order, awb },
      result: isRefused ? 'refused' : 'shipped',
      problem: isRefused ? 'We could not find this order.' : '',
    };
  }),
});

beforeEach(() => {
  call.mockReset();
  call.mockImplementation((_endpoint, { body }) => Promise.resolve(answer(body)));
});

test('checks every row first, then imports the file in parts of 50', async () => {
  const onImported = vi.fn();
  renderInShop(<AwbImportButton onImported={onImported} />);
  await userEvent.click(screen.getByRole('button', { name: 'Import tracking numbers' }));
  const rows = Array.from({ length: 60 }, (_, row) => `KG-${row},Delhivery,AWB${row + 1000}`);
  const text = [
    'Order number;Courier;Tracking number',
    ...rows.map((row) => row.replaceAll(',', ';')),
  ];
  await userEvent.upload(screen.getByLabelText('CSV file'), file(text.join('\r\n')));
  const checked = '54 ready, 0 unchanged, 6 refused. Nothing has been changed yet.';
  expect(await screen.findByText(checked)).toBeVisible();
  expect(screen.getAllByRole('listitem')[4]).toHaveTextContent(
    'Row 11: Refused KG-9 AWB1009 We could not find this order.',
  );
  expect(call.mock.calls.map(([, { body }]) => [body.dryRun, body.parcels.length])).toEqual([
    [true, 50],
    [true, 10],
  ]);
  expect(onImported).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Import 54 rows' }));
  expect(await screen.findByText('54 imported, 0 unchanged, 6 refused.')).toBeVisible();
  expect(call.mock.calls.slice(2).map(([, { body }]) => body.dryRun)).toEqual([false, false]);
  expect(onImported).toHaveBeenCalledOnce();
});

test('refuses a file without the required columns', async () => {
  renderInShop(<AwbImportButton onImported={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Import tracking numbers' }));
  await userEvent.upload(screen.getByLabelText('CSV file'), file('Title,Price\nSaree,1800'));
  const message = 'This file has no columns named Order, Courier and AWB.';
  expect(await screen.findByText(message)).toBeVisible();
  expect(call).not.toHaveBeenCalled();
});
