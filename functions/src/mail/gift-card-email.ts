import type { GiftCard } from '@kargha/domain/pricing/gift-card';
import { formatLongDate } from '@kargha/domain/india/long-date';
import { formatPaise } from '@kargha/domain/money/money-format';

import type { Mail } from '../records/email-record.ts';
import { composeEmail } from './email.ts';

export function giftCardEmail(card: GiftCard, code: string): Mail {
  return composeEmail(
    { email: card.customerEmail },
    `A Kargha gift card of ${formatPaise(card.initial)} for you`,
    [
      `You have received a gift card of ${formatPaise(card.initial)}. Its code is:`,
      code,
      `Enter it at checkout until ${formatLongDate(card.expiresAt)}. You can use it for several orders.`,
      'Anyone who has this code can spend it, so please keep it to yourself.',
    ],
  );
}
