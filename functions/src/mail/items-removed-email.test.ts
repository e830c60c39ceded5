import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';

import { itemsRemovedEmail } from './order-emails.ts';
import { sampleBackOnCard as ON_CARD, sampleOrder as order } from '../testing/sample-order.ts';

const NOTHING = {
  back: paise(0),
  byHand: paise(0),
  onCard: null,
  offDebt: paise(0),
  owed: paise(0),
};

const TAKEN = [{ productId: 'saree', quantity: 1 }];
const reduced = (going: object) =>
  itemsRemovedEmail(order, TAKEN, { ...NOTHING, reason: 'A flaw.', ...going }).text;

test('pieces that were taken out are paid back as they were paid, and the letter says how', () => {
  const paid = paise(212_400);
  expect(reduced({ back: paid })).toContain(
    'We are sending ₹2,124 back to where it came from. Banks usually take 5 to 7 working days',
  );
  const inCash = reduced({ byHand: paid });
  expect(inCash).toContain('We give ₹2,124 back to you ourselves');
  expect(inCash).not.toMatch(/where it came from|Banks/);
  const byCard = reduced({ onCard: ON_CARD });
  expect(byCard).toContain('₹500 are back on your gift card …K7QM.');
  expect(byCard).not.toMatch(/where it came from|ourselves/);
  const mixed = reduced({ back: paise(162_400), onCard: ON_CARD });
  expect(mixed).toMatch(/sending ₹1,624 back[^]*₹500 are back on your gift card/);
});

test('of pieces that were not paid the letter says what they take off the debt, and what is left of it', () => {
  const unpaid = { offDebt: paise(212_400), owed: paise(100_000) };
  expect(reduced(unpaid)).toContain(
    'We have taken ₹2,124 for them off what you owe for it. ₹1,000 of it is still to be paid.',
  );
  const all = reduced({ offDebt: paise(212_400), back: paise(50_000) });
  expect(all).toContain('Nothing of it is left to pay.');
  expect(all).toContain('We are sending ₹500 back');
});

test('where nothing goes back for the pieces that were taken out, the letter speaks of no money', () => {
  expect(reduced({})).toContain('1 × Saree "Kora" & border');
  expect(reduced({})).not.toMatch(/₹|back/);
});
