import { COLLECTIONS } from '@kargha/domain/collections';
import {
  endOnceBack,
  giftCardMovementId,
  type GiftCard,
  type GiftCardEvent,
  type GiftCardMovement,
} from '@kargha/domain/gift-card';
import { paise, type Paise } from '@kargha/domain/paise';

import {
  FieldValue,
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from '../platform/firestore.ts';

export function giftCardRef(cardId: string): DocumentReference {
  return firestore().collection(COLLECTIONS.giftCards).doc(cardId);
}

/** The card in a document; null when there is none. */
export function readGiftCard(snapshot: DocumentSnapshot): GiftCard | null {
  return (withDates(snapshot.data()) as GiftCard | undefined) ?? null;
}

/** A change of a card's balance that an order causes. */
export interface GiftCardCause {
  cardId: string;
  orderId: string;
  /** what moves, above 0 */
  amount: Paise;
  /** counts the holds of the order, or names its refund, so that each has one row */
  round: number | string;
  by: string;
  at: Date;
}

/** Takes an amount off a card that the transaction has read and found good for it. */
export function spendGiftCard(transaction: Transaction, cause: GiftCardCause): void {
  moveBalance(transaction, 'redeemed', cause, paise(0 - cause.amount));
}

/** What came back onto a card, and what has become of the card. */
export interface BackOnCard {
  last4: string;
  amount: Paise;
  /** the card's new end, since it had ended; null when its own stays */
  until: Date | null;
  /** false when staff have disabled the card or it is gone: nobody can spend what came back */
  isSpendable: boolean;
}

/**
 * Puts an amount back on a card that the transaction has read: its order was closed or refunded. A card that has ended
 * meanwhile gets a new last day, lest the money be lost with it; a disabled one stays so.
 */
export function restoreGiftCard(
  transaction: Transaction,
  card: GiftCard,
  cause: GiftCardCause,
): BackOnCard {
  const end = endOnceBack(card, cause.at);
  const isSpendable = card.state !== 'disabled';
  const until = isSpendable && end > card.expiresAt ? end : null;
  moveBalance(transaction, 'restored', { ...cause, until }, cause.amount);
  return { last4: card.last4, amount: cause.amount, until, isSpendable };
}

/** The row is created, never overwritten: a change that was already made makes the transaction fail. */
function moveBalance(
  transaction: Transaction,
  reason: GiftCardMovement['reason'],
  { cardId, orderId, amount, round, by, at, until }: GiftCardCause & { until?: Date | null },
  balanceDelta: Paise,
): void {
  const row: GiftCardMovement = { cardId, orderId, reason, balanceDelta, by, at };
  const event: GiftCardEvent = { what: reason, amount, orderId, by, at, ...(until && { until }) };
  const rows = firestore().collection(COLLECTIONS.giftCardMovements);
  transaction.create(rows.doc(giftCardMovementId(orderId, reason, round)), row);
  transaction.update(giftCardRef(cardId), {
    balance: FieldValue.increment(balanceDelta),
    events: FieldValue.arrayUnion(event),
    ...(until && { expiresAt: until }),
    updatedAt: at,
  });
}
