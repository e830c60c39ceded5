import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { saveCsv, saveFile } from '#lib/files/save-file.ts';
import { ApiError } from '#lib/server/api-client.ts';
import { callStaffApi, fetchStaffFile } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { TaxReturnsPage } from './tax-returns-view.tsx';

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
  fetchStaffFile: vi.fn(),
}));
vi.mock('#lib/files/save-file.ts', () => ({ saveFile: vi.fn(), saveCsv: vi.fn() }));

const NOTHING = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };
const SALES = { taxable: 1_000_000, cgst: 0, sgst: 0, igst: 180_000 };

const TAX_RETURN = {
  ...{ month: '2026-10', gstin: '29AAHCK6072R1ZM' },
  due: { gstr1: '2026-11-11', gstr3b: '2026-11-20' },
  tables: [
    { table: 'b2cs', documents: 3, filed: SALES, books: SALES },
    { table: 'hsn_b2c', documents: 3, filed: NOTHING, books: SALES },
  ],
  series: [
    {
      ...{ kind: 'invoice', financialYear: '2627', first: 'KG/2627/000001' },
      ...{ last: 'KG/2627/000003', count: 3, missing: 0, cancelled: 0 },
    },
  ],
  leftOut: { documents: 0, amounts: NOTHING },
  figures: SALES,
  warnings: [{ code: 'hsn_missing', count: 25, documents: ['KG/2627/000001'] }],
  gstr3b: {
    ...{ outward: SALES, untaxed: 0, inputTax: SALES, blocked: NOTHING, netInputTax: SALES },
    unregistered: [{ place: '32', taxable: 1_000_000, igst: 180_000 }],
    exemptPurchases: { interState: 0, intraState: 70_000 },
  },
};

const PURCHASE = {
  ...{ orderId: 'o1', orderNumber: 'PO-1042', supplierName: '=Weavers' },
  invoices: [
    {
      ...{ number: 'RW/41', date: '2026-10-05', gstin: '32ABXFA2964M1ZU', stateCode: '32' },
      ...{ isEligible: true, isTooLate: false },
      lines: [{ taxPercent: 5, taxable: 480_000, cgst: 0, sgst: 0, igst: 24_000 }],
    },
  ],
};

const GSTR1 = {
  ...{ gstin: '29AAHCK6072R1ZM', fp: '102026', version: 'GST3.2.4', hash: 'hash' },
  b2cs: [{ sply_ty: 'INTER', rt: 18, typ: 'OE', pos: '32', txval: 10_000, iamt: 1800, csamt: 0 }],
};

let taxReturn: object;
beforeEach(() => {
  vi.mocked(saveCsv).mockClear();
  taxReturn = TAX_RETURN;
  vi.mocked(callStaffApi).mockImplementation((path) =>
    Promise.resolve(
      path.includes('/purchases') ? { rows: [PURCHASE], nextCursor: null } : { taxReturn },
    ),
  );
  const file = new Blob([JSON.stringify(GSTR1)]);
  // jsdom's blobs cannot be read as text.
  file.text = () => Promise.resolve(JSON.stringify(GSTR1));
  vi.mocked(fetchStaffFile).mockResolvedValue(file);
});

const open = () => renderInShop(<TaxReturnsPage />, '/admin/tax-returns?month=2026-10');

test('shows each table next to the books and says which differ', async () => {
  open();
  const tables = await screen.findByRole('region', { name: 'Tables of GSTR-1' });
  const cells = within(tables)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    [
      '7 · Other unregistered buyers (B2CS)',
      '3',
      ...['₹10,000', '₹10,000', '₹1,800', '₹1,800'],
      'Equal',
    ],
    ['12 · HSN summary, unregistered', '3', ...['₹0', '₹10,000', '₹0', '₹1,800'], 'Differs'],
  ]);
  expect(screen.getByText(/equal the sales figures: ₹10,000/)).toBeVisible();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('1 thing to check');
  expect(alert).toHaveTextContent('no HSN code of 4 to 8 digits. 25 documents: KG/2627/000001 …');
  expect(screen.getByText('3.2 To unregistered persons in Kerala')).toBeVisible();
  expect(screen.getByText(/GSTR-1 by 11 Nov 2026, GSTR-3B by 20 Nov 2026/)).toBeVisible();
});

