import { COLLECTIONS } from '@kargha/domain/records/collections';
import { crockford } from '@kargha/domain/records/crockford';
import { GIFT_CARD_CODE_LENGTH, type GiftCard } from '@kargha/domain/pricing/gift-card';
import type { Paise } from '@kargha/domain/money/paise';

import type { KeyedIds } from '../../platform/keyed-ids.ts';

export const GIFT_CARD_SERIES = {
  name: 'gift-cards',
  prefix: 'GC-',
  collection: COLLECTIONS.giftCards,
  first: 1001,
};

/** 80 bits of a keyed hash: the code is never stored, and can be derived again. */
export function issuedCode(keys: KeyedIds, requestId: string): string {
  return codeOf(keys.idFor('gift-card-code', requestId));
}

/** Another purpose, so that no request of staff can derive the code of a card that was sold. */
export function soldCode(keys: KeyedIds, saleId: string): string {
  return codeOf(keys.idFor('sold-gift-card-code', saleId));
}

function codeOf(hash: string): string {
  return crockford(Buffer.from(hash, 'hex').subarray(0, GIFT_CARD_CODE_LENGTH));
}

interface IssuedCard {
  number: string;
  code: string;
  customerName: string;
  customerEmail: string;
  /** paise */
  amount: Paise;
  expiresAt: Date;
  by: string;
  at: Date;
}

/** A card with its whole value. */
export function newGiftCard({ number, code, amount, by, at, ...person }: IssuedCard): GiftCard {
  return {
    number,
    last4: code.slice(-4),
    ...person,
    initial: amount,
    balance: amount,
    currency: 'INR',
    state: 'active',
    issuedAt: at,
    updatedAt: at,
    events: [{ what: 'issued', amount, orderId: null, by, at }],
  };
}
