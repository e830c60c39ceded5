import { giftCardMovementSchema, giftCardSchema } from '@kargha/domain/pricing/code-schemas';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import {
  expiryAfterRefund,
  giftCardMovementId,
  type GiftCard,
  type GiftCardMovement,
} from '@kargha/domain/pricing/gift-card';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';

import { FieldValue, firestore, type Transaction } from '../platform/firestore.ts';
import { storedDocuments } from './stored-documents.ts';

export const {
  ref: giftCardRef,
  read: readGiftCard,
  readOrSkip: readGiftCardOrSkip,
} = storedDocuments({ collection: COLLECTIONS.giftCards, schema: giftCardSchema });

export const { query: giftCardMovements, readAll: readGiftCardMovements } = storedDocuments({
  collection: COLLECTIONS.giftCardMovements,
  schema: giftCardMovementSchema,
});

export interface GiftCardCause {
  cardId: string;
  orderId: string;
  amount: Paise;
  /** counts the order's reservations, or names its refund, so that each has one row */
  round: number | string;
  by: string;
  at: Date;
}

/** The transaction must have read the card and checked its balance. */
export function spendGiftCard(transaction: Transaction, cause: GiftCardCause): void {
  const { amount } = cause;
  moveBalance(transaction, cause, [{ reason: 'redeemed', delta: paise(0 - amount) }]);
}

export interface GiftCardRefund {
  last4: string;
  amount: Paise;
  until: Date | null;
  /** paise left at expiry, now written off */
  expiredBalance: Paise;
  /** true when the card stays expired: the amount was only reserved, never paid */
  hasEnded: boolean;
  /** false when the card is disabled or deleted */
  isSpendable: boolean;
}

const NOTHING = paise(0);

/**
 * Releases an amount reserved by an unpaid checkout. The card returns to its previous state; one that expired
 * meanwhile stays expired.
 */
export function releaseGiftCard(
  transaction: Transaction,
  card: GiftCard,
  cause: GiftCardCause,
): GiftCardRefund {
  const { amount, at } = cause;
  const { last4, state, expiresAt } = card;
  moveBalance(transaction, cause, [{ reason: 'restored', delta: amount }]);
  const hasEnded = expiresAt <= at;
  return {
    last4,
    amount,
    until: null,
    expiredBalance: NOTHING,
    hasEnded,
    isSpendable: isUsable(state),
  };
}

/**
 * Refunds a paid amount to the card. A card that expired meanwhile gets a new expiry date, so that the money is
 * not lost; the balance it had at expiry is written off. A disabled card stays disabled.
 */
export function restoreGiftCard(
  transaction: Transaction,
  card: GiftCard,
  cause: GiftCardCause,
): GiftCardRefund {
  const { amount, at } = cause;
  const { last4, state, expiresAt, balance } = card;
  const isSpendable = isUsable(state);
  const end = expiryAfterRefund(card, at);
  const until = isSpendable && end > expiresAt ? end : null;
  const expiredBalance = until ? balance : NOTHING;
  moveBalance(transaction, cause, [
    ...(expiredBalance > 0
      ? [{ reason: 'lapsed' as const, delta: paise(0 - expiredBalance) }]
      : []),
    { reason: 'restored', delta: amount, ...(until && { until }) },
  ]);
  return { last4, amount, until, expiredBalance, hasEnded: false, isSpendable };
}

function isUsable(state: GiftCard['state']): boolean {
  return state !== 'disabled';
}

interface Move {
  reason: GiftCardMovement['reason'];
  delta: Paise;
  until?: Date;
}

/**
 * Rows are created, never overwritten: repeating a change fails the transaction. The card stores no rows, so it
 * never grows too large.
 */
function moveBalance(
  transaction: Transaction,
  { cardId, orderId, round, by, at }: GiftCardCause,
  moves: readonly Move[],
): void {
  const rows = firestore().collection(COLLECTIONS.giftCardMovements);
  for (const { reason, delta: balanceDelta, until } of moves) {
    const place = { cardId, orderId, reason };
    const row: GiftCardMovement = { ...place, balanceDelta, by, at, ...(until && { until }) };
    transaction.create(rows.doc(giftCardMovementId(orderId, reason, round)), row);
  }
  const writtenOff = moves.find(({ reason }) => reason === 'lapsed');
  const until = moves.find((move) => move.until)?.until;
  transaction.update(giftCardRef(cardId), {
    balance: FieldValue.increment(sumPaise(moves.map(({ delta }) => delta))),
    ...(writtenOff && { lapsed: FieldValue.increment(0 - writtenOff.delta) }),
    ...(until && { expiresAt: until }),
    updatedAt: at,
  });
}
