import { meanRating, type ReviewSum } from '@kargha/domain/reviews/review-sum';
import { useTexts } from '#lib/language/language.ts';

import { ratingTexts } from './rating-texts.ts';
import { styled } from './theme/styled.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface RatingProps {
  reviews: Pick<ReviewSum, 'count' | 'sum'> | undefined;
  /** a card has room for the number of reviews only */
  isShort?: boolean;
}

/** The mean and the number of reviews; nothing before the first review. */
export function Rating({ reviews, isShort = false }: RatingProps) {
  const texts = useTexts(ratingTexts);
  if (!reviews || reviews.count <= 0) return null;
  const mean = meanRating(reviews);
  const count = texts.count(reviews.count);
  return (
    <Row>
      <VisuallyHidden>{`${texts.outOf(mean)}, ${count}`}</VisuallyHidden>
      <span aria-hidden="true">
        <i>★</i> <b>{mean}</b> {isShort ? `(${reviews.count})` : count}
      </span>
    </Row>
  );
}

const Row = styled('span')(({ theme: { vars } }) => ({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '& i': {
    color: vars.palette.shop.thread,
    fontFamily: 'system-ui, sans-serif',
    fontStyle: 'normal',
  },
  '& b': { color: vars.palette.text.primary, fontWeight: 600 },
}));
