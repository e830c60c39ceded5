import type { GiftCard } from '@kargha/domain/pricing/gift-card';
import { formatLongDate } from '@kargha/domain/india/long-date';
import { formatPaise } from '@kargha/domain/money/money-format';

import type { Mail } from '../records/mail-record.ts';
import { composeEmail } from './email.ts';

/** The one letter that carries a code. */
export function giftCardEmail(card: GiftCard, code: string): Mail {
  return composeEmail(
    { email: card.customerEmail },
    `A Kargha gift card of ${formatPaise(card.initial)} for you`,
    [
      `You have a gift card of ${formatPaise(card.initial)}. Its code is:`,
      code,
      `Type it at the checkout, until ${formatLongDate(card.expiresAt)}. It can be spent in parts.`,
      'Whoever has this code can spend it: please keep it to yourself.',
    ],
  );
}
