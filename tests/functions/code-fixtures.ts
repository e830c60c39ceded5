import { randomBytes, randomUUID } from 'node:crypto';

import { crockford } from '@kargha/domain/records/crockford';
import type { Discount, DiscountTerms } from '@kargha/domain/pricing/discount';
import type { GiftCard, GiftCardMovement } from '@kargha/domain/pricing/gift-card';
import { paise } from '@kargha/domain/money/paise';
import { priceOrder, type Reductions } from '@kargha/domain/pricing/price-order';
import { DAY_MS } from '@kargha/domain/records/time-spans';
import { expect } from 'vitest';

import { giftCardId } from '../../functions/src/money/gift-cards/gift-card-code.ts';
import { keyedIds } from '../../functions/src/platform/keyed-ids.ts';
import { DEMO_CREDENTIALS } from '../../local-suite/razorpay/demo-credentials.ts';
import { db } from './ledger-fixtures.ts';
import { checkoutOf } from './checkout-fixtures.ts';

export const TEN_OFF: DiscountTerms = {
  kind: 'percent',
  percent: 10,
  amount: paise(0),
  maxDiscount: null,
  collections: [],
};

/** A checkout of one saree for ₹1,800 with codes and the resulting amount. */
export function checkoutWith(
  productId: string,
  codes: { couponCode?: string; giftCard?: string },
  reductions: Reductions,
) {
  const line = { unitPrice: paise(180_000), quantity: 1, chargeTax: true, collection: 'saree' };
  const { total } = priceOrder([line], reductions);
  return { ...checkoutOf({ productId, quantity: 1, price: 1800 }), ...codes, amount: total };
}

/** 10 % off by default. */
export async function issueDiscount(fields: Partial<Discount> = {}): Promise<string> {
  const code = `T${randomUUID().slice(0, 18).toUpperCase()}`;
  const discount: Discount = { ...TEN_PER_CENT, ...fields, code };
  await db().doc(`discounts/${code}`).set(discount);
  return code;
}

/** Balance in paise. */
export async function issueGiftCard(
  balance: number,
  fields: Partial<GiftCard> = {},
): Promise<{ code: string; cardId: string }> {
  const code = crockford(randomBytes(16));
  const cardId = giftCardId(keyedIds(DEMO_CREDENTIALS.giftCardKey), code);
  const now = new Date();
  const card: GiftCard = {
    last4: code.slice(-4),
    customerName: 'Asha Verma',
    customerEmail: 'asha.verma@kargha.example',
    initial: paise(balance),
    balance: paise(balance),
    currency: 'INR',
    state: 'active',
    expiresAt: new Date(now.getTime() + 365 * DAY_MS),
    issuedAt: now,
    updatedAt: now,
    events: [{ what: 'issued', amount: paise(balance), orderId: null, by: 'test', at: now }],
    ...fields,
  };
  await db().doc(`giftCards/${cardId}`).set(card);
  return { code, cardId };
}

export async function balanceOf(cardId: string): Promise<number> {
  return (await db().doc(`giftCards/${cardId}`).get()).get('balance') as number;
}

async function usesOf(code: string): Promise<number> {
  return (await db().doc(`discounts/${code}`).get()).get('used') as number;
}

/** The rows of the card add up to its balance, which is not negative. */
export async function expectGiftCardToBalance(cardId: string): Promise<void> {
  const card = (await db().doc(`giftCards/${cardId}`).get()).data() as GiftCard;
  const rows = await db().collection('giftCardMovements').where('cardId', '==', cardId).get();
  const moved = rows.docs.map((row) => (row.data() as GiftCardMovement).balanceDelta);
  expect(moved.reduce<number>((sum, delta) => sum + delta, card.initial)).toBe(card.balance);
  expect(card.balance).toBeGreaterThanOrEqual(0);
}

/** The code counter and the per-person counters (mailbox and phone) match the orders that use the code. */
export async function expectCodeUsesToMatch(code: string, using: number): Promise<void> {
  expect(await usesOf(code)).toBe(using);
  const people = await db().collection('discountUses').where('code', '==', code).get();
  const counted = { mailbox: 0, phone: 0, account: 0 };
  for (const one of people.docs) {
    const count = one.get('count') as number;
    expect(count).toBeGreaterThanOrEqual(0);
    const kind = /_(mailbox|phone)-/.exec(one.id)?.[1] as 'mailbox' | 'phone' | undefined;
    counted[kind ?? 'account'] += count;
  }
  expect([counted.mailbox, counted.phone]).toEqual([using, using]);
  expect(counted.account).toBeLessThanOrEqual(using);
}

const TEN_PER_CENT: Omit<Discount, 'code'> = {
  ...TEN_OFF,
  method: 'code',
  products: [],
  description: 'Ten per cent off',
  minSubtotal: paise(0),
  roles: [],
  perPersonLimit: null,
  totalLimit: null,
  used: 0,
  stackable: false,
  active: true,
  startsAt: new Date('2020-01-01'),
  endsAt: null,
  createdAt: new Date('2020-01-01'),
  updatedAt: new Date('2020-01-01'),
};
