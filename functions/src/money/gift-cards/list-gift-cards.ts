import { COLLECTIONS } from '@kargha/domain/records/collections';
import {
  giftCardState,
  type GiftCard,
  type GiftCardMovement,
} from '@kargha/domain/pricing/gift-card';
import type { GiftCardFilter } from '@kargha/domain/pricing/gift-card-admin';
import type {
  GiftCardDetails,
  GiftCardRow,
  GiftCardTotals,
  GiftCardLine,
} from '@kargha/domain/pricing/gift-card-endpoints';
import { paise } from '@kargha/domain/money/paise';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { notFound } from '../../http/errors.ts';
import { AggregateField, FieldPath, firestore, type Query } from '../../platform/firestore.ts';
import {
  giftCardRef,
  readGiftCard,
  readGiftCardOrSkip,
  readGiftCardMovements,
  giftCardMovements,
} from '../../records/gift-card-record.ts';
import {
  giftCardSaleRef,
  readGiftCardSales,
  type GiftCardSale,
} from '../../records/gift-card-sale-record.ts';
import { namesOf } from '../../records/user-record.ts';

const PER_PAGE = 50;

export async function listGiftCards(
  filter: GiftCardFilter,
  cursor: string | undefined,
  now: Date,
): Promise<CursorPage<GiftCardRow>> {
  const { rows, nextCursor } = await readPage({
    query: sorted(filter, now),
    cursor,
    size: PER_PAGE,
    documentRef: giftCardRef,
    rowOf: (snapshot) => {
      const card = readGiftCardOrSkip(snapshot);
      return card && { id: snapshot.id, card };
    },
  });
  const sales = await salesOf(rows.map(({ card }) => card));
  return {
    rows: rows.map(({ id, card }) => giftCardRow(id, card, now, sales.get(card.saleId ?? ''))),
    nextCursor,
  };
}

/** The sales of sold cards. Cards that staff have issued cost no read. */
async function salesOf(some: readonly GiftCard[]): Promise<Map<string, GiftCardSale>> {
  const ids = some.flatMap(({ saleId }) => saleId ?? []);
  if (ids.length === 0) return new Map();
  const found = readGiftCardSales(await firestore().getAll(...ids.map(giftCardSaleRef)));
  return new Map(found.map((sale) => [sale.id, sale]));
}

export async function giftCardTotals(now: Date): Promise<GiftCardTotals> {
  const [active, expired, all, writtenOff] = await Promise.all([
    inState('active', now)
      .aggregate({ count: AggregateField.count(), value: AggregateField.sum('balance') })
      .get(),
    inState('expired', now).count().get(),
    cards()
      .aggregate({ initial: AggregateField.sum('initial'), left: AggregateField.sum('balance') })
      .get(),
    // A separate query: an aggregate over several fields only counts cards that have all of them.
    cards()
      .aggregate({ amount: AggregateField.sum('lapsed') })
      .get(),
  ]);
  return {
    active: active.data().count,
    value: paise(active.data().value),
    redeemed: paise(all.data().initial - all.data().left - writtenOff.data().amount),
    expired: expired.data().count,
  };
}

export async function giftCardDetails(id: string, now: Date): Promise<GiftCardDetails> {
  const card = readGiftCard(await giftCardRef(id).get());
  if (!card) throw notFound('We could not find this gift card.');
  const sales = await salesOf([card]);
  return {
    ...giftCardRow(id, card, now, sales.get(card.saleId ?? '')),
    issuedAt: card.issuedAt,
    ...(await giftCardHistory(id, card)),
  };
}

/** A card that is reserved and released over and over has any number of movements. */
const SHOWN_MOVEMENTS = 200;

async function giftCardHistory(
  cardId: string,
  card: GiftCard,
): Promise<{ events: GiftCardLine[]; hasEarlier: boolean }> {
  const { docs } = await giftCardMovements()
    .where('cardId', '==', cardId)
    .orderBy('at', 'desc')
    .limit(SHOWN_MOVEMENTS + 1)
    .get();
  const movements = readGiftCardMovements(docs);
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
    orderId,
    by,
    at,
    ...(until && { until }),
  };
}

/** @param sale of a sold card */
export function giftCardRow(
  id: string,
  card: GiftCard,
  now: Date,
  sale?: GiftCardSale,
): GiftCardRow {
  const { number = '', last4, customerName, customerEmail, initial, balance, expiresAt } = card;
  const person = { customerName, customerEmail };
  const state = giftCardState(card, now);
  return {
    ...{ id, number, last4, ...person, initial, balance, state, expiresAt },
    ...(sale && { sale: soldRow(sale) }),
  };
}

function soldRow({ id, number, state, buyer, deliverOn, emailDueOn }: GiftCardSale) {
  const isEmailed = emailDueOn === null;
  return {
    id,
    number,
    state,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    deliverOn,
    isEmailed,
  };
}

function cards(): Query {
  return firestore().collection(COLLECTIONS.giftCards);
}

/** Used and expired follow from balance and date, whatever state is stored. */
function usable(): Query {
  return cards().where('state', 'in', ['active', 'used', 'expired']);
}

function inState(filter: GiftCardFilter, now: Date): Query {
  switch (filter) {
    case 'all':
      return cards();
    case 'disabled':
      return cards().where('state', '==', 'disabled');
    case 'used':
      return usable().where('balance', '==', 0);
    case 'active':
      return usable().where('balance', '>', 0).where('expiresAt', '>', now);
    case 'expired':
      return usable().where('balance', '>', 0).where('expiresAt', '<=', now);
  }
}

function sorted(filter: GiftCardFilter, now: Date): Query {
  const matching = inState(filter, now);
  if (filter === 'active' || filter === 'expired') {
    return matching.orderBy('expiresAt').orderBy('balance').orderBy(FieldPath.documentId());
  }
  return matching.orderBy('issuedAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
}
