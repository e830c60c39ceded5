import { giftCardState, type GiftCard, type GiftCardEvent } from '@kargha/domain/pricing/gift-card';
import { paise } from '@kargha/domain/money/paise';

import { FieldValue, type Transaction } from '../../platform/firestore.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';
import { giftCardRef } from '../../records/gift-card-record.ts';

/** Disables a card for good, with its audit row. Returns what changed. */
export function writeDisabled(
  transaction: Transaction,
  { id, card, reason }: { id: string; card: GiftCard; reason: string },
  { by, at }: StaffAction,
): Pick<GiftCard, 'state' | 'updatedAt'> {
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
  return changes;
}
