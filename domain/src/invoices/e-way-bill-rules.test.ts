import { describe, expect, test } from 'vitest';

import { paise, rupeesToPaise } from '../money/paise.ts';
import { HOUR_MS } from '../records/time-spans.ts';
import {
  canCancelEWayBill,
  coversParcel,
  excludesAnotherBill,
  needsEWayBill,
} from './e-way-bill-rules.ts';
import type { EWayBill } from './e-way-bill-schema.ts';
import type { Invoice, InvoiceLine } from './invoice-fields.ts';
import { readTaxPortal } from './tax-portal-settings.ts';

const SETTINGS = { ...readTaxPortal({}), eWayBills: true };
const SAREES = { hsnCode: '5208', taxPercent: 5 };
const BANGLES = { hsnCode: '70181010', taxPercent: 0 };
const EARRINGS = { hsnCode: '711311', taxPercent: 3 };

interface Consignment {
  registration?: Invoice['supplier']['registration'];
  to?: string;
  rupees?: number;
}

/** A parcel with one line of each kind of goods, from Karnataka. */
function needsBill(
  goods: readonly Pick<InvoiceLine, 'hsnCode' | 'taxPercent'>[],
  { registration, to = 'Kerala', rupees = 60_000 }: Consignment = {},
): boolean {
  const lines = goods.map((kind, place) => ({
    ...{ productId: `p${place}`, description: '', quantity: 1, unit: 'PCS', cgst: 0, sgst: 0 },
    ...{ igst: 0, unitPrice: 0, taxable: rupeesToPaise(rupees), ...kind },
  }));
  const invoice = {
    lines,
    totals: { shipping: paise(0) },
    supplier: { ...(registration && { registration }), address: { state: 'Karnataka' } },
    deliverTo: { state: to },
  } as unknown as Invoice;
  return needsEWayBill(invoice, lines, SETTINGS);
}

describe('needsEWayBill', () => {
  test('asks for one above ₹50,000', () => {
    expect(needsBill([SAREES])).toBe(true);
    expect(needsBill([SAREES], { rupees: 50_000 })).toBe(false);
  });

  test('asks for none for nil-rated goods of a regular seller, and leaves them out of the value', () => {
    expect(needsBill([BANGLES])).toBe(false);
    expect(needsBill([BANGLES, { ...SAREES, hsnCode: '5007' }])).toBe(true);
    expect(needsBill([BANGLES, SAREES], { rupees: 40_000 })).toBe(false);
  });

  test('asks for none for jewellery, but for imitation jewellery', () => {
    expect(needsBill([EARRINGS])).toBe(false);
    expect(needsBill([EARRINGS], { registration: 'unregistered', rupees: 500 })).toBe(false);
    expect(needsBill([{ hsnCode: '7117', taxPercent: 3 }])).toBe(true);
  });

  test('measures the goods of a composition dealer, who collects no tax on any', () => {
    const untaxed = { ...SAREES, taxPercent: 0 };
    expect(needsBill([untaxed], { registration: 'composition', to: 'Karnataka' })).toBe(true);
  });

  test('asks an unregistered seller for one between states, whatever the value', () => {
    const untaxed = { ...SAREES, taxPercent: 0 };
    const consignment = { registration: 'unregistered', rupees: 500 } as const;
    expect(needsBill([untaxed], consignment)).toBe(true);
    expect(needsBill([untaxed], { ...consignment, to: 'Karnataka', rupees: 90_000 })).toBe(false);
  });
});

const MADE = new Date('2026-11-21T05:00:00Z');
const after = (hours: number) => new Date(MADE.getTime() + hours * HOUR_MS);
const LINES = [{ productId: 'p0', quantity: 4 }];
const BILL = {
  ...{ state: 'active', lines: LINES, generatedAt: MADE, validUntil: null, note: '' },
} as unknown as EWayBill;

describe('the life of an e-way bill', () => {
  test('without a vehicle it is valid for 15 days', () => {
    expect(coversParcel(BILL, LINES, after(15 * 24))).toBe(true);
    expect(coversParcel(BILL, LINES, after(15 * 24 + 0.1))).toBe(false);
    const withVehicle = { ...BILL, validUntil: after(20 * 24) };
    expect(coversParcel(withVehicle, LINES, after(19 * 24))).toBe(true);
  });

  test('excludes another one while it is valid for the items or can be cancelled', () => {
    const fewer = [{ productId: 'p0', quantity: 3 }];
    expect(excludesAnotherBill(BILL, LINES, after(25))).toBe(true);
    expect(excludesAnotherBill(BILL, fewer, after(23))).toBe(true);
    expect(canCancelEWayBill(BILL, after(25))).toBe(false);
    expect(excludesAnotherBill(BILL, fewer, after(25))).toBe(false);
    expect(excludesAnotherBill({ ...BILL, validUntil: after(30) }, LINES, after(31))).toBe(false);
    expect(excludesAnotherBill({ ...BILL, state: 'exempt' }, fewer, after(999))).toBe(true);
    expect(excludesAnotherBill({ ...BILL, state: 'cancelled' }, LINES, after(1))).toBe(false);
  });
});
