import type { Product } from '@kargha/domain/catalogue/product';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { offersFor, readPublicOffers, type PublicOffer } from '@kargha/domain/pricing/public-offer';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { Tag } from '#ui/tag.tsx';
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
      <List>
        {offers.map((offer) => (
          <li key={offer.code}>
            <Tag tone="waiting">
              {texts.withCode} {offer.code}
            </Tag>
            <span>{describe(offer, texts)}</span>
          </li>
        ))}
      </List>
      <Hint>{texts.hint}</Hint>
    </section>
  );
}

function describe(offer: PublicOffer, texts: typeof productOffersTexts.en): string {
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

const Hint = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(0.75),
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9rem',
}));
