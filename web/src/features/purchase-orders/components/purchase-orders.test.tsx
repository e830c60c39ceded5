import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { saveFile } from '#lib/files/save-file.ts';
import { callStaffApi, fetchStaffFile } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';
import { sampleInventory } from '#testing/sample-inventory.ts';

import { PurchaseOrderForm } from './purchase-order-form.tsx';
import { PurchaseOrderScreen } from './purchase-order-screen.tsx';
import { PurchaseOrdersView } from './purchase-orders-view.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
  fetchStaffFile: vi.fn(),
}));
vi.mock('#lib/files/save-file.ts', () => ({ saveFile: vi.fn() }));

const order = {
  id: 'o1',
  number: 'PO-1042',
  supplierId: 'weavers',
  supplierName: 'Phulia weavers',
  state: 'partial',
  expectedAt: '2026-11-30T18:30:00Z',
  total: 1_200_000,
  lines: [
    {
      productId: 'p1',
      title: 'Tangail saree',
      ordered: 10,
      accepted: 4,
      rejected: 1,
      unitCost: 120_000,
    },
  ],
  note: '',
  orderedAt: '2026-11-01T06:30:00Z',
  receivedAt: null,
  createdAt: '2026-11-01T06:30:00Z',
  revision: 3,
  receipts: [],
  invoices: [],
};
const rows = ['draft', 'partial', 'received', 'cancelled'].map((state) => ({
  ...order,
  id: state,
  number: `PO-${state}`,
  state,
}));

beforeEach(() => {
  vi.mocked(callStaffApi).mockImplementation((path, call) => {
    if (path.endsWith('/totals')) {
      return Promise.resolve({ totals: { open: 4, receivedThisMonth: 2, value: 9_876_500 } });
    }
    if (path.startsWith('/purchase-orders/suppliers')) {
      return Promise.resolve({
        rows: [{ id: 'weavers', name: 'Phulia weavers', state: 'West Bengal' }],
        nextCursor: null,
      });
    }
    if (path.startsWith('/inventory')) {
      return Promise.resolve(sampleInventory({ id: 'p1', title: 'Tangail saree', sku: 'SAR-7' }));
    }
    if (call?.method !== 'GET')
      return Promise.resolve({ purchaseOrder: { ...order, state: 'received' } });
    if (path === '/purchase-orders/o1') return Promise.resolve({ purchaseOrder: order });
    return Promise.resolve({ rows, nextCursor: null });
  });
});

test('the tiles show open orders, orders received this month and the total value', async () => {
  renderInShop(<PurchaseOrdersView />);
  for (const [label, value] of [
    ['Open Orders', '4'],
    ['Received This Month', '2'],
    ['Total Value', '₹98,765'],
  ] as const) {
    expect(await within(screen.getByText(label).parentElement!).findByText(value)).toBeVisible();
  }
});

test('filters by all, open, received and cancelled on the server', async () => {
  renderInShop(<PurchaseOrdersView />);
  const filter = screen.getByRole('group', { name: 'Filter' });
  expect(
    within(filter)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['All orders', 'Open', 'Received', 'Cancelled']);
  fireEvent.click(within(filter).getByRole('button', { name: 'Cancelled' }));
  await vi.waitFor(() => {
    expect(callStaffApi).toHaveBeenCalledWith('/purchase-orders?filter=cancelled', {
      method: 'GET',
    });
  });
});

test('a row shows number, supplier, status, the expected day in India and the total', async () => {
  renderInShop(<PurchaseOrdersView />);
  await screen.findByText('PO-partial');
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
    'Order Number',
    'Supplier',
    'Status',
    'Expected',
    'Total',
  ]);
  const states = screen.getAllByRole('row').slice(1);
  const words = ['Open', 'Partial', 'Received', 'Cancelled'];
  for (const [at, word] of words.entries()) {
    expect(within(states[at]!).getByText(word)).toBeVisible();
    expect(within(states[at]!).getByText('1 Dec 2026')).toBeVisible();
    expect(within(states[at]!).getByText('₹12,000')).toBeVisible();
  }
});

test('receives a delivery with accepted and rejected pieces', async () => {
  renderInShop(<PurchaseOrderScreen id="o1" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Receive stock' }));
  const dialog = await screen.findByRole('dialog', { name: 'Receive PO-1042' });
  const good = within(dialog).getByLabelText('Tangail saree: accepted (of 5)');
  expect(good).toHaveValue('5');
  fireEvent.change(good, { target: { value: '3' } });
  fireEvent.change(within(dialog).getByLabelText('Tangail saree: rejected'), {
    target: { value: '2' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add to stock' }));
  expect(await screen.findByText('Stock received')).toBeVisible();
  expect(callStaffApi).toHaveBeenCalledWith('/purchase-orders/o1/receipts', {
    method: 'POST',
    body: {
      receiptId: expect.any(String) as string,
      revision: 3,
      note: '',
      lines: [{ productId: 'p1', accepted: 3, rejected: 2 }],
    },
  });
  expect(screen.queryByRole('button', { name: 'Receive stock' })).toBeNull();
});

test('creates an order with the keyboard', async () => {
  const saved = vi.fn();
  renderInShop(
    <Routes>
      <Route path="*" element={<PurchaseOrderForm onSaved={saved} />} />
    </Routes>,
  );
  const supplier = screen.getByRole('combobox', { name: 'Supplier' });
  fireEvent.change(supplier, { target: { value: 'phulia' } });
  await screen.findByRole('option', { name: 'Phulia weavers West Bengal' });
  expect(callStaffApi).toHaveBeenCalledWith('/purchase-orders/suppliers?search=phulia&size=8', {
    method: 'GET',
  });
  fireEvent.keyDown(supplier, { key: 'Enter' });
  expect(await screen.findByText('Phulia weavers')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Expected on'), { target: { value: '2026-12-01' } });
  const search = screen.getByRole('combobox', { name: 'Add a product' });
  fireEvent.change(search, { target: { value: 'tangail' } });
  await screen.findByRole('option', { name: 'Tangail saree SAR-7 · 3 in stock' });
  fireEvent.keyDown(search, { key: 'Enter' });
  fireEvent.change(await screen.findByLabelText('Pieces of Tangail saree'), {
    target: { value: '3' },
  });
  fireEvent.change(screen.getByLabelText('Unit cost of Tangail saree in rupees'), {
    target: { value: '1200.50' },
  });
  expect(screen.getByText('₹3,601.50')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Place order' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  expect(callStaffApi).toHaveBeenCalledWith('/purchase-orders', {
    method: 'POST',
    body: {
      requestId: expect.any(String) as string,
      place: 'ordered',
      supplierId: 'weavers',
      expectedOn: '2026-12-01',
      note: '',
      lines: [{ productId: 'p1', ordered: 3, unitCost: 120_050 }],
    },
  });
});

test('reports a missing supplier, date and products', async () => {
  renderInShop(<PurchaseOrderForm onSaved={vi.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Place order' }));
  for (const sentence of [
    'Choose a supplier.',
    'Enter the date you expect it.',
    'Add at least one product.',
  ]) {
    expect(await screen.findByText(sentence)).toBeVisible();
  }
});

test('saves the PDF under the order number', async () => {
  const pdf = new Blob(['%PDF']);
  vi.mocked(fetchStaffFile).mockResolvedValue(pdf);
  renderInShop(<PurchaseOrderScreen id="o1" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledWith('PO-1042.pdf', pdf));
  expect(fetchStaffFile).toHaveBeenCalledWith('/purchase-orders/o1/pdf');
});
