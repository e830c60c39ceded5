import { indianDay } from '@kargha/domain/india/indian-day';

import { inTransaction } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { log } from '../../platform/log.ts';
import { giftCardRef, readGiftCard } from '../../records/gift-card-record.ts';
import {
  giftCardSaleRef,
  giftCardSales,
  readGiftCardSale,
} from '../../records/gift-card-sale-record.ts';
import { queueSoldCardEmail } from './apply-sale-payment.ts';
import { soldCode } from './new-gift-card.ts';

/** Per run; the next run continues. */
const MOST = 200;

/**
 * Emails the sold cards whose day has come, each once. The code is derived again: it is stored nowhere. A card that was
 * disabled meanwhile is not emailed.
 */
export async function emailDueCards(keys: KeyedIds, now: Date): Promise<number> {
  const due = giftCardSales()
    .where('emailDueOn', '<=', indianDay(now))
    .orderBy('emailDueOn')
    .limit(MOST);
  const { docs } = await due.select().get();
  for (const { id } of docs) {
    await emailCard(keys, id, now).catch((error: unknown) => {
      log.error('A gift card could not be emailed.', error, { sale: id });
    });
  }
  return docs.length;
}

function emailCard(keys: KeyedIds, saleId: string, at: Date): Promise<void> {
  return inTransaction(async (transaction) => {
    const sale = readGiftCardSale(await transaction.get(giftCardSaleRef(saleId)));
    if (!sale?.cardId || sale.emailDueOn === null) return;
    const card = readGiftCard(await transaction.get(giftCardRef(sale.cardId)));
    transaction.update(giftCardSaleRef(saleId), { emailDueOn: null, updatedAt: at });
    if (!card || card.state === 'disabled') return;
    const { expiresAt } = card;
    queueSoldCardEmail(transaction, sale, { code: soldCode(keys, saleId), expiresAt });
  });
}
