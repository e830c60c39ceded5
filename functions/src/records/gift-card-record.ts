import { COLLECTIONS } from '@kargha/domain/records/collections';
import {
  expiryAfterRefund,
  giftCardMovementId,
  type GiftCard,
  type GiftCardMovement,
} from '@kargha/domain/pricing/gift-card';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';

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
  const { amount } = cause;
  moveBalance(transaction, cause, [{ reason: 'redeemed', delta: paise(0 - amount) }]);
}

/** What came back onto a card, and what has become of the card. */
export interface GiftCardRefund {
  last4: string;
  amount: Paise;
  /** the card's new end, since it had ended; null when its own stays */
  until: Date | null;
  /** what was left on the card when it ended, and is written off now that it goes on */
  lapsed: Paise;
  /** true when the card has ended and stays so: what came back was held only, never paid with */
  hasEnded: boolean;
  /** false when staff have disabled the card or it is gone: nobody can spend what came back */
  isSpendable: boolean;
}

const NOTHING = paise(0);

/**
 * Gives back what an unpaid checkout has held of a card that the transaction has read: the card is as it was, and one
 * that has ended meanwhile stays ended.
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
  return { last4, amount, until: null, lapsed: NOTHING, hasEnded, isSpendable: isUsable(state) };
}

/**
 * Puts what was paid back on a card that the transaction has read: its order was cancelled or refunded. A card that has
 * ended meanwhile gets a new last day, lest the money be lost with it; what was left on it on its own last day is not
 * revived by that and is written off. A disabled card stays so.
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
  const lapsed = until ? balance : NOTHING;
  moveBalance(transaction, cause, [
    ...(lapsed > 0 ? [{ reason: 'lapsed' as const, delta: paise(0 - lapsed) }] : []),
    { reason: 'restored', delta: amount, ...(until && { until }) },
  ]);
  return { last4, amount, until, lapsed, hasEnded: false, isSpendable };
}

function isUsable(state: GiftCard['state']): boolean {
  return state !== 'disabled';
}

/** One row of the ledger. */
interface Move {
  reason: GiftCardMovement['reason'];
  /** what it does to the balance */
  delta: Paise;
  until?: Date;
}

/**
 * Rows are created, never overwritten: a change that was already made makes the transaction fail. The card itself keeps
 * no line of it, so that no number of checkouts makes it too large to be written.
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
  const lapsed = moves.find(({ reason }) => reason === 'lapsed');
  const until = moves.find((move) => move.until)?.until;
  transaction.update(giftCardRef(cardId), {
    balance: FieldValue.increment(sumPaise(moves.map(({ delta }) => delta))),
    ...(lapsed && { lapsed: FieldValue.increment(0 - lapsed.delta) }),
    ...(until && { expiresAt: until }),
    updatedAt: at,
  });
}
