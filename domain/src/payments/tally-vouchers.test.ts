import fc from 'fast-check';
import { expect, test } from 'vitest';

import { paise } from '../money/paise.ts';
import { settlementPostings, tallyVouchers } from './tally-vouchers.ts';

const SETTLEMENT = {
  id: 'setl_1',
  amount: paise(6_174),
  status: 'processed',
  utr: 'UTR<1>',
  createdAt: new Date('2026-11-30T20:00:00Z'),
  payments: paise(10_000),
  refunds: paise(1_000),
  fees: paise(700),
  tax: paise(126),
  disputes: paise(2_000),
  adjustments: paise(0),
};

test('writes one receipt voucher per settlement, on its day in India', () => {
  const xml = tallyVouchers([SETTLEMENT]);
  expect(xml).toContain('<DATE>20261201</DATE>');
  expect(xml).toContain('REMOTEID="setl_1"');
  expect(xml).toContain('UTR&lt;1&gt;');
  expect(xml).toContain(
    '<LEDGERNAME>Bank</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-61.74</AMOUNT>',
  );
  expect(xml).toContain(
    '<LEDGERNAME>Online sales receipts</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><AMOUNT>100.00</AMOUNT>',
  );
  expect(xml).not.toContain('adjustments');
});

test('leaves out settlements that did not reach the bank', () => {
  expect(tallyVouchers([{ ...SETTLEMENT, status: 'failed' }])).not.toContain('VOUCHER');
});

const anyPaise = fc.integer({ min: -1_000_000, max: 1_000_000_000 }).map(paise);
const anySettlement = fc.record({
  amount: anyPaise,
  payments: anyPaise,
  refunds: anyPaise,
  fees: anyPaise,
  tax: anyPaise,
  disputes: anyPaise,
});

test('balances debits and credits to the paisa, whatever the items say', () => {
  fc.assert(
    fc.property(anySettlement, (figures) => {
      const postings = settlementPostings({ ...SETTLEMENT, ...figures });
      expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      const bank = postings.find(({ ledger }) => ledger === 'Bank');
      expect(bank?.amount ?? 0).toBe(figures.amount);
    }),
  );
});