test('names what is left out and a difference from the sales figures', async () => {
  const amounts = { ...NOTHING, taxable: -200_000 };
  const figures = { ...SALES, taxable: 800_000 };
  taxReturn = { ...TAX_RETURN, leftOut: { documents: 1, amounts }, figures };
  const { unmount } = open();
  expect(await screen.findByText(/With −₹2,000 in documents left out/)).toBeVisible();
  unmount();
  taxReturn = { ...TAX_RETURN, month: '2026-09', figures };
  renderInShop(<TaxReturnsPage />, '/admin/tax-returns?month=2026-09');
  expect(await screen.findByText(/the sales figures say ₹8,000/)).toBeVisible();
});

test('says that a month without documents still has a nil return', async () => {
  taxReturn = { ...TAX_RETURN, tables: [], series: [], warnings: [], figures: NOTHING };
  open();
  expect(await screen.findByText(/still files a nil return/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Tables of GSTR-1' })).not.toBeInTheDocument();
  expect(screen.getByText('No documents were issued in this month.')).toBeVisible();
});

test('marks a month as filed', async () => {
  signInStaff('owner');
  taxReturn = { ...TAX_RETURN, filedAt: null };
  open();
  const button = await screen.findByRole('button', { name: 'Mark GSTR-1 as filed' });
  taxReturn = { ...TAX_RETURN, filedAt: '2026-11-09T06:30:00.000Z' };
  await userEvent.click(button);
  expect(callStaffApi).toHaveBeenCalledWith('/tax-returns/filed', {
    body: { month: '2026-10', isFiled: true },
    method: 'POST',
  });
  expect(await screen.findByRole('button', { name: 'Not filed after all' })).toBeVisible();
});

test('saves the JSON for the portal and its rows as CSV', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Download GSTR-1 JSON' }));
  await vi.waitFor(() =>
    expect(saveFile).toHaveBeenCalledWith('GSTR1-29AAHCK6072R1ZM-2026-10.json', expect.any(Blob)),
  );
  expect(fetchStaffFile).toHaveBeenCalledWith('/tax-returns/gstr-1?month=2026-10');
  fireEvent.click(screen.getByRole('button', { name: 'Download GSTR-1 CSV' }));
  await vi.waitFor(() => expect(saveCsv).toHaveBeenCalled());
  const [name, csv] = vi.mocked(saveCsv).mock.calls.at(-1)!;
  expect(name).toBe('GSTR1-29AAHCK6072R1ZM-2026-10.csv');
  expect(csv.split('\r\n')[1]).toBe('b2cs,,,,32,,18,10000,1800,0,0,,,');
});

test('lists supplier invoices and saves them, without formulas', async () => {
  open();
  expect(await screen.findByText('RW/41')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Download purchase register' }));
  await vi.waitFor(() => expect(saveCsv).toHaveBeenCalled());
  const [name, csv] = vi.mocked(saveCsv).mock.calls.at(-1)!;
  expect(name).toBe('purchases-2026-10.csv');
  expect(csv.split('\r\n')[1]).toBe(
    "'=Weavers,32ABXFA2964M1ZU,RW/41,2026-10-05,32,5,4800.00,240.00,0.00,0.00,Claimed,PO-1042",
  );
});

test.each([
  [
    'legal_identity_missing',
    'Tax returns need the legal name, GST number and address of the shop.',
  ],
  ['other_returns', 'The shop was not registered for GST in this month.'],
])('leads to Settings for %s', async (code, message) => {
  vi.mocked(callStaffApi).mockRejectedValue(new ApiError(message, { status: 409, code }));
  open();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Settings' })).toHaveAttribute(
    'href',
    '/admin/settings',
  );
});
