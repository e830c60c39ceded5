import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { callStaffApi } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import type { StaffOrder } from '../../state/staff-order.ts';
import { TaxDocuments } from './tax-documents.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', () => ({ callStaffApi: vi.fn(), fetchStaffFile: vi.fn() }));

const call = vi.mocked(callStaffApi);
const order = { id: 'o1', revision: 1, invoiceNumber: '', shipments: [] } as unknown as StaffOrder;
const NOTHING = {
  invoice: null,
  cancelledInvoices: [],
  needsEInvoice: false,
  needsEWayBill: false,
  value: null,
  bills: [],
  reships: [],
};
const E_INVOICE = {
  ...{ state: 'failed', irn: 'a'.repeat(64), ackNo: '', ackDate: null, signedQr: '' },
  ...{ problem: 'GSTIN is not active (3029)', attempts: 1, nextAttemptAt: null, cancelledAt: null },
};
const ISSUED = { number: 'KG/2627/000007', issuedAt: '2026-11-21T05:00:00.000Z', reportBy: null };

beforeEach(() => call.mockReset());

function show(documents: object) {
  call.mockResolvedValue({ success: true, ...NOTHING, ...documents });
  renderInShop(
    <TaxDocuments
      order={{ ...order, id: `o${call.mock.calls.length}-${JSON.stringify(documents).length}` }}
    />,
  );
}

test('shows nothing for an order that the portal has nothing to do with', async () => {
  show({});
  await expect.poll(() => call.mock.calls.length).toBe(1);
  expect(screen.queryByText('Tax documents')).toBeNull();
});

test('says when the buyer of the invoice was corrected', async () => {
  const correctedAt = '2026-11-27T20:00:00.000Z';
  show({ invoice: { ...ISSUED, eInvoice: null, correctedAt } });
  expect(await screen.findByText('Invoice KG/2627/000007')).toBeVisible();
  expect(screen.getByText('Buyer corrected on 28 Nov 2026')).toBeVisible();
});

test('shows why the portal refused an invoice and registers it again', async () => {
  show({ needsEInvoice: true, invoice: { ...ISSUED, eInvoice: E_INVOICE } });
  expect(await screen.findByText('GSTIN is not active (3029)')).toBeVisible();
  call.mockResolvedValue({ success: true, eInvoice: { ...E_INVOICE, state: 'registered' } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(JSON.stringify(call.mock.calls)).toContain('/invoices/KG-2627-000007/registration');
});

test('asks what to do with an order whose GST rates have changed', async () => {
  show({ changedRates: [{ title: 'Cotton saree', ordered: 5, current: 12 }] });
  expect(await screen.findByText('Cotton saree: 5% when ordered, 12% today')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Issue invoice at the order’s rates' }));
  expect(JSON.stringify(call.mock.calls)).toContain('"atOrderRates":true');
});

test('generates the e-way bill that the next parcel needs', async () => {
  show({ needsEWayBill: true, value: 8_496_000 });
  expect(await screen.findByText('The next parcel needs an e-way bill')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Generate e-way bill' }));
  await userEvent.type(screen.getByLabelText('Distance in km'), '850');
  await userEvent.type(screen.getByLabelText(/^Transporter ID/), '27AAPFU0939F1ZV');
  const confirm = screen.getAllByRole('button', { name: 'Generate e-way bill' }).at(-1);
  await userEvent.click(confirm!);
  expect(JSON.stringify(call.mock.calls)).toContain('"distanceKm":"850"');
});

test('generates another e-way bill for a parcel that came back', async () => {
  show({ reships: [{ shipmentId: 'parcel-1', awb: 'HM100', value: 8_496_000 }] });
  expect(
    await screen.findByText('Parcel HM100 needs a new e-way bill to leave again'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Record e-way bill' }));
  await userEvent.type(screen.getByLabelText(/^E-way bill number/), '341000000002');
  const confirm = screen.getAllByRole('button', { name: 'Record e-way bill' }).at(-1);
  await userEvent.click(confirm!);
  expect(JSON.stringify(call.mock.calls)).toContain('"shipmentId":"parcel-1"');
});

const BILL = {
  ...{ id: 'b1', orderId: 'o1', orderNumber: 'KG-1', parcelId: 'p1', lines: [], value: 8_496_000 },
  ...{ invoiceNumber: ISSUED.number, documentType: 'INV', documentNumber: ISSUED.number },
  ...{ state: 'active', number: '341000000002', generatedAt: null, validUntil: null },
  ...{ distanceKm: 850, mode: 'road', transporterId: '', vehicleNumber: 'KA01AB1234' },
  ...{ transportDocument: '', vehicles: [], note: '', problem: '', cancelledAt: null },
  requestedAt: '2026-11-21T05:00:00.000Z',
};

test('an invoice can be cancelled once its e-way bill is cancelled', async () => {
  const eInvoice = { ...E_INVOICE, state: 'registered', problem: '' };
  const registered = { ...ISSUED, eInvoice: { ...eInvoice, ackDate: new Date().toISOString() } };
  show({ invoice: registered, bills: [BILL] });
  expect(
    await screen.findByText('To cancel the invoice, first cancel its e-way bill.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel invoice' })).toBeNull();
  show({ invoice: registered, bills: [{ ...BILL, state: 'cancelled' }] });
  expect(await screen.findByRole('button', { name: 'Cancel invoice' })).toBeVisible();
});
