import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { supplierInvoice, type SupplierInvoice } from '../stock/supplier-invoice.ts';
import { gstr3b } from './gstr3b.ts';
import { purchaseTotals } from './purchase-register.ts';
import { taxReturnBuilder } from './tax-return-builder.ts';
import {
  creditedSupply,
  KARNATAKA_BUYER,
  KERALA_BUYER,
  SHOP,
  soldLine,
  soldSupply,
} from './testing/sample-supply.ts';

function bought(more: Partial<Parameters<typeof supplierInvoice>[0]> = {}): SupplierInvoice {
  const request = {
    ...{ invoiceId: 'invoice-1', revision: 1, number: '41', date: '2026-11-05' },
    ...{ gstin: KERALA_BUYER, isEligible: true },
    lines: [{ taxPercent: 5, taxable: 200_000, tax: 10_000 }],
    ...more,
  };
  const order = { receipts: [{ id: 'r', lines: [], note: '', by: 'staff', at: RECEIVED }] };
  const shop = { supplierState: 'Karnataka', shopStateCode: SHOP.stateCode };
  return supplierInvoice(request, { order, ...shop, by: 'staff', at: RECEIVED });
}

const RECEIVED = new Date('2026-11-07T06:30:00Z');
const NOTHING = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };
const CLAIMED = { taxable: 200_000, cgst: 0, sgst: 0, igst: 10_000 };

test('takes supplies from GSTR-1 and input tax from the purchase register', () => {
  const builder = taxReturnBuilder({ gstin: SHOP.gstin, month: '2026-11', previousTurnover: 0 });
  const large = soldSupply({ place: '32', lines: [soldLine({ unitPrice: paise(9_000_000) })] });
  const untaxed = soldSupply({ lines: [soldLine({ chargeTax: false })] });
  const supplies = [
    soldSupply({ gstin: KARNATAKA_BUYER }),
    large,
    creditedSupply(large, { amount: 118_000 }),
    soldSupply({ place: '07' }),
    untaxed,
  ];
  for (const supply of supplies) builder.addSupply(supply);
  const invoices = [
    bought(),
    bought({ gstin: KARNATAKA_BUYER, isEligible: false }),
    bought({ gstin: '', lines: [{ taxPercent: 0, taxable: 70_000, tax: 0 }] }),
  ];
  expect(gstr3b(builder.finish(), purchaseTotals(invoices, SHOP.stateCode))).toEqual({
    outward: { taxable: 9_100_000, cgst: 9000, sgst: 9000, igst: 1_620_000 },
    untaxed: 100_000,
    unregistered: [
      { place: '07', taxable: 100_000, igst: 18_000 },
      { place: '32', taxable: 8_900_000, igst: 1_602_000 },
    ],
    inputTax: { taxable: 400_000, cgst: 5000, sgst: 5000, igst: 10_000 },
    blocked: { taxable: 200_000, cgst: 5000, sgst: 5000, igst: 0 },
    netInputTax: { taxable: 200_000, cgst: 0, sgst: 0, igst: 10_000 },
    exemptPurchases: { interState: 0, intraState: 70_000 },
  });
});

test.each([
  ['2026-03-31', '2026-10', 'claimed'],
  ['2026-03-31', '2026-11', 'too late'],
  ['2026-04-01', '2027-10', 'claimed'],
  ['2026-04-01', '2027-11', 'too late'],
])('the input tax of an invoice of %s in the return for %s is %s', (date, month, claim) => {
  const { inputTax } = purchaseTotals([{ ...bought(), date, month }], SHOP.stateCode);
  expect(inputTax).toEqual(claim === 'claimed' ? CLAIMED : NOTHING);
});
