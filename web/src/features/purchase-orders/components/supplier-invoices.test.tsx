import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { PurchaseOrderDetails } from '@kargha/domain/stock/purchase-order-endpoints';
import { paise } from '@kargha/domain/money/paise';
import { callStaffApi } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { SupplierInvoices } from './supplier-invoices.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const AT = new Date('2026-11-07T06:30:00Z');
const LINE = { productId: 'p1', title: 'Tangail saree', unitCost: paise(120_000) };

const order: PurchaseOrderDetails = {
  ...{ id: 'o1', number: 'PO-1042', supplierId: 'weavers', supplierName: 'Phulia weavers' },
  ...{ state: 'received', expectedAt: AT, total: paise(600_000), note: '', revision: 3 },
  ...{ orderedAt: AT, receivedAt: AT, createdAt: AT },
  lines: [{ ...LINE, ordered: 5, accepted: 4, rejected: 1 }],
  receipts: [{ id: 'r', lines: [], note: '', by: 'staff', at: AT }],
  invoices: [],
};

function answerWith(invoices: object[]) {
  vi.mocked(callStaffApi).mockResolvedValue({ purchaseOrder: { ...order, invoices } });
}

test('records an invoice with the tax of its rate, or as printed', async () => {
  answerWith([]);
  const onChanged = vi.fn();
  renderInShop(<SupplierInvoices order={order} onChanged={onChanged} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add supplier invoice' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (label: RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  expect(dialog.getByLabelText('Taxable value (₹)')).toHaveValue('4800');
  expect(dialog.getByLabelText('Tax (₹)')).toHaveValue('240');
  type(/Invoice number/, 'RW/41');
  type(/Invoice date/, '2026-11-05');
  type(/GST number/, '19AAFCN4821K1Z5');
  type(/Tax \(₹\)/, '240.50');
  fireEvent.click(dialog.getByRole('button', { name: 'Save invoice' }));
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  const [path, call] = vi.mocked(callStaffApi).mock.calls[0]!;
  expect([path, call?.method]).toEqual(['/purchase-orders/o1/invoices', 'POST']);
  expect(call?.body).toMatchObject({
    ...{ number: 'RW/41', date: '2026-11-05', gstin: '19AAFCN4821K1Z5', revision: 3 },
    isEligible: true,
    lines: [{ taxPercent: 5, taxable: 480_000, tax: 24_050 }],
  });
});

test('asks for amounts in rupees before it sends anything', async () => {
  vi.mocked(callStaffApi).mockReset();
  renderInShop(<SupplierInvoices order={order} onChanged={vi.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add supplier invoice' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Add another rate' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save invoice' }));
  expect(await dialog.findByText('Enter the taxable value and the tax in rupees.')).toBeVisible();
  expect(callStaffApi).not.toHaveBeenCalled();
});

test('removes an invoice with a reason', async () => {
  answerWith([]);
  const invoice = {
    ...{ id: 'i1', number: 'RW/41', date: '2026-11-05', gstin: '', stateCode: '19' },
    lines: [
      { taxPercent: 0, taxable: paise(480_000), cgst: paise(0), sgst: paise(0), igst: paise(0) },
    ],
    ...{ isEligible: true, month: '2026-11', by: 'staff', at: AT },
  };
  const onChanged = vi.fn();
  renderInShop(
    <SupplierInvoices order={{ ...order, invoices: [invoice] }} onChanged={onChanged} />,
  );
  expect(screen.getByText('Unregistered', { exact: false })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Wrong order' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  const [path, call] = vi.mocked(callStaffApi).mock.calls.at(-1)!;
  expect(path).toBe('/purchase-orders/o1/invoices/remove');
  expect(call?.body).toEqual({ invoiceId: 'i1', revision: 3, reason: 'Wrong order' });
});

test('offers no invoice before the first delivery', () => {
  const { container } = renderInShop(
    <SupplierInvoices order={{ ...order, receipts: [] }} onChanged={vi.fn()} />,
  );
  expect(container).not.toHaveTextContent('Supplier invoices');
});
