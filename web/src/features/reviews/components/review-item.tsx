import { styled } from '@mui/material/styles';

import type { PublicReview } from '@kargha/domain/reviews/review-endpoints';
import { ANONYMOUS_BUYER } from '@kargha/domain/reviews/reviewer-name';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { ChosenOptions } from '#ui/chosen-options.tsx';
import { Stars } from '#ui/stars.tsx';
import { Tag } from '#ui/tag.tsx';

import { reviewsTexts } from '../reviews-texts.ts';

export function ReviewItem({ review }: { review: PublicReview }) {
  const texts = useTexts(reviewsTexts);
  const { rating, text, options, returned, createdAt, editedAt, reply } = review;
  const name = review.name === ANONYMOUS_BUYER ? texts.anonymous : review.name;
  return (
    <Article aria-label={name}>
      <header>
        <Stars rating={rating} label={texts.outOf(String(rating))} />
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
      <p>{text}</p>
      {reply && (
        <Reply>
          <strong>{texts.reply(formatDay(reply.at))}</strong>
          <p>{reply.text}</p>
        </Reply>
      )}
    </Article>
  );
}

const Article = styled('article')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(0.75),
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spacing(0.5, 1.25) },
  '& small': { color: vars.palette.text.secondary, fontSize: '0.9rem' },
  '& small:empty': { display: 'none' },
  '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));

const Reply = styled('div')(({ theme: { vars, spacing } }) => ({
  marginTop: spacing(0.5),
  paddingInlineStart: spacing(1.75),
  borderInlineStart: `3px solid ${vars.palette.shop.thread}`,
  '& > strong': { fontSize: '0.9rem' },
}));
