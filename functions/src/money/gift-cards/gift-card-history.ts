import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { GiftCard, GiftCardMovement } from '@kargha/domain/pricing/gift-card';
import type { GiftCardLine } from '@kargha/domain/pricing/gift-card-endpoints';
import { paise } from '@kargha/domain/money/paise';

import { firestore, withDates } from '../../platform/firestore.ts';
import { namesOf } from '../../records/user-record.ts';

/** A card that is reserved and released over and over has any number of movements. */
const SHOWN_MOVEMENTS = 200;

export async function giftCardHistory(
  cardId: string,
  card: GiftCard,
): Promise<{ events: GiftCardLine[]; hasEarlier: boolean }> {
  const { docs } = await firestore()
    .collection(COLLECTIONS.giftCardMovements)
    .where('cardId', '==', cardId)
    .orderBy('at', 'desc')
    .limit(SHOWN_MOVEMENTS + 1)
    .get();
  const movements = docs.map((row) => withDates(row.data()) as GiftCardMovement);
  const lines = [...card.events.toReversed(), ...movements.slice(0, SHOWN_MOVEMENTS).map(lineOf)];
  const names = await namesOf(lines.map(({ by }) => by));
  const events = lines
    .map((line) => ({ ...line, by: names.get(line.by) ?? line.by }))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return { events, hasEarlier: movements.length > SHOWN_MOVEMENTS };
}

function lineOf(movement: GiftCardMovement): GiftCardLine {
  const { reason, balanceDelta, orderId, by, at, until } = movement;
  return {
    what: reason,
    amount: paise(Math.abs(balanceDelta)),
    orderId: orderId || null,
    by,
    at,
    ...(until && { until }),
  };
}
