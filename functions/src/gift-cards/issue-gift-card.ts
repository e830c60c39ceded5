import { COLLECTIONS } from '@kargha/domain/records/collections';
import { crockford } from '@kargha/domain/records/crockford';
import {
  GIFT_CARD_CODE_LENGTH,
  giftCardState,
  formatGiftCardCode,
  type GiftCard,
  type GiftCardEvent,
} from '@kargha/domain/pricing/gift-card';
import type { GiftCardRow, NewGiftCard } from '@kargha/domain/pricing/gift-card-admin';
import { endOfIndianDay, isCalendarDay } from '@kargha/domain/india/indian-day';
import { paise } from '@kargha/domain/money/paise';

import { conflict, invalid, notFound } from '../http/errors.ts';
import { giftCardEmail } from '../mail/gift-card-email.ts';
import { FieldValue, inTransaction } from '../platform/firestore.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import { writeAudit, type StaffAction } from '../records/audit-record.ts';
import { giftCardRef, readGiftCard } from '../records/gift-card-record.ts';
import { queueEmail } from '../records/mail-record.ts';
import { nextDocumentNumber } from '../records/document-number.ts';
import { refuseOtherContent, requestHash } from '../records/repeated-request.ts';
import { giftCardId } from './gift-card-code.ts';
import { giftCardRow } from './list-gift-cards.ts';

const SERIES = {
  name: 'gift-cards',
  prefix: 'GC-',
  collection: COLLECTIONS.giftCards,
  first: 1001,
};

const ISSUED_ALREADY =
  'This gift card was already issued with your earlier details. Disable it in the list, then issue a new one.';

/**
 * A new card. Its code is in this answer, and in the mail when one is wished, and nowhere else. The code is made of the
 * request's id and a key of the server: the same request, sent again, gives the same card. Throws 400 invalid, 409
 * already_saved when the id has made a card of another content: whoever got its code would not be whom the answer names.
 */
export async function issueGiftCard(
  wish: NewGiftCard,
  { by, at }: StaffAction,
  keys: KeyedIds,
): Promise<{ code: string; card: GiftCardRow }> {
  const expiresAt = endOf(wish.expiresOn, at);
  const code = codeFor(keys, wish.requestId);
  const id = giftCardId(keys, code);
  const written = formatGiftCardCode(code);
  const card = await inTransaction(async (transaction) => {
    const known = readGiftCard(await transaction.get(giftCardRef(id)));
    if (known) {
      refuseOtherContent({ id, requestHash: known.requestHash }, wish, ISSUED_ALREADY);
      return known;
    }
    const { number, take } = await nextDocumentNumber(transaction, SERIES);
    const amount = paise(wish.amount);
    const fresh: GiftCard = {
      number,
      last4: code.slice(-4),
      customerName: wish.customerName,
      customerEmail: wish.customerEmail,
      initial: amount,
      balance: amount,
      currency: 'INR',
      state: 'active',
      expiresAt,
      issuedAt: at,
      updatedAt: at,
      events: [{ what: 'issued', amount, orderId: null, by, at }],
      // The id of the request, which stands nowhere else, keeps the hash from telling whose card it is.
      requestHash: requestHash(wish),
    };
    take();
    transaction.create(giftCardRef(id), fresh);
    if (wish.sendMail) queueEmail(transaction, `gift-card_${id}`, giftCardEmail(fresh, written));
    const after = { number, amount, expiresAt, mailed: wish.sendMail };
    const row = {
      action: 'giftCard.issue',
      target: giftCardRef(id).path,
      actor: by,
      reason: '',
      at,
    };
    writeAudit(transaction, { ...row, before: null, after });
    return fresh;
  });
  return { code: written, card: giftCardRow(id, card, at) };
}

/** Nobody can spend the card from now on, for good. Throws 404, 409 not_allowed when it is disabled already. */
export function disableGiftCard(
  id: string,
  reason: string,
  { by, at }: StaffAction,
): Promise<GiftCardRow> {
  return inTransaction(async (transaction) => {
    const card = readGiftCard(await transaction.get(giftCardRef(id)));
    if (!card) throw notFound('We could not find this gift card.');
    if (card.state === 'disabled') {
      throw conflict('not_allowed', 'This gift card is already disabled.');
    }
    const event: GiftCardEvent = { what: 'disabled', amount: paise(0), orderId: null, by, at };
    const changes = { state: 'disabled' as const, updatedAt: at };
    transaction.update(giftCardRef(id), { ...changes, events: FieldValue.arrayUnion(event) });
    writeAudit(transaction, {
      action: 'giftCard.disable',
      target: giftCardRef(id).path,
      actor: by,
      before: { state: giftCardState(card, at) },
      after: { state: 'disabled' },
      reason,
      at,
    });
    return giftCardRow(id, { ...card, ...changes }, at);
  });
}

/** Eighty bits out of a hash that nobody can compute without the key. */
function codeFor(keys: KeyedIds, requestId: string): string {
  const bytes = Buffer.from(keys.idFor('gift-card-code', requestId), 'hex');
  return crockford(bytes.subarray(0, GIFT_CARD_CODE_LENGTH));
}

/** The end of the last day in India. */
function endOf(day: string, now: Date): Date {
  if (!isCalendarDay(day)) throw refusedDay('The expiry date is not a valid date.');
  const end = endOfIndianDay(day);
  if (end <= now) throw refusedDay('The expiry date must be in the future.');
  return end;
}

function refusedDay(sentence: string) {
  return invalid(sentence, { expiresOn: sentence });
}
