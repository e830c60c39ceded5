import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import type { PublicOffer } from '@kargha/domain/pricing/public-offer';
import { formatDay } from '#lib/language/day-format.ts';

import type { offerTexts } from './offer-texts.ts';

/** “10% off up to ₹750 on orders of ₹1,000 or more, until 5 December 2026” */
export function describeOffer(offer: PublicOffer, texts: typeof offerTexts.en): string {
  const { endsAt } = offer;
  const terms = describeTerms(offer, texts);
  return endsAt === null ? terms : `${terms}, ${texts.until(formatDay(new Date(endsAt)))}`;
}

/** Without the period. */
export function describeTerms(offer: PublicOffer, texts: typeof offerTexts.en): string {
  const { kind, percent, amount, maxDiscount, minSubtotal } = offer;
  const shown = (sum: number) => formatPaise(paise(sum));
  const off = kind === 'percent' ? texts.percentOff(percent) : texts.amountOff(shown(amount));
  const parts = [
    kind === 'free_shipping' ? texts.freeShipping : off,
    ...(maxDiscount === null ? [] : [texts.upTo(shown(maxDiscount))]),
    ...(minSubtotal > 0 ? [texts.from(shown(minSubtotal))] : []),
  ];
  return parts.join(' ');
}
