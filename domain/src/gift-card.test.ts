import { expect, test } from 'vitest';

import { giftCardState, readGiftCardCode, type GiftCardState } from './gift-card.ts';
import { paise } from './paise.ts';

const NOW = new Date('2026-11-15T06:30:00Z');
const LATER = new Date('2027-11-15T06:30:00Z');

const standing = (state: GiftCardState, balance: number, expiresAt = LATER) =>
  giftCardState({ state, balance: paise(balance), expiresAt }, NOW);

test('a card is used when nothing is left, expired from its date on, and disabled for good', () => {
  expect(standing('active', 50_000)).toBe('active');
  expect(standing('active', 0)).toBe('used');
  expect(standing('active', 50_000, NOW)).toBe('expired');
  expect(standing('disabled', 0, NOW)).toBe('disabled');
});

test('a code may be typed with dashes, spaces and small letters', () => {
  expect(readGiftCardCode(' kgft-8x2m  q7wz-n4pd ')).toBe('KGFT8X2MQ7WZN4PD');
});
