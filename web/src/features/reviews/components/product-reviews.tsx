import { useId } from 'react';

import type { Product } from '@kargha/domain/catalogue/product';
import type { PublicReview } from '@kargha/domain/reviews/public-review';
import { meanRating, type ReviewSum } from '@kargha/domain/reviews/review-sum';
import { ANONYMOUS_BUYER } from '@kargha/domain/reviews/reviewer-name';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import type { PagedRows } from '#lib/reading/use-pages.ts';
import { ChosenOptions } from '#ui/chosen-options.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { imageUrl } from '#ui/pictures/picture-url.ts';
import { ratingTexts } from '#ui/rating-texts.ts';
import { Stars } from '#ui/stars.tsx';
import { Tag } from '#ui/tag.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { reviewsTexts } from '../reviews-texts.ts';
import { useProductReviews } from '../state/product-reviews.ts';

interface ProductReviewsProps {
  product: Product;
  sum: ReviewSum;
}

export function ProductReviews({ product, sum }: ProductReviewsProps) {
  const texts = useTexts(reviewsTexts);
  const ofRating = useTexts(ratingTexts);
  const id = useId();
  const mean = meanRating(sum);
  return (
    <section aria-labelledby={id}>
      <Text id={id} variant="h2" mt={6} mb={1}>
        {texts.title}
      </Text>
      <Summary>
        <Stars rating={Number(mean)} label={ofRating.outOf(mean)} />
        <strong aria-hidden="true">{mean}</strong>
        <span>{ofRating.count(sum.count)}</span>
      </Summary>
      <OnlyBuyers>{texts.onlyBuyers}</OnlyBuyers>
      <ReviewList product={product} />
    </section>
  );
}

function ReviewList({ product }: Pick<ProductReviewsProps, 'product'>) {
  const texts = useTexts(reviewsTexts);
  const list = useProductReviews(product);
  const { status, rows, hasMore, reload } = list;
  if (rows.length > 0) {
    return (
      <>
        <List>
          {rows.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} />
            </li>
          ))}
        </List>
        {hasMore && <More list={list} />}
      </>
    );
  }
  if (status === 'failed') {
    return (
      <>
        <p role="alert">{texts.failed}</p>
        <Button onClick={reload}>{texts.tryAgain}</Button>
      </>
    );
  }
  return (
    status === 'loading' && (
      <>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <Skeleton style={{ height: 220, marginTop: 16 }} />
      </>
    )
  );
}

function ReviewItem({ review }: { review: PublicReview }) {
  const texts = useTexts(reviewsTexts);
  const { outOf } = useTexts(ratingTexts);
  const { rating, text, options, fit, returned, pictures, createdAt, editedAt, reply } = review;
  const name = review.name === ANONYMOUS_BUYER ? texts.anonymous : review.name;
  return (
    <Article aria-label={name}>
      <header>
        <Stars rating={rating} label={outOf(String(rating))} />
        <strong>{name}</strong>
        <small>
          <time dateTime={createdAt.toISOString()}>{formatDay(createdAt)}</time>
          {editedAt && `, ${texts.edited(formatDay(editedAt))}`}
        </small>
        {returned && <Tag>{texts.returned}</Tag>}
      </header>
      <small>
        <ChosenOptions options={options} />
      </small>
      {fit && <small>{texts.fits[fit]}</small>}
      <p>{text}</p>
      <Pictures paths={pictures} name={name} />
      {reply && (
        <Reply>
          <strong>{texts.reply(formatDay(reply.at))}</strong>
          <p>{reply.text}</p>
        </Reply>
      )}
    </Article>
  );
}

/** Each opens in full. */
function Pictures({ paths, name }: { paths: readonly string[]; name: string }) {
  const texts = useTexts(reviewsTexts);
  if (paths.length === 0) return null;
  return (
    <Photos>
      {paths.map((path, place) => (
        <li key={path}>
          <a href={imageUrl(path)} target="_blank" rel="noreferrer">
            <img
              src={imageUrl(path)}
              alt={texts.photo(place + 1, name)}
              width={96}
              height={96}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </Photos>
  );
}

const Photos = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
  '& img': {
    display: 'block',
    width: 96,
    height: 96,
    objectFit: 'cover',
    borderRadius: vars.shop.radius.control,
    background: vars.palette.divider,
  },
}));

const Article = styled('article')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(0.75),
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spacing(0.5, 1.25) },
  '& small': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
  '& small:empty': { display: 'none' },
  '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));

const Reply = styled('div')(({ theme: { vars, spacing } }) => ({
  marginTop: spacing(0.5),
  paddingInlineStart: spacing(1.75),
  borderInlineStart: `3px solid ${vars.palette.shop.thread}`,
  '& > strong': { fontSize: '0.875rem' },
}));

/** The result of the last press is next to the button; pressing again retries the same page. */
function More({ list: { more, loadMore } }: { list: PagedRows<PublicReview> }) {
  const texts = useTexts(reviewsTexts);
  const isReading = more === 'loading';
  return (
    <>
      {more === 'failed' && <p role="alert">{texts.failed}</p>}
      <Button aria-disabled={isReading || undefined} onClick={() => void loadMore()}>
        {isReading ? texts.reading : texts.more}
      </Button>
    </>
  );
}

const Summary = styled('p')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(0.5, 1.25),
  fontSize: '1.125rem',
  '& > span:last-child': { color: vars.palette.text.secondary },
}));

const OnlyBuyers = styled('p')(({ theme: { vars } }) => ({
  color: vars.palette.text.secondary,
  fontSize: '0.875rem',
}));

const List = styled('ul')(({ theme: { vars, spacing } }) => ({
  maxWidth: '44rem',
  '& > li': { paddingBlock: spacing(2.5) },
  '& > li + li': { borderTop: `1px solid ${vars.palette.divider}` },
}));
