import type { Product } from '@kargha/domain/catalogue/product';
import { offersFor, readPublicOffers } from '@kargha/domain/pricing/public-offer';
import { useTexts } from '#lib/language/language.ts';
import { OfferList } from '#ui/offer-list.tsx';
import { styled } from '#ui/theme/styled.ts';

import { productOffersTexts } from '../../product-offers-texts.ts';
import { SectionTitle } from './section-title.tsx';

const MAX_SHOWN = 3;

interface ProductOffersProps {
  product: Product;
  /** as settings/public has them */
  stored: unknown;
}

/** Codes that everyone can use for this product; nothing without any. */
export function ProductOffers({ product, stored }: ProductOffersProps) {
  const texts = useTexts(productOffersTexts);
  const offers = offersFor(product, readPublicOffers(stored), new Date()).slice(0, MAX_SHOWN);
  if (offers.length === 0) return null;
  return (
    <section>
      <SectionTitle>{texts.title}</SectionTitle>
      <OfferList offers={offers} />
      <Hint>{texts.hint}</Hint>
    </section>
  );
}

const Hint = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(0.75),
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
}));
