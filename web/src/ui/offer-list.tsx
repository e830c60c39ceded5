import type { ReactNode } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import type { PublicOffer } from '@kargha/domain/pricing/public-offer';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';

import { offerTexts } from './offer-texts.ts';
import { Tag } from './tag.tsx';
import { styled } from './theme/styled.ts';

interface OfferListProps {
  offers: readonly PublicOffer[];
  /** follows the description of an offer */
  about?: (offer: PublicOffer) => ReactNode;
}

/** Discount codes with what they do. */
export function OfferList({ offers, about }: OfferListProps) {
  const texts = useTexts(offerTexts);
  return (
    <List>
      {offers.map((offer) => (
        <li key={offer.code}>
          <Tag tone="waiting">
            {texts.withCode} {offer.code}
          </Tag>
          <span>{describe(offer, texts)}</span>
          {about?.(offer)}
        </li>
      ))}
    </List>
  );
}

function describe(offer: PublicOffer, texts: typeof offerTexts.en): string {
  const { kind, percent, amount, maxDiscount, minSubtotal, endsAt } = offer;
  const shown = (sum: number) => formatPaise(paise(sum));
  const off = kind === 'percent' ? texts.percentOff(percent) : texts.amountOff(shown(amount));
  const parts = [
    kind === 'free_shipping' ? texts.freeShipping : off,
    ...(maxDiscount === null ? [] : [texts.upTo(shown(maxDiscount))]),
    ...(minSubtotal > 0 ? [texts.from(shown(minSubtotal))] : []),
  ];
  const until = endsAt === null ? [] : [texts.until(formatDay(new Date(endsAt)))];
  return [parts.join(' '), ...until].join(', ');
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1) },
}));
