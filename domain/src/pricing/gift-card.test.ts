import { expect, test } from 'vitest';

import {
  expiryAfterRefund,
  giftCardShare,
  giftCardState,
  normaliseGiftCardCode,
  type GiftCardState,
} from './gift-card.ts';
import { giftCardRefusal } from './gift-card-refusal.ts';
import { paise } from '../money/paise.ts';

const NOW = new Date('2026-11-15T06:30:00Z');
const LATER = new Date('2027-11-15T06:30:00Z');

const stateOf = (state: GiftCardState, balance: number, expiresAt = LATER) =>
  giftCardState({ state, balance: paise(balance), expiresAt }, NOW);

test('derives used, expired and disabled states', () => {
  expect(stateOf('active', 50_000)).toBe('active');
  expect(stateOf('active', 0)).toBe('used');
  expect(stateOf('active', 50_000, NOW)).toBe('expired');
  expect(stateOf('disabled', 0, NOW)).toBe('disabled');
});

test('extends an expired card by 90 days after a refund', () => {
  expect(expiryAfterRefund({ expiresAt: LATER }, NOW)).toBe(LATER);
  const end = new Date('2027-02-13T18:29:59.999Z');
  expect(expiryAfterRefund({ expiresAt: NOW }, NOW)).toEqual(end);
  expect(expiryAfterRefund({ expiresAt: new Date('2020-01-01') }, NOW)).toEqual(end);
});

test('accepts dashes, spaces and lower case in a code', () => {
  expect(normaliseGiftCardCode(' kgft-8x2m  q7wz-n4pd ')).toBe('KGFT8X2MQ7WZN4PD');
});

test('says why a card cannot be spent', () => {
  const refusal = (state: GiftCardState, balance: number, expiresAt = LATER) =>
    giftCardRefusal({ state, balance: paise(balance), expiresAt }, NOW)?.text ?? null;
  expect(refusal('active', 1)).toBeNull();
  expect(refusal('active', 0)).toBe('This gift card has no balance left.');
  expect(refusal('active', 1, NOW)).toBe('This gift card has expired.');
  expect(refusal('disabled', 1)).toBe('This gift card is not valid.');
});

test('leaves nothing or at least ₹1 for the gateway', () => {
  const part = (amount: number, balance: number) => giftCardShare(paise(amount), paise(balance));
  expect(part(227_400, 100_000)).toBe(100_000);
  expect(part(227_400, 227_400)).toBe(227_400);
  expect(part(227_400, 900_000)).toBe(227_400);
  expect(part(227_400, 227_399)).toBe(227_300);
  expect(part(227_400, 227_300)).toBe(227_300);
  expect(part(50, 20)).toBe(0);
  expect(part(0, 20)).toBe(0);
});
