import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { RegisterKind } from '@kargha/domain/reports/analytics';
import type { RegisterDocument } from '@kargha/domain/reports/analytics-endpoints';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { RegisterExport } from './gst-table.tsx';

interface Page {
  from: string;
  to: string;
  kind: RegisterKind;
  cursor: string;
}
type Request = (page: Page) => Promise<ListPage<RegisterDocument>>;

const { readRegister, saveCsv } = vi.hoisted(() => ({
  readRegister: vi.fn<Request>(),
  saveCsv: vi.fn<(name: string, csv: string) => void>(),
}));
vi.mock('#session/state/staff-endpoint.ts', () => ({
  callStaffEndpoint: (_: unknown, { query }: { query: Page }) => readRegister(query),
}));
vi.mock('#lib/files/save-file.ts', () => ({ saveCsv }));

const RANGE = { from: '2026-11-01', to: '2026-11-30' };

const invoice: RegisterDocument = {
  kind: 'invoice',
  number: 'KG/2627/000007',
  financialYear: '2627',
  serial: 7,
  issuedAt: new Date('2026-11-20T20:00:00Z'),
  against: '',
  buyer: '=Malhar Gifts, LLP',
  gstin: '29AAHCK6072R1ZX',
  placeOfSupply: { name: 'Delhi', stateCode: '07' },
  goods: [
    goodsIn({ hsnCode: '5208', taxPercent: 18, quantity: 2, taxable: 100_000, igst: 18_000 }),
    goodsIn({ hsnCode: '6214', taxPercent: 5, quantity: 1, taxable: 70_707, igst: 3_535 }),
  ],
  shipping: 9900,
  roundOff: -42,
  total: 202_100,
};
const note: RegisterDocument = {
  ...invoice,
  kind: 'credit-note',
  number: 'KC/2627/000001',
  serial: 1,
  against: invoice.number,
  goods: invoice.goods.slice(0, 1),
  shipping: 0,
  roundOff: 0,
  total: 118_000,
};
const DOCUMENTS: Partial<Record<string, ListPage<RegisterDocument>>> = {
  'invoice ': { rows: [invoice], nextCursor: 'KG-2627-000007' },
  'invoice KG-2627-000007': {
    rows: [{ ...invoice, number: 'KG/2627/000008', serial: 8 }],
    nextCursor: null,
  },
  'credit-note ': { rows: [note], nextCursor: null },
};

function goodsIn(
  more: Partial<RegisterDocument['goods'][number]>,
): RegisterDocument['goods'][number] {
  const none = { hsnCode: '', taxPercent: 0, quantity: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };
  return { ...none, unit: 'PCS', ...more };
}

beforeEach(() => {
  saveCsv.mockReset();
  readRegister.mockReset();
  readRegister.mockImplementation(({ kind, cursor }) =>
    Promise.resolve(DOCUMENTS[`${kind} ${cursor}`] ?? { rows: [], nextCursor: null }),
  );
});

async function exported(button: string) {
  renderInShop(<RegisterExport range={RANGE} />);
  await userEvent.click(screen.getByRole('button', { name: button }));
  await vi.waitFor(() => expect(saveCsv).toHaveBeenCalledTimes(1));
  const [name = '', csv = ''] = saveCsv.mock.calls[0] ?? [];
  return { name, lines: csv.split('\r\n') };
}

test('writes a row per HSN code and rate that add up to the document’s total', async () => {
  const { name, lines } = await exported('Export GST register');
  expect(name).toBe('gst-register-2026-11-01-2026-11-30.csv');
  for (const [page] of readRegister.mock.calls) expect(page).toMatchObject(RANGE);
  expect(lines[0]).toContain('Place of supply,HSN,Rate %,Unit,Quantity,Taxable value (₹)');
  const valueText = `Invoice,KG/2627/000007,2026-11-21,,"'=Malhar Gifts, LLP",29AAHCK6072R1ZX,07-Delhi`;
  expect(lines.slice(1, 3)).toEqual([
    `${valueText},5208,18,PCS,2,1000.00,0.00,0.00,180.00,99.00,-0.42,2021.00`,
    `${valueText},6214,5,PCS,1,707.07,0.00,0.00,35.35,0.00,0.00,`,
  ]);
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toMatch(/^Credit note,KC.2627.000001,2026-11-21,KG.2627.000007,/);
  expect(lines.at(-1)).toMatch(/,5208,18,PCS,-2,-1000.00,0.00,0.00,-180.00,0.00,0.00,-1180.00$/);
  const amounts = lines.slice(1, 3).map((line) => line.split(',').slice(-7).map(Number));
  const sum = amounts.flatMap((row) => row.slice(0, -1)).reduce((all, one) => all + one);
  expect(sum).toBeCloseTo(2021, 6);
});

test('lists the numbers issued in each series, with none cancelled', async () => {
  const { name, lines } = await exported('Export document numbers');
  expect(name).toBe('gst-numbers-issued-2026-11-01-2026-11-30.csv');
  expect(lines).toEqual([
    'Kind,Financial year,First number,Last number,Issued,Cancelled',
    'Invoice,2026-27,KG/2627/000007,KG/2627/000008,2,0',
    'Credit note,2026-27,KC/2627/000001,KC/2627/000001,1,0',
  ]);
  expect(readRegister.mock.calls.map(([{ kind }]) => kind)).toEqual([
    'invoice',
    'invoice',
    'credit-note',
    'receipt',
    'refund-voucher',
  ]);
});

test('shows the server’s message and saves no file', async () => {
  readRegister.mockRejectedValue(new Error('You are not allowed to do this.'));
  renderInShop(<RegisterExport range={RANGE} />);
  await userEvent.click(screen.getByRole('button', { name: 'Export GST register' }));
  expect(await screen.findByText('You are not allowed to do this.')).toBeVisible();
  expect(saveCsv).not.toHaveBeenCalled();
});
