import { formatGiftCardCode, type GiftCard } from '@kargha/domain/pricing/gift-card';
import type { NewGiftCard } from '@kargha/domain/pricing/gift-card-admin';
import type { GiftCardRow } from '@kargha/domain/pricing/gift-card-endpoints';
import { endOfIndianDay, isCalendarDay } from '@kargha/domain/india/indian-day';
import { paise } from '@kargha/domain/money/paise';

import { conflict, invalidField, notFound } from '../../http/errors.ts';
import { inTransaction } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';
import { giftCardRef, readGiftCard } from '../../records/gift-card-record.ts';
import { queueEmail, type Mail } from '../../records/email-record.ts';
import { nextDocumentNumber } from '../../records/document-number.ts';
import { refuseOtherContent, requestHash } from '../../records/repeated-request.ts';
import { writeDisabled } from './disable-gift-card.ts';
import { giftCardId } from './gift-card-code.ts';
import { giftCardRow } from './list-gift-cards.ts';
import { GIFT_CARD_SERIES, issuedCode, newGiftCard } from './new-gift-card.ts';
import { emailLanguageAt } from '../../mail/email-language.ts';
import { composeEmail } from '../../mail/email.ts';
import { codeParts } from '../../mail/gift-card-emails.ts';
import { giftCardMailMessages as say } from '../../mail/gift-card-messages.ts';
import type { EmailLanguage } from '../../mail/say.ts';

const ISSUED_ALREADY =
  'This gift card was already issued with your earlier details. Disable it in the list, then issue a new one.';

/**
 * Issues a gift card. Only this response and the optional email contain the code. The code is derived from the
 * request id with a server key, so a repeated request returns the same card. Throws 400 invalid, and 409
 * already_saved when the request id was used for different details: the code would reach the wrong person.
 */
export async function issueGiftCard(
  request: NewGiftCard,
  { by, at }: StaffAction,
  keys: KeyedIds,
): Promise<{ code: string; card: GiftCardRow }> {
  const expiresAt = endOf(request.expiresOn, at);
  const code = issuedCode(keys, request.requestId);
  const id = giftCardId(keys, code);
  const written = formatGiftCardCode(code);
  const language = request.sendMail ? await emailLanguageAt(request.customerEmail) : 'en';
  const card = await inTransaction(async (transaction) => {
    const existing = readGiftCard(await transaction.get(giftCardRef(id)));
    if (existing) {
      refuseOtherContent({ id, requestHash: existing.requestHash }, request, ISSUED_ALREADY);
      return existing;
    }
    const { number, take } = await nextDocumentNumber(transaction, GIFT_CARD_SERIES);
    const amount = paise(request.amount);
    const { customerName, customerEmail } = request;
    const newCard: GiftCard = {
      ...newGiftCard({ number, code, customerName, customerEmail, amount, expiresAt, by, at }),
      // The request id is stored nowhere else, so the hash does not reveal the customer.
      requestHash: requestHash(request),
    };
    take();
    transaction.create(giftCardRef(id), newCard);
    if (request.sendMail)
      queueEmail(
        transaction,
        `gift-card_${id}`,
        giftCardEmail(newCard, { code: written, language }),
      );
    const after = { number, amount, expiresAt, mailed: request.sendMail };
    const row = {
      action: 'giftCard.issue',
      target: giftCardRef(id).path,
      actor: by,
      reason: '',
      at,
    };
    writeAudit(transaction, { ...row, before: null, after });
    return newCard;
  });
  return { code: written, card: giftCardRow(id, card, at) };
}

/** Final. Throws 404, and 409 not_allowed when it is already disabled. */
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
    const changes = writeDisabled(transaction, { id, card, reason }, { by, at });
    return giftCardRow(id, { ...card, ...changes }, at);
  });
}

function endOf(day: string, now: Date): Date {
  if (!isCalendarDay(day)) throw refusedDay('The expiry date is not a valid date.');
  const end = endOfIndianDay(day);
  if (end <= now) throw refusedDay('The expiry date must be in the future.');
  return end;
}

function refusedDay(sentence: string) {
  return invalidField('expiresOn', sentence);
}

export function giftCardEmail(
  { customerEmail: email, initial: amount, expiresAt }: GiftCard,
  { code, language }: { code: string; language: EmailLanguage },
): Mail {
  return composeEmail({ email, language }, say.gift_card_subject({ amount }), [
    say.gift_card_lead({ amount }),
    ...codeParts({ code, expiresAt }, language),
  ]);
}
