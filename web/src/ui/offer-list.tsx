import type { ReactNode } from 'react';

import type { PublicOffer } from '@kargha/domain/pricing/public-offer';
import { useTexts } from '#lib/language/language.ts';

import { describeOffer } from './describe-offer.ts';
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
          <span>{describeOffer(offer, texts)}</span>
          {about?.(offer)}
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1) },
}));
