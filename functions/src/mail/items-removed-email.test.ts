import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';

import { itemsRemovedEmail } from './order-emails.ts';
import { sampleBackOnCard as ON_CARD, sampleOrder as order } from '../testing/sample-order.ts';

const NOTHING = {
  back: paise(0),
  byHand: paise(0),
  onCard: null,
  appliedToBalance: paise(0),
  prepaid: paise(0),
  balanceDue: paise(0),
};

const TAKEN = [{ productId: 'saree', quantity: 1 }];
const reduced = (going: object) =>
  itemsRemovedEmail(order, TAKEN, { ...NOTHING, reason: 'A flaw.', ...going }).text;

test('says how the price of removed items is refunded', () => {
  const paid = paise(212_400);
  expect(reduced({ back: paid })).toContain(
    'We are refunding ₹2,124 to your original payment method. Banks usually take 5 to 7 working days',
  );
  const inCash = reduced({ byHand: paid });
  expect(inCash).toContain('We will refund ₹2,124 to you ourselves');
  expect(inCash).not.toMatch(/original payment method|Banks/);
  const byCard = reduced({ onCard: ON_CARD });
  expect(byCard).toContain('₹500 is back on your gift card …K7QM.');
  expect(byCard).not.toMatch(/original payment method|ourselves/);
  const mixed = reduced({ back: paise(162_400), onCard: ON_CARD });
  expect(mixed).toMatch(/refunding ₹1,624 to[^]*₹500 is back on your gift card/);
});

test('says what is deducted from the balance for unpaid items, and what is still due', () => {
  const unpaid = { appliedToBalance: paise(212_400), balanceDue: paise(100_000) };
  expect(reduced(unpaid)).toContain(
    'We have deducted ₹2,124 for them from what you owe for this order. ₹1,000 is still to be paid.',
  );
  const all = reduced({ appliedToBalance: paise(212_400), back: paise(50_000) });
  expect(all).toContain('There is nothing left to pay.');
  expect(all).toContain('We are refunding ₹500 to');
});

test('mentions no money when the removed items were free', () => {
  expect(reduced({})).toContain('1 × Saree "Kora" & border');
  expect(reduced({})).not.toMatch(/₹|refund/);
});
